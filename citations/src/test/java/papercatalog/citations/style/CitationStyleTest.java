package papercatalog.citations.style;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;

final class CitationStyleTest {
  private static final Pattern TITLE = Pattern.compile("<title>([^<]+)</title>");

  @Test
  @Tag(Generated.TAG)
  void shelf_isThatOfTheDocumentation() throws IOException {
    List<String> lines = new ArrayList<>(List.of("| `style` | |", "|---|---|"));
    for (String name : CitationStyle.names()) {
      Matcher title = TITLE.matcher(CitationStyle.of(name).xml());
      assertThat(title.find()).as(name).isTrue();
      lines.add("| `%s` | %s |".formatted(name, title.group(1).replace("&amp;", "&")));
    }

    Generated.part("docs/styles.md", "styles", lines);
  }

  @Test
  void names_ignoreCase() {
    assertThat(CitationStyle.names()).hasSize(52).startsWith("apa").doesNotHaveDuplicates();
    assertThat(CitationStyle.named("MLA")).contains("mla");
    assertThat(CitationStyle.of("mla")).isEqualTo(CitationStyle.of("modern-language-association"));
    assertThat(CitationStyle.named("../apa")).isEmpty();
  }
}
