package papercatalog.publishing.entry;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.publishing.entry.JsonItems.JsonItem;

final class JsonInTextTest {
  @Test
  void mail_withTwoObjects_givesBothWithTheirLines() throws IOException {
    List<JsonItem> items =
        items(
            "Dear editors {sic},\n\nhere:\n{\"id\":\"a\"}\nand {\n\"id\":\"b\",\"x\":{\"y\":\"}\\\"{\"}}\n-- \nAda");

    assertThat(items)
        .extracting(it -> it.node().toString())
        .containsExactly("{\"id\":\"a\"}", "{\"id\":\"b\",\"x\":{\"y\":\"}\\\"{\"}}");
    assertThat(items).extracting(JsonItem::line).containsExactly(4L, 5L);
  }

  @Test
  void brokenLines_inAString_becomeSpaces() throws IOException {
    assertThat(
            items("See:\r\n{\"id\":\"a\",\r\n\"title\":\"One \r\ntwo\nthree\\nfour\"}")
                .getFirst()
                .node())
        .hasToString("{\"id\":\"a\",\"title\":\"One two three\\nfour\"}");
  }

  @Test
  void quotedLines_loseTheirMarks() throws IOException {
    assertThat(
            items("Ada wrote:\n> > {\"id\":\"a\",\n> > \"title\":\"a >\n> > b\"}\n>\n")
                .getFirst()
                .node())
        .hasToString("{\"id\":\"a\",\"title\":\"a > b\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[{\"id\":\"a\"},{\"id\":\"b\"}]", "{\"id\":\"a\"}\n{\"id\":\"b\"}\n"})
  void json_isReadAsElsewhere(String json) throws IOException {
    assertThat(items(json))
        .extracting(it -> it.node().path("id").asText())
        .containsExactly("a", "b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Only words.",
        "Dear {\"id\":\"a\"",
        "Dear {\"id\" 1}",
        "Dear {\"a\":1,\"a\":2}",
        "Dear {\"a\":NaN}"
      })
  void textWithoutWholeJson_isOneProblem(String text) throws IOException {
    assertThat(items(text)).singleElement().matches(it -> it.problem().isPresent());
  }

  @Test
  void hostileText_takesNoLongTime_andGivesProblems() throws IOException {
    for (String piece : List.of("{\"a\":", "{\"a\":\n", "{\"", "[{", "{\"a\":{}}", "\"", "{\n")) {
      List<JsonItem> items = items("Dear " + piece.repeat(100_000));
      assertThat(items).isNotEmpty();
    }
    assertThat(items("Dear " + "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_000)))
        .allMatch(it -> it.problem().isPresent());
    assertThat(items("> {\"a\":" + (" ".repeat(2_000) + "\n> ").repeat(1_000) + "1}")).hasSize(1);
    assertThat(items("Dear {\"a\":" + " ".repeat(2_000_000) + "1}")).hasSize(1);
    assertThat(items("Dear\n" + "x".repeat(EntryReader.MAX_ENTRY)).getFirst().problem())
        .contains("text is longer than 8 MB");
  }

  private static List<JsonItem> items(String text) throws IOException {
    JsonItems items =
        JsonItems.inText(
            JsonItems.STRICT, new MeteredStream(new ByteArrayInputStream(text.getBytes(UTF_8))));
    List<JsonItem> all = new ArrayList<>();
    for (Optional<JsonItem> item = items.next(); item.isPresent(); item = items.next()) {
      all.add(item.get());
    }
    return all;
  }
}
