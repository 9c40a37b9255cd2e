package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.PageRequest;
import papercatalog.publishing.PublishedTable;

@Tag("slow")
final class DirectoryTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(
        paper("one", "2026")
            .collection(new CollectionName("sosp"))
            .topics(IntStream.range(10, 20).mapToObj(i -> new TopicName("topic-" + i)).toList())
            .build(),
        paper("two", "2026").collection(new CollectionName("osdi")).build());
  }

  @Test
  void collection_getsATitle_keepsItAndLosesIt() {
    Run titled = run("collection", "sosp", "--title", "Operating Systems Principles").expect(0);
    assertThat(titled.out()).startsWith("revised    collection sosp: 1 item written, ");
    assertThat(titled.err()).isEqualTo("endpoint " + Run.endpoint(TABLE) + ", table papers\n");
    assertThat(run("collection", "sosp", "--title=Operating Systems Principles").expect(0).out())
        .isEqualTo("unchanged  collection sosp\n");

    assertThat(run("collection", "sosp").expect(0).out())
        .isEqualTo("sosp                          Operating Systems Principles (1)\n");
    assertThat(run("collection", "sosp", "--output=json").expect(0).lastJson())
        .hasToString("{\"name\":\"sosp\",\"title\":\"Operating Systems Principles\",\"papers\":1}");
    assertThat(
            TABLE
                .catalog()
                .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
                .items())
        .extracting(DirectoryEntry::title)
        .anyMatch(title -> title.isPresent());

    TABLE
        .publisher()
        .publish(paper("three", "2026").collection(new CollectionName("sosp")).build());
    assertThat(run("collection", "sosp").expect(0).out()).contains("Principles");

    run("collection", "sosp", "--title=").expect(0);
    assertThat(run("collection", "sosp").expect(0).out()).isEqualTo("sosp (2)\n");
  }

  @Test
  void aName_thatNoPaperUses_canHaveATitle_andTheToolSaysSo() {
    Run run = run("topic", "unused", "--title", "Unused", "--output=json").expect(0);

    assertThat(run.lastJson().get("outcome").asText()).isEqualTo("created");
    assertThat(run.lastJson().get("topic").asText()).isEqualTo("unused");
    assertThat(run.err()).contains("No paper is listed there.", "topic unused", "--repair");
    assertThat(run("topic", "topic-10", "--title", "Ten").expect(0).err())
        .doesNotContain("No paper");
  }

  @Test
  void aName_thatIsNotThere_isAFailureThatSaysHowItComesToBe() {
    Run shown = run("topic", "nowhere", "--output=json").expect(1);
    assertThat(shown.lastJson().at("/error/code").asText()).isEqualTo("topic-not-found");
    assertThat(shown.err()).contains("There is no topic nowhere.", "--title");
    assertThat(run("collection", "nowhere", "--title=").expect(1).err())
        .contains("There is no collection nowhere.");
  }

  @Test
  void listOfNothing_saysSo() {
    for (String kind : List.of("collection", "author", "topic")) {
      assertThat(run("list", kind, "nowhere").expect(0).err())
          .isEqualTo("The " + kind + " nowhere has no papers.\n");
    }
    assertThat(run("list", "collection", "sosp", "--until=1999").expect(0).err())
        .isEqualTo("The collection sosp has no papers in this period.\n");
  }

  @Test
  void nonsense_isAUsageError() {
    assertThat(run("collection", "No Slug").expect(2).err()).contains("NAME");
    assertThat(run("topic", "topic-10", "--title", "x".repeat(301)).expect(2).err())
        .contains("--title must have 1 to 300 characters");
    assertThat(run("list", "authors").expect(2).err()).contains("list authors NAME");
    assertThat(run("list", "authors", "Жwe").expect(2).err()).contains("letters must match");
    run("list", "authors", "l", "--from=2026").expect(2);
    run("list", "topics", "no slug").expect(2);
    run("list", "collections", "--from=2026").expect(2);
    run("list", "collections", "--order=asc").expect(2);
    assertThat(run("list", "collection").expect(2).err()).contains("list collection NAME");
  }

  @Test
  void lists_areInOrderOfName_pageByPage() {
    assertThat(
            run("list", "collections")
                .expect(0)
                .out()
                .lines()
                .map(line -> line.replaceAll(" .*", "")))
        .containsSubsequence("osdi", "sosp");
    Run some = run("list", "topics", "--limit=3").expect(0);
    assertThat(some.out().lines().map(line -> line.replaceAll(" .*", "")))
        .startsWith("topic-10", "topic-11");
    assertThat(some.err()).contains("--all");
    assertThat(run("list", "topics", "Topic-11", "--output=json").expect(0).json())
        .extracting(topic -> topic.get("name").asText())
        .containsExactly("topic-11");
    assertThat(run("list", "topics", "zzz").expect(0).err())
        .isEqualTo("No names of topics begin with zzz.\n");
    List<String> all =
        run("list", "topics", "--all", "--output=json").expect(0).json().stream()
            .map(topic -> topic.get("name").asText())
            .toList();
    assertThat(all).isSorted().contains("topic-10", "topic-19");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
