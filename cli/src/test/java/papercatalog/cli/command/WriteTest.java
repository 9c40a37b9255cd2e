package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.Records;

final class WriteTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private final Records records =
      new Records(new CatalogTable(TABLE.client(), PublishedTable.NAME), Clock.systemUTC());

  @Test
  void withdraw_leavesATombstone_andShowsThePlaceFirst() {
    TABLE.givenPublished(paper("mistaken", "2026").build());

    Run run = run("withdraw", "mistaken", "--reason", "It was wrong.").expect(0);

    assertThat(run.out()).startsWith("withdrawn  paper mistaken, revision 2: ");
    assertThat(run.err()).isEqualTo("endpoint " + Run.endpoint(TABLE) + ", table papers\n");
    assertThatThrownBy(() -> TABLE.catalog().get(AccessPatterns.GET_PAPER, new PaperId("mistaken")))
        .isInstanceOfSatisfying(
            PaperWithdrawn.class,
            e -> assertThat(e.tombstone().orElseThrow().reason()).contains("It was wrong."));
    assertThat(run("withdraw", "mistaken").expect(0).out()).startsWith("unchanged");
  }

  @Test
  void withdraw_ofAnotherRevision_isAConflictAndChangesNothing() {
    TABLE.givenPublished(paper("moved-on", "2026").build());

    Run run = run("withdraw", "moved-on", "--revision=7", "--output=json").expect(1);

    assertThat(run.lastJson().at("/error/code").asText()).isEqualTo("revision-conflict");
    assertThat(run.err()).contains("revision 1", "revision 7");
    assertThat(records.paper(new PaperId("moved-on")).orElseThrow().revision()).isEqualTo(1);
  }

  @Test
  void withdraw_withAnAge_letsSupersededDraftsExpire_andNothingElse() {
    PaperId id = new PaperId("drafted");
    Paper draft = paper("drafted", "2026").status(Status.DRAFT).build();
    Paper published = PaperBuilder.from(draft).status(Status.PUBLISHED).build();
    TABLE.givenPublished(draft, published);

    run("withdraw", "drafted", "--expire-superseded-drafts-after", "365d").expect(0);

    assertThat(records.versions(id))
        .extracting(VersionSummary::status, VersionSummary::expiresAt)
        .containsExactly(
            tuple(Status.WITHDRAWN, Optional.empty()),
            tuple(Status.PUBLISHED, Optional.empty()),
            tuple(Status.DRAFT, Optional.of(PublishedTable.NOW.plus(Duration.ofDays(365)))));
    assertThat(run("get", "/papers/drafted/versions").expect(0).out()).contains("expiresAt");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--take-down", "--erase"})
  void withdraw_keepsEarlierVersions_andTakeDownRemovesThem(String option) {
    PaperId id = new PaperId("taken" + option);
    TABLE.givenPublished(paper(id.value(), "2026").build());
    run("withdraw", id.value()).expect(0);
    assertThat(records.versions(id)).hasSize(2);

    Run asked = run("withdraw", id.value(), option).expect(2);
    assertThat(asked.err()).contains("--yes");
    assertThat(records.versions(id)).hasSize(2);

    run("withdraw", id.value(), option, "--yes").expect(0);

    assertThat(records.versions(id)).extracting(VersionSummary::revision).containsExactly(2L);
    assertThat(run("get", id.value(), "--format=record").expect(0).out()).contains("withdrawn");
  }

  @Test
  void reason_thatCannotBeStored_isAUsageError() {
    TABLE.givenPublished(paper("unreasoned", "2026").build());

    for (String reason : List.of("", " ", "\u0007", "x".repeat(1_001))) {
      assertThat(run("withdraw", "unreasoned", "--reason", reason).expect(2).err())
          .as(reason)
          .contains("'--reason'", "must ");
    }
    assertThat(run("withdraw", "unreasoned", "--reason=").expect(2).err())
        .contains("must have 1 to 1000 characters and not be blank");
    assertThat(records.paper(new PaperId("unreasoned")).orElseThrow().revision()).isEqualTo(1);
  }

  @Test
  void age_thatIsNone_isAUsageError() {
    for (String age : List.of("365", "0d", "-1d", "1y", "9999999d")) {
      assertThat(run("withdraw", "x", "--expire-superseded-drafts-after", age).expect(2).err())
          .as(age)
          .contains("365d");
    }
  }

  @Test
  void delete_withoutYesAndWithoutATerminal_deletesNothing() {
    TABLE.givenPublished(paper("kept", "2026").build());

    assertThat(run("delete", "kept").expect(2).err()).contains("--yes");
    assertThat(records.paper(new PaperId("kept"))).isPresent();
  }

  @Test
  void delete_withoutTrace_leavesNoChangeEither_andTakesOneThatWasLeft() {
    TABLE.givenPublished(paper("traced", "2026").build(), paper("untraced", "2026").build());
    run("delete", "traced", "--yes").expect(0);
    assertThat(changes("traced")).isNotEmpty();

    run("delete", "untraced", "--without-trace", "--yes").expect(0);
    assertThat(changes("untraced")).isEmpty();

    assertThat(run("delete", "traced", "--without-trace").expect(2).err()).contains("--yes");
    assertThat(run("delete", "traced", "--without-trace", "--yes").expect(0).out())
        .startsWith("deleted    paper traced: 0 items written, 2 removed, ");
    assertThat(changes("traced")).isEmpty();
    assertThat(run("delete", "traced", "--without-trace", "--yes").expect(1).err())
        .contains("There is no paper traced.");
  }

  private static Map<ItemKey, Item> changes(String id) {
    return new Partition(new CatalogTable(TABLE.client(), PublishedTable.NAME), new PaperId(id))
        .changes();
  }

  @Test
  void delete_leavesNothingButItsChange() {
    TABLE.givenPublished(paper("gone", "2026").build());

    JsonNode json = run("delete", "gone", "--yes", "--output=json").expect(0).lastJson();

    assertThat(json.get("outcome").asText()).isEqualTo("deleted");
    assertThat(json.get("paper").asText()).isEqualTo("gone");
    assertThat(json.get("deletes").asInt()).isEqualTo(3);
    assertThat(records.paper(new PaperId("gone"))).isEmpty();
    assertThat(run("delete", "gone", "--yes").expect(1).err()).contains("There is no paper gone.");
  }

  @Test
  void author_setsWhatIsNamedAndKeepsTheRest() {
    AuthorHandle handle = new AuthorHandle("new-author");

    assertThat(run("author", "new-author", "--orcid", "0000-0002-1825-0097").expect(2).err())
        .contains("--name");
    assertThat(
            run("author", "new-author", "--name=A", "--affiliation=X", "--affiliation=Y")
                .expect(0)
                .out())
        .startsWith("created    author new-author");
    assertThat(run("author", "new-author", "--homepage=https://a.example").expect(0).out())
        .startsWith("revised");
    assertThat(run("author", "new-author", "--homepage=https://a.example").expect(0).out())
        .startsWith("unchanged");

    Author author = records.author(handle).orElseThrow();
    assertThat(author.name()).isEqualTo("A");
    assertThat(author.affiliations()).containsExactly("X", "Y");
    assertThat(author.homepage()).contains("https://a.example");

    run("author", "new-author", "--homepage=", "--affiliation=").expect(0);

    assertThat(records.author(handle).orElseThrow().homepage()).isEqualTo(Optional.empty());
    assertThat(records.author(handle).orElseThrow().affiliations()).isEmpty();
  }

  @Test
  void author_thatBreaksARule_isAUsageError() {
    assertThat(run("author", "somebody", "--name=A", "--orcid=1").expect(2).err())
        .contains("orcid must be");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
