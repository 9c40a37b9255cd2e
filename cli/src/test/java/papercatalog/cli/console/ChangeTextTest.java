package papercatalog.cli.console;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORSHIPS;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.cli.difference.FieldChange;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;

/** {@code catalog diff} shows every component of a paper. */
final class ChangeTextTest {
  private static final String ABSTRACT =
      "Orders events. It needs no common clock! Processes send messages. Ties are broken.";

  @Test
  void everyComponent_isAChangeOfItsField_asTextAndAsJson() {
    OF_PAPERS
        .pairs()
        .forEach(
            (component, pair) -> {
              List<FieldChange> changes = FieldChange.between(pair.one(), pair.other());

              assertThat(changes).extracting(FieldChange::field).containsExactly(component);
              assertThat(ChangeText.of(changes.getFirst()))
                  .startsWith(component + " ")
                  .hasSizeGreaterThan(14);
              assertThat(ChangeText.json(changes.getFirst()).get("before"))
                  .as(component)
                  .isNotEqualTo(ChangeText.json(changes.getFirst()).get("after"));
            });
    assertThat(FieldChange.between(CLOCKS_1978, CLOCKS_1978)).isEmpty();
  }

  @Test
  void everyComponentOfAnAuthor_isAChangeOfTheAuthors() {
    OF_AUTHORSHIPS
        .pairs()
        .forEach(
            (component, pair) ->
                assertThat(text(byline(pair.one()), byline(pair.other())))
                    .as(component)
                    .startsWith("authors "));
  }

  @Test
  void authors_areAddedRemovedMovedOrChanged() {
    Authorship third = new Authorship(new AuthorHandle("jane-doe"), "Jane Doe", Role.AUTHOR);
    Authorship editor = new Authorship(LISKOV.handle(), "B. Liskov", Role.EDITOR);

    assertThat(text(byline(LAMPORT, LISKOV), byline(third, LAMPORT, LISKOV)))
        .isEqualTo("authors      added 1: Jane Doe (jane-doe)\nauthorCount  2 -> 3");
    assertThat(text(byline(LAMPORT, LISKOV), byline(LISKOV, third)))
        .isEqualTo(
            """
            authors      removed 1: Leslie Lamport (leslie-lamport)
                         added 2: Jane Doe (jane-doe)\
            """);
    assertThat(text(byline(third, LAMPORT, LISKOV), byline(LAMPORT, LISKOV, third)))
        .isEqualTo("authors      moved from 1 to 3: Jane Doe (jane-doe)");
    assertThat(text(byline(LAMPORT, LISKOV), byline(LAMPORT, editor)))
        .isEqualTo(
            "authors      changed 2: Barbara Liskov (barbara-liskov)"
                + " -> B. Liskov (barbara-liskov, editor)");
  }

  @Test
  void authors_asJson_areThoseWhoChanged() {
    List<Authorship> many = new ArrayList<>(authors(15_000));
    Paper before = paper("many", "2026").authors(many).build();
    many.set(7, new Authorship(many.get(7).handle(), many.get(7).name(), Role.TRANSLATOR));
    Paper after = PaperBuilder.from(before).authors(many).build();

    assertThat(ChangeText.json(FieldChange.between(before, after).getFirst()))
        .hasToString(
            "{\"field\":\"authors\",\"before\":[{\"handle\":\"author-7\",\"name\":\"Author 7\","
                + "\"role\":\"author\",\"position\":8}],\"after\":[{\"handle\":\"author-7\","
                + "\"name\":\"Author 7\",\"role\":\"translator\",\"position\":8}]}");
  }

  @Test
  void topicsAndIdentifiers_areAddedOrRemoved() {
    PaperBuilder other =
        PaperBuilder.from(CLOCKS_1978)
            .topics(List.of(new TopicName("clocks"), new TopicName("order")))
            .identifiers(Map.of("doi", "10.1145/another", "url", "https://lamport.org"));

    assertThat(text(CLOCKS_1978, other.build()))
        .isEqualTo(
            """
            topics       removed distributed-systems
                         added order
            identifiers  changed doi 10.1145/359545.359563 -> 10.1145/another
                         added url https://lamport.org\
            """);
    assertThat(text(CLOCKS_1978, other.identifiers(Map.of()).build()))
        .contains("identifiers  removed doi 10.1145/359545.359563");
  }

  @Test
  void value_thatIsNotThere_isSaidToBeNone_andLeftOutAsJson() {
    Paper before = paper("a", "2026").build();
    Paper after = PaperBuilder.from(before).text(TextField.LICENSE, "MIT").build();

    assertThat(text(before, after)).isEqualTo("license      (none) -> MIT");
    assertThat(ChangeText.json(FieldChange.between(before, after).getFirst()))
        .hasToString("{\"field\":\"license\",\"after\":\"MIT\"}");
  }

  @Test
  void abstract_showsTheSentencesThatChanged() {
    String changed = ABSTRACT.replace("Processes send", "Its processes exchange");

    assertThat(text(about(ABSTRACT), about(changed + " It is well known.")))
        .isEqualTo(
            """
            abstract     ...
                         was  Processes send messages.
                         now  Its processes exchange messages.
                         ...
                         now  It is well known.\
            """);
    assertThat(text(about(ABSTRACT), about(ABSTRACT.replace("! ", "!\n\n"))))
        .isEqualTo("abstract     differs in white space only");
  }

  @Test
  void abstract_thatIsLong_isNoWiderThanATerminal() {
    String sentence = "word ".repeat(300).strip() + ".";

    assertThat(text(about(ABSTRACT), about(sentence)).lines())
        .hasSizeGreaterThan(15)
        .allMatch(line -> line.length() <= 100);
  }

  private static Paper about(String text) {
    return paper("a", "2026").text(TextField.ABSTRACT, text).build();
  }

  private static Paper byline(Authorship... authors) {
    return paper("a", "2026").authors(List.of(authors)).build();
  }

  private static String text(Paper before, Paper after) {
    return FieldChange.between(before, after).stream().map(ChangeText::of).collect(joining("\n"));
  }
}
