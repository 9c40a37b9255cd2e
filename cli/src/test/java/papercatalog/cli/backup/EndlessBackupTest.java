package papercatalog.cli.backup;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.publishing.document.PaperDocument;

final class EndlessBackupTest {
  private static final String HEADER = BackupLine.header(Optional.empty()) + "\n";

  @Test
  void line_thatNeverEnds_isRefusedOnceItIsTooLong() {
    Endless file = new Endless(HEADER, i -> "x".repeat(100_000));

    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new BackupReader("file", file).next())
        .withMessage("file:2: line is longer than 8 MB");
    assertThat(file.read).isLessThan(9_000_000);
  }

  @Test
  void versionsThatNeverEnd_areRefusedBeforeMemoryRunsOut() {
    Paper paper =
        PaperBuilder.from(Papers.paper("a", "2026").build())
            .text(TextField.ABSTRACT, "x".repeat(20_000))
            .build();
    Endless file =
        new Endless(
            HEADER,
            i ->
                "{\"version\":%s}\n"
                    .formatted(PaperDocument.writeRecord(paper.asRevision(i + 1, Instant.EPOCH))));

    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new BackupReader("file", file, 1_000_000).next())
        .withMessageContaining("the versions of the paper a need more memory")
        .withMessageContaining("CATALOG_JAVA_OPTS");
    assertThat(file.read).isLessThan(1_100_000);
  }

  private static final class Endless extends InputStream {
    private final IntFunction<String> parts;
    private ByteArrayInputStream part;
    private int number;
    private long read;

    Endless(String start, IntFunction<String> parts) {
      this.part = new ByteArrayInputStream(start.getBytes(UTF_8));
      this.parts = parts;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      read(one, 0, 1);
      return one[0];
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      if (part.available() == 0) {
        part = new ByteArrayInputStream(parts.apply(number++).getBytes(UTF_8));
      }
      int count = part.read(bytes, offset, length);
      read += count;
      return count;
    }
  }
}
