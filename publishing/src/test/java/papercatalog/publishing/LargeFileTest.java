package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.Thorough;

/** Files that are larger than the heap of 10 MB are read: memory does not grow with the file. */
@Tag("slow")
final class LargeFileTest {
  private static final int MEGABYTES = Thorough.of(32, 12);

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "RIS")
  void fileLargerThanTheHeap_isRead(FileFormat format) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx10m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LargeFile.class.getName(),
                format.name(),
                MEGABYTES + "000000")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isZero();
    assertThat(output).matches("[123][0-9]{4} papers in %d[0-9]{6} bytes\n".formatted(MEGABYTES));
  }
}
