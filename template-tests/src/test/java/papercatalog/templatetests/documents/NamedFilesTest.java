package papercatalog.templatetests.documents;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;

/** The classes and files that contributors are sent to are there. */
final class NamedFilesTest {
  private static final Pattern CLASS =
      Pattern.compile("`([A-Z][A-Za-z]*[a-z][A-Za-z]*)(?![A-Za-z-])[^`]*`");
  private static final Pattern PATH = Pattern.compile("`([a-z.-]+/[A-Za-z./-]*)`");

  /** Of the JDK, of AWS's libraries, of DynamoDB and of IAM. */
  private static final Set<String> OTHERS =
      Set.of(
          "BatchWriteItem",
          "BigDecimal",
          "BigInteger",
          "ForAllValues",
          "GetItem",
          "HashMap",
          "IndexReadKeyRangeThroughputExceeded",
          "IndexWriteKeyRangeThroughputExceeded",
          "IsSupplementTo",
          "IsVersionOf",
          "LambdaLogger",
          "LambdaOutputStream",
          "List",
          "ListStreams",
          "Null",
          "Obsoletes",
          "Origin",
          "Query",
          "SearchVectors",
          "SecureString",
          "String");

  @Test
  void contributorsPages_nameClassesThatExist() throws IOException {
    Set<String> classes = new TreeSet<>(OTHERS);
    for (Path file : Documents.files(".java")) {
      classes.add(file.getFileName().toString().replace(".java", ""));
    }

    Set<String> named = found(CLASS, "CONTRIBUTING.md");
    named.addAll(found(CLASS, "docs/invariants.md"));
    for (Path page : Documents.pages()) {
      if (page.startsWith(Documents.ROOT.resolve("docs/decisions"))) {
        named.addAll(found(CLASS, page.toString()));
      }
    }

    assertThat(classes).containsAll(named);
    assertThat(named).contains("AccessPatterns");
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "CONTRIBUTING.md", "SECURITY.md"})
  void page_namesFilesThatExist(String page) throws IOException {
    Set<String> named = found(PATH, page);
    for (Format format : Format.values()) {
      named.remove(MediaType.of(format).text());
    }

    assertThat(named).allMatch(path -> Files.exists(Documents.ROOT.resolve(path)));
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
