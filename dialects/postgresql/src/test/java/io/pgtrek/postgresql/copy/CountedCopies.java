package io.pgtrek.postgresql.copy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;

/** Counts the COPY statements of a connection: each begins with a savepoint of its own. */
final class CountedCopies {

    private final Connection connection;
    private int count;

    CountedCopies(Connection target) {
        this.connection = (Connection) Proxy.newProxyInstance(
                CountedCopies.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("setSavepoint")) {
                        count++;
                    }
                    try {
                        return method.invoke(target, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    Connection connection() {
        return connection;
    }

    int count() {
        return count;
    }
}
