package papercatalog.templatetests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Generated;

/** What scholars come for, in a real browser, with the clicks that it takes. */
@Tag("slow")
@Tag(Generated.TAG)
final class TasksTest {
  private static final int FEW_CLICKS = 2;

  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  @Test
  void tasks_takeFewClicks_asThePageSays() throws IOException {
    List<NodeChecks.Check> tasks =
        NodeChecks.run("read.mjs", CATALOG.url().toString(), "0", "tasks");

    assertThat(tasks).hasSize(24).allSatisfy(it -> assertThat(it.error()).as(it.name()).isNull());
    assertThat(tasks.stream().filter(it -> it.clicks() <= FEW_CLICKS)).hasSizeGreaterThan(21);
    Generated.part(
        "docs/pages.md",
        "tasks",
        Stream.concat(
                Stream.of("| Task | How | Clicks |", "|---|---|---|"),
                tasks.stream()
                    .map(it -> "| %s | %s | %d |".formatted(it.name(), it.way(), it.clicks())))
            .toList());
  }
}
