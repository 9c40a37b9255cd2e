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
            .topics(List.of(new TopicName("topic-10")))
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
        .isEqualTo("sosp                          Operating Systems Principles  (1)\n");
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
    assertThat(run("collection", "sosp").expect(0).out())
        .isEqualTo("sosp                          (2)\n");
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
  void nonsense_isAUsageError() {
    assertThat(run("collection", "No Slug").expect(2).err()).contains("NAME");
    assertThat(run("topic", "topic-10", "--title", "x".repeat(301)).expect(2).err())
        .contains("--title must have 1 to 300 characters");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
