package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Thorough;

/**
 * A second build of the same sources, in another directory, makes the same zips; without the tests,
 * of which nothing is in them, and without the static checks, which the first has passed and which
 * add nothing to what is compiled. Usually the smaller zip is made.
 */
// I-7
@Tag("slow")
final class SecondBuildTest {
  private static final Path PROJECT = Path.of("..");
  private static final Set<String> NO_SOURCES =
      Set.of(".git", "target", "node_modules", "cdk.out", "data");
  private static final Path TESTS = Path.of("src", "test");
  private static final List<String> MODULES =
      Thorough.of(List.of("announcements", "functions"), List.of("announcements"));

  @Test
  void zips_whenBuiltElsewhere_thenHaveTheSameBytes(@TempDir Path elsewhere)
      throws IOException, InterruptedException {
    copySources(elsewhere);

    Process build = build(elsewhere);
    String output = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(build.waitFor()).as(output).isZero();
    for (String module : MODULES) {
      String zip = module + "/target/" + module + ".zip";
      assertThat(FileHash.of(elsewhere.resolve(zip))).isEqualTo(FileHash.of(PROJECT.resolve(zip)));
    }
  }

  private static Process build(Path directory) throws IOException {
    List<String> command = new ArrayList<>(List.of("mvn", "-B", "-q", "-DskipTests", "package"));
    command.addAll(
        List.of(
            "-pl",
            String.join(",", MODULES),
            "-am",
            "-Dspotless.check.skip",
            "-Denforcer.skip",
            "-Derror-prone.options=-XepDisableAllChecks"));
    Optional.ofNullable(System.getProperty("maven.repo.local"))
        .ifPresent(repository -> command.add("-Dmaven.repo.local=" + repository));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    // A build this small is over before the second compiler has paid.
    builder.environment().merge("MAVEN_OPTS", "-XX:TieredStopAtLevel=1", "%s %s"::formatted);
    builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
    return builder.start();
  }

  private static void copySources(Path to) throws IOException {
    Files.walkFileTree(
        PROJECT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
              throws IOException {
            if (NO_SOURCES.contains(directory.getFileName().toString())
                || directory.endsWith(TESTS)) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to.resolve(PROJECT.relativize(directory)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(file, to.resolve(PROJECT.relativize(file)));
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
