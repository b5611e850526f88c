package io.pgtrek.cli.config;

import io.pgtrek.error.ErrorCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** The text of a job file: UTF-8, or UTF-16 where an editor of Windows left its byte order mark. */
final class JobText {

    private JobText() {}

    static Optional<String> read(Path file, String name, Problems problems) {
        try {
            return Optional.of(decode(Files.readAllBytes(file)));
        } catch (NoSuchFileException e) {
            problems.add(ErrorCode.FILE_UNREADABLE, Origin.file(name, 0), "", "does not exist");
        } catch (CharacterCodingException e) {
            problems.add(Origin.file(name, 0), "", "is not UTF-8; save it with that encoding");
        } catch (IOException e) {
            problems.add(ErrorCode.FILE_UNREADABLE, Origin.file(name, 0), "", "cannot be read: " + e.getMessage());
        }
        return Optional.empty();
    }

    private static String decode(byte[] bytes) throws CharacterCodingException {
        String text = charset(bytes).newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static Charset charset(byte[] bytes) {
        if (bytes.length < 2) {
            return StandardCharsets.UTF_8;
        }
        int mark = (bytes[0] & 0xff) << 8 | (bytes[1] & 0xff);
        return mark == 0xfeff || mark == 0xfffe ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    }
}
