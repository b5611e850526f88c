package io.pgtrek.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Refuses null and absence for every record component that is not marked {@code @Nullable}. */
final class RecordIntrospector extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable Boolean hasRequiredMarker(AnnotatedMember member) {
        Boolean required = required(member);
        return required != null ? required : super.hasRequiredMarker(member);
    }

    @Override
    public JsonSetter.Value findSetterInfo(Annotated annotated) {
        return Boolean.TRUE.equals(required(annotated))
                ? JsonSetter.Value.forValueNulls(Nulls.FAIL)
                : super.findSetterInfo(annotated);
    }

    private static @Nullable Boolean required(Annotated annotated) {
        if (!(annotated instanceof AnnotatedParameter parameter)) {
            return null;
        }
        RecordComponent[] components = parameter.getDeclaringClass().getRecordComponents();
        if (components == null) {
            return null;
        }
        return !components[parameter.getIndex()].getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
