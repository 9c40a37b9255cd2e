package papercatalog.runtime.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.IndexBucket;
import papercatalog.runtime.lambda.LostCache;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;
import papercatalog.search.index.IndexingFunction;

/**
 * The package of the search, started by its own bootstrap over an index in a bucket. It is not
 * zipped: {@link PackageTest} does that.
 */
@Tag("slow")
@Timeout(300)
final class SearchPackageTest {
  private static final String HANDLER = HandlerClass.of(AccessPatterns.SEARCH_PAPERS);

  @RegisterExtension static final SampleEngine ENGINE = new SampleEngine();
  @TempDir private Path directory;

  @Test
  void package_answersOutOfItsCache_fromTheIndexThatItDownloads() throws Exception {
    Path log = directory.resolve("function.log");
    Path classes = directory.resolve("classes.log");
    try (TaskRoot root = TaskRoot.create();
        IndexBucket bucket = new IndexBucket(directory)) {
      RuntimePackager.build(
          ENGINE.throughTls(),
          root.directory(),
          "../search/target/search.zip",
          HANDLER,
          "../events");
      Training.index(directory.resolve("bucket"));
      String event = Files.readString(Path.of("../events/search-papers.json"));
      String temporary = "-Djava.io.tmpdir=" + directory;
      for (List<String> options :
          List.of(List.of(temporary, "-Xlog:class+load:file=" + classes), List.of(temporary))) {
        List<String> command =
            new Packaging.OwnRuntime(root.directory()).command(root.directory(), "", options);
        try (FunctionProcess function =
            new FunctionProcess(
                command,
                root.directory(),
                HANDLER,
                bucket.variables(ENGINE.endpoint(), "bucket"),
                log)) {
          assertThat(function.firstAnswer(event).text())
              .contains("\"statusCode\":200", "\\\"highlight\\\":", "replicated");
        }
      }
      Map<String, String> none = new HashMap<>(bucket.variables(ENGINE.endpoint(), "bucket"));
      none.remove(IndexingFunction.BUCKET_VARIABLE);
      List<String> command =
          new Packaging.OwnRuntime(root.directory()).command(root.directory(), "", List.of());
      try (FunctionProcess function =
          new FunctionProcess(
              command, root.directory(), HANDLER, none, directory.resolve("none.log"))) {
        assertThatThrownBy(() -> function.firstAnswer(event))
            .hasMessageContaining("cannot create papercatalog.runtime.direct.DirectIndexStore");
      }
      try (ZipFile jar = new ZipFile(root.directory().resolve("functions.jar").toFile())) {
        assertThat(jar.stream().map(ZipEntry::getName))
            .contains("org/apache/lucene/search/IndexSearcher.class")
            .noneMatch(name -> name.startsWith("software/amazon/awssdk/services/s3/"));
      }
    }
    assertThat(LostCache.in(log)).isFalse();
    assertThat(Files.readAllLines(log))
        .as("with no warning of the missing vector module")
        .filteredOn(line -> !line.startsWith("NOTE: Picked up JDK_JAVA_OPTIONS"))
        .singleElement(STRING)
        .contains("\"message\":\"request\",\"operation\":\"SearchPapers\"");
    assertThat(Files.readAllLines(classes))
        .as("a record that is hashed makes eight such classes, 10 ms")
        .noneMatch(line -> line.contains("LambdaForm$MH/0x") && line.contains("LookupDefineClass"));
    assertThat(Files.readAllLines(classes))
        .filteredOn(
            line -> line.matches(".* (papercatalog|org\\.apache\\.lucene)\\.[\\w.]+ source: .*"))
        .anyMatch(line -> line.contains(" org.apache.lucene.search.IndexSearcher "))
        .anyMatch(line -> line.contains(" papercatalog.runtime.direct.DirectIndexStore "))
        .allMatch(line -> line.contains(" source: shared objects file"));
  }
}
