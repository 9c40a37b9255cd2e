package papercatalog.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes and files that contributors are sent to are there. */
final class NamedFilesTest {
  private static final Pattern CLASS = Pattern.compile("`([A-Z][A-Za-z]*[a-z][A-Za-z]*)[^`]*`");
  private static final Pattern PATH = Pattern.compile("`([a-z.-]+/[A-Za-z./-]*)`");
  private static final Set<String> OF_THE_JDK = Set.of("String");

  @ParameterizedTest
  @ValueSource(strings = {"CONTRIBUTING.md", "docs/invariants.md"})
  void page_namesClassesThatExist(String page) throws IOException {
    Set<String> named = found(CLASS, page);
    named.removeAll(OF_THE_JDK);
    Set<String> classes = new TreeSet<>();
    for (Path file : Documents.files(".java")) {
      classes.add(file.getFileName().toString().replace(".java", ""));
    }

    assertThat(named).isNotEmpty();
    assertThat(classes).containsAll(named);
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "CONTRIBUTING.md", "SECURITY.md"})
  void page_namesFilesThatExist(String page) throws IOException {
    assertThat(found(PATH, page)).allMatch(path -> Files.exists(Documents.ROOT.resolve(path)));
  }

  @Test
  void dependencyUpdates_areOfEveryPackageLock() throws IOException {
    Set<String> locks = new TreeSet<>();
    for (Path lock : Documents.files("package-lock.json")) {
      locks.add("/" + Documents.ROOT.relativize(lock.getParent()));
    }

    assertThat(Files.readString(Documents.ROOT.resolve(".github/dependabot.yml")))
        .contains("directories: [" + String.join(", ", locks) + "]");
  }

  private static Set<String> found(Pattern pattern, String page) throws IOException {
    Set<String> found = new TreeSet<>();
    pattern
        .matcher(Files.readString(Documents.ROOT.resolve(page)))
        .results()
        .forEach(it -> found.add(it.group(1)));
    return found;
  }
}
