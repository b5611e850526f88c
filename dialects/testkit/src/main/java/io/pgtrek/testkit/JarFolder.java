package io.pgtrek.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Copies files out of jars that are part of the build, hence trusted. */
final class JarFolder {

    private JarFolder() {}

    /** Copies what lies below {@code prefix} into {@code target}; names starting with {@code prefix} lose it. */
    static void unpack(InputStream jar, String prefix, Path target) throws IOException {
        ZipInputStream zip = new ZipInputStream(jar);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            if (entry.getName().startsWith(prefix) && !entry.isDirectory()) {
                copy(zip, target.resolve(entry.getName().substring(prefix.length())));
            }
        }
    }

    static void copy(InputStream content, Path file) throws IOException {
        Files.createDirectories(file.resolveSibling(""));
        Files.copy(content, file);
    }

    static void makeExecutable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
