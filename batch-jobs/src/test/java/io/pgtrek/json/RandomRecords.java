package io.pgtrek.json;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes random values of any of our records, nulls and nasty text included. */
final class RandomRecords {

    private static final List<String> TEXTS = List.of(
            "orders",
            "a.b",
            "\"; drop table x; --",
            "`tick`",
            "trailing ",
            "line\nfeed",
            "\ud83d\udc18",
            "\u0130I\u0131i",
            "nul\0",
            "</script>",
            "back\\slash",
            "\r\n\t",
            "null",
            "0",
            "\u2028");

    private final Random random;

    RandomRecords(long seed) {
        this.random = new Random(seed);
    }

    <T> T of(Class<T> type) {
        return type.cast(value(type));
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType list) {
            return IntStream.range(0, random.nextInt(4))
                    .mapToObj(i -> value(list.getActualTypeArguments()[0]))
                    .toList();
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isRecord()) {
            return record(raw);
        }
        if (raw.isEnum()) {
            return pick(List.of(raw.getEnumConstants()));
        }
        if (raw.isSealed()) {
            return value(pick(List.of(raw.getPermittedSubclasses())));
        }
        return scalar(raw);
    }

    private Object scalar(Class<?> type) {
        if (type == String.class) {
            return pick(TEXTS);
        }
        if (type == boolean.class) {
            return random.nextBoolean();
        }
        if (type == int.class || type == Integer.class) {
            return random.nextInt();
        }
        if (type == long.class || type == Long.class) {
            return pick(List.of(random.nextLong(), Long.MIN_VALUE, Long.MAX_VALUE, 0L, -1L));
        }
        throw new IllegalArgumentException(type.toString());
    }

    /** Tries again where the record's own constructor refuses the combination. */
    private Object record(Class<?> type) {
        for (int attempt = 0; attempt < 100; attempt++) {
            try {
                return construct(type);
            } catch (InvocationTargetException e) {
                if (!(e.getCause() instanceof IllegalArgumentException)) {
                    throw new IllegalStateException(e.getCause());
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        throw new IllegalStateException("no valid " + type);
    }

    private Object construct(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(
                Arrays.stream(components).map(this::component).toArray());
    }

    private @Nullable Object component(RecordComponent component) {
        if (component.getName().equals("schemaVersion")) {
            return 1;
        }
        AnnotatedType type = component.getAnnotatedType();
        boolean absent = type.isAnnotationPresent(Nullable.class) && random.nextBoolean();
        return absent ? null : value(component.getGenericType());
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
