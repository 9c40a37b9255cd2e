package papercatalog.publishing.record;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.Differences.Pair;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whichever component of a record is not the same everywhere, something is found. */
final class PaperReadingTest {
  private static final List<Authorship> MANY = authors(120);

  @Test
  void items_ofAnyPaper_areWell() {
    assertThat(OF_PAPERS.values().filter(Paper::isWhole))
        .allSatisfy(paper -> assertThat(flaws(paper.id(), items(paper))).isEmpty());
  }

  @Test
  void hash_ofOtherContent_isFound() {
    for (String component :
        OF_PAPERS.allBut("id", "referenceCount", "revision", "createdAt", "updatedAt")) {
      Pair<Paper> pair = OF_PAPERS.pairs().get(component);
      Map<ItemKey, Item> items = items(pair.one());
      AttributeValue hash =
          PaperItems.DECLARED.paper(pair.other()).value(Attributes.CONTENT_HASH).orElseThrow();
      items.computeIfPresent(
          PaperItems.DECLARED.paper(pair.one()).key(),
          (_, own) -> own.with(Attributes.CONTENT_HASH, hash));

      assertThat(flaws(pair.one().id(), items)).as(component).containsExactly(Flaw.WRONG_HASH);
    }
  }

  @Test
  void links_thatShowAnotherSummary_areFound() {
    Set<String> summary = OF_PAPERS.shownBy(Paper::summary);
    for (String component : OF_PAPERS.allBut("id", "authorCount")) {
      Pair<Paper> pair = OF_PAPERS.pairs().get(component);
      Map<ItemKey, Item> items = items(pair.one());
      PaperItems.DECLARED
          .links(pair.other())
          .forEach((key, link) -> items.computeIfPresent(key, (_, _) -> link));

      assertThat(flaws(pair.one().id(), items).isEmpty())
          .as(component)
          .isEqualTo(!summary.contains(component));
    }
  }

  @Test
  void version_thatSaysSomethingElse_isFound() {
    for (String component :
        OF_PAPERS.allBut(
            "id", "authorCount", "references", "referenceCount", "withdrawnAt", "revision")) {
      Pair<Paper> pair = OF_PAPERS.pairs().get(component);
      Map<ItemKey, Item> items = items(by(MANY, pair.one()));
      Item version =
          VersionItem.of(by(component.equals("authors") ? MANY.reversed() : MANY, pair.other()));
      items.put(version.key(), version);

      assertThat(flaws(pair.one().id(), items)).as(component).contains(Flaw.STALE_RECORD);
    }
  }

  @Test
  void kinds_haveEveryLink() {
    for (KeyPrefix kind : KeyPrefix.values()) {
      assertThat(PaperItem.isLink(Keys.link(new PaperId("x"), kind, "y")))
          .as("%s", kind)
          .isEqualTo(kind.isLink() || kind == KeyPrefix.NAMED_WORK);
    }
  }

  private static Paper by(List<Authorship> authors, Paper paper) {
    return PaperBuilder.from(paper).authors(authors).build();
  }

  private static Map<ItemKey, Item> items(Paper paper) {
    PaperState.Version version = new PaperState.Version(paper, Optional.empty());
    return PaperState.of(List.of(version), Change.to(paper, NOW)).items(TableSchema.DECLARED);
  }

  private static List<Flaw> flaws(PaperId id, Map<ItemKey, Item> items) {
    return new PaperReading(id, items, NOW)
        .flaws(TableSchema.DECLARED).stream().map(PaperReading.Damage::flaw).toList();
  }
}
