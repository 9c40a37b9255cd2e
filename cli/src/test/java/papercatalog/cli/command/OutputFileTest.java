package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.publishing.PublishedTable;

/** Where {@code export} and {@code backup} write. */
final class OutputFileTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @TempDir private Path directory;

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(Papers.CLOCKS_1978);
  }

  @Test
  void regularFile_isReplaced_withItsPermissions() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "old");
    Path hardLink = Files.createLink(directory.resolve("hard"), file);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    export(file).expect(0);

    assertExported(file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
    assertThat(hardLink).hasContent("old");
    assertThat(directory).isDirectoryNotContaining("glob:**.part");
  }

  @ParameterizedTest
  @ValueSource(strings = {"there", "dangling"})
  void link_staysALink_toTheFile(String name) throws IOException {
    Path there = Files.writeString(directory.resolve("there"), "old");
    Path target = directory.resolve(name);
    Path other = Files.createDirectory(directory.resolve("other"));
    Path first = Files.createSymbolicLink(other.resolve("link"), Path.of("../" + name));
    Path link = Files.createSymbolicLink(directory.resolve("link"), first);

    export(link).expect(0);

    assertThat(link).isSymbolicLink();
    assertThat(first).isSymbolicLink();
    assertThat(target).isRegularFile();
    assertExported(target);
    assertThat(there).exists();
  }

  @Test
  void linksInALoop_areAUsageError() throws IOException {
    Path one = Files.createSymbolicLink(directory.resolve("one"), directory.resolve("other"));
    Files.createSymbolicLink(directory.resolve("other"), one);

    assertThat(export(one).expect(2).err()).contains("--out: cannot write", one + ": ", "loop");
  }

  @Test
  void directory_orOneThatIsNotThere_isAUsageError() throws IOException {
    for (String path : List.of(directory.toString(), directory + "/no/file", "/", ".")) {
      Run run = export(Path.of(path)).expect(2);
      assertThat(run.err()).startsWith("--out: cannot write " + path + ": ");
      assertThat(run.err().lines()).hasSize(2);
    }
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void placeWithoutPermission_isAUsageError_beforeAnyWork() throws IOException {
    Path readOnly = Files.writeString(directory.resolve("file"), "old");
    Files.setPosixFilePermissions(readOnly, Set.of());
    assumeThat(Files.isWritable(readOnly)).as("root may write everywhere").isFalse();
    assertThat(export(readOnly).expect(2).err()).contains(readOnly + ": permission denied");

    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("r-x------"));
    Path absent = directory.resolve("absent");
    assertThat(export(absent).expect(2).err()).contains(absent + ": permission denied");
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void device_isWrittenTo_andNamedWhenItIsFull() {
    Path full = Path.of("/dev/full");
    assumeThat(Files.exists(full)).isTrue();

    Run run = export(full).expect(1);

    assertThat(run.err()).endsWith("/dev/full cannot be written: No space left on device\n");
    assertThat(Files.isRegularFile(full)).isFalse();
    export(Path.of("/dev/null")).expect(0);
    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  @Test
  void pipe_isWrittenTo_andItsReaderMayLeave() throws Exception {
    Path pipe = directory.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    FutureTask<String> read = new FutureTask<>(() -> Files.readString(pipe, UTF_8));
    Thread.startVirtualThread(read);

    export(pipe).expect(0);

    assertThat(read.get()).contains(Papers.CLOCKS_1978.id().value());
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Test
  void standardOutput_byItsOtherName_isStandardOutput() {
    Run run = export(Path.of("/dev/stdout")).expect(0);

    assertThat(run.out()).startsWith("{").contains(Papers.CLOCKS_1978.id().value());
    assertThat(run.json()).isNotEmpty();
    assertThat(Run.at(TABLE, "backup", "/dev/stdout").expect(0).out()).contains("\"end\"");
  }

  private static void assertExported(Path file) {
    assertThat(file).content().contains(Papers.CLOCKS_1978.id().value());
  }

  private static Run export(Path file) {
    return Run.at(TABLE, "export", "--out", file.toString());
  }
}
