package papercatalog.telemetry;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.GET_PAPER;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

final class LinesTest {
  private static final String LINE = RequestLine.of(GET_PAPER).text();

  @Test
  void lines_endAsTheyLike() throws IOException {
    assertThat(read(LINE + "\n\n" + LINE + "\r\n" + LINE)).hasSize(3).allMatch(this::isRequest);
    assertThat(read("")).isEmpty();
    assertThat(read("\n\n")).isEmpty();
    assertThat(read("{")).hasSize(1).noneMatch(this::isRequest);
  }

  @Test
  void lines_thatAreTooLong_areSkippedWhole() throws IOException {
    String longest = " ".repeat(Lines.MAX_LENGTH - LINE.length()) + LINE;

    assertThat(read(longest + "\n" + LINE)).hasSize(2).allMatch(this::isRequest);
    assertThat(read(" " + longest + "\n" + LINE).stream().map(this::isRequest))
        .containsExactly(false, true);
    assertThat(read(LINE.repeat(10_000))).hasSize(1).noneMatch(this::isRequest);
  }

  @Test
  void lines_comeInPiecesOfAnySize() throws IOException {
    byte[] log = (LINE + "\n" + LINE + "\n" + LINE).getBytes(UTF_8);
    InputStream slow =
        new ByteArrayInputStream(log) {
          @Override
          public synchronized int read(byte[] into, int from, int length) {
            return super.read(into, from, Math.min(length, 7));
          }
        };

    assertThat(read(slow)).hasSize(3).allMatch(this::isRequest);
  }

  @Test
  void lines_ofACompressedLog_areRead() throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    for (int part = 0; part < 2; part++) { // as cat puts two together
      try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
        gzip.write((LINE + "\n").getBytes(UTF_8));
      }
    }

    assertThat(read(new ByteArrayInputStream(compressed.toByteArray())))
        .hasSize(2)
        .allMatch(this::isRequest);
  }

  private boolean isRequest(LogLine line) {
    return line instanceof LogLine.Request;
  }

  private static List<LogLine> read(String log) throws IOException {
    return read(new ByteArrayInputStream(log.getBytes(UTF_8)));
  }

  private static List<LogLine> read(InputStream log) throws IOException {
    List<LogLine> lines = new ArrayList<>();
    new Lines(lines::add, Optional.empty()).read(log);
    return lines;
  }
}
