package papercatalog.templatetests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A browser, a judge of accessibility and a feed reader read the catalog. */
@Tag("slow")
final class ReadersTest {
  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  @TestFactory
  Stream<DynamicTest> readers_findWhatTheyLookFor() throws IOException {
    List<NodeChecks.Check> checks =
        NodeChecks.run(
            "read.mjs", CATALOG.url().toString(), Integer.toString(HostileRecords.COUNT));
    assertThat(checks).hasSizeGreaterThan(80);
    return checks.stream()
        .map(
            check ->
                DynamicTest.dynamicTest(
                    check.name(), () -> assertThat(check.error()).as(check.name()).isNull()));
  }
}
