package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_CITATIONS;
import static papercatalog.domain.pattern.AccessPatterns.PAPER_PAGE;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.RelatedPaper;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.ItemCollectionPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.maintenance.WaitingCitations;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Relations between papers, which each of both shows. */
final class RelationsTest {
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);
  private static final PaperId PREPRINT = new PaperId("preprint");
  private static final PaperId ARTICLE = new PaperId("article");
  private static final ItemKey INVERSE = Keys.link(ARTICLE, KeyPrefix.NAMED_BY, PREPRINT);

  private final MemoryEngine engine = new MemoryEngine("papers", TableSchema.DECLARED);
  private final CatalogTable table = new CatalogTable(engine.client(), "papers");
  private final Publisher publisher = new Publisher(table, CLOCK);

  private enum Naming {
    BY_ID,
    BY_DOI,
    BY_BOTH_IN_TWO;

    Paper preprint() {
      Relation byId =
          new Relation(RelationType.IS_PREPRINT_OF, Map.of(), Optional.of(new PaperId("Article")));
      Relation byDoi =
          new Relation(
              RelationType.IS_PREPRINT_OF,
              Map.of("doi", "https://doi.org/10.5555/ARTICLE"),
              Optional.empty());
      return paper("preprint", "2025")
          .relations(
              switch (this) {
                case BY_ID -> List.of(byId);
                case BY_DOI -> List.of(byDoi);
                case BY_BOTH_IN_TWO -> List.of(byId, byDoi);
              })
          .build();
    }
  }

  private static Paper article() {
    return paper("article", "2026").identifiers(Map.of("doi", "10.5555/article")).build();
  }

  @ParameterizedTest
  @EnumSource
  void relation_isShownByBoth_whicheverCameFirst(Naming naming) {
    publisher.publish(naming.preprint());
    assertThat(related(PREPRINT)).isEmpty();
    publisher.publish(article());
    assertShownByBoth();

    publisher.delete(ARTICLE, OptionalLong.empty());
    assertThat(related(PREPRINT)).isEmpty();
    assertThat(engine.table().all().toString()).doesNotContain("NAMED_BY#");
    publisher.publish(article());
    publisher.publish(naming.preprint());
    assertShownByBoth();

    publisher.delete(PREPRINT, OptionalLong.empty());
    assertThat(related(ARTICLE)).isEmpty();
    publisher.publish(naming.preprint());
    assertShownByBoth();
  }

  private void assertShownByBoth() {
    assertThat(related(PREPRINT))
        .containsExactly(new RelatedPaper(RelationType.IS_PREPRINT_OF, ARTICLE, Optional.empty()));
    assertThat(related(ARTICLE))
        .containsExactly(
            new RelatedPaper(RelationType.HAS_PREPRINT, PREPRINT, Optional.of("Paper preprint")));
    assertThat(new Catalog(table).list(LIST_PAPER_CITATIONS, ARTICLE, PageRequest.FIRST).items())
        .isEmpty();
    assertThat(findings()).isEmpty();
  }

  /** The title comes from the other paper, which says the same from its side. */
  @Test
  void relation_thatBothSay_isShownOnce() {
    publisher.publish(Naming.BY_DOI.preprint());
    publisher.publish(
        PaperBuilder.from(article())
            .relations(
                List.of(new Relation(RelationType.HAS_PREPRINT, Map.of(), Optional.of(PREPRINT))))
            .build());

    assertThat(related(PREPRINT))
        .containsExactly(
            new RelatedPaper(RelationType.IS_PREPRINT_OF, ARTICLE, Optional.of("Paper article")));
    assertThat(related(ARTICLE))
        .containsExactly(
            new RelatedPaper(RelationType.HAS_PREPRINT, PREPRINT, Optional.of("Paper preprint")));
    assertThat(findings()).isEmpty();
  }

  private enum Leaving {
    SUPERSEDED,
    WITHDRAWN,
    WITHOUT_THE_RELATION
  }

  @ParameterizedTest
  @EnumSource
  void relatedPaper_noLongerShowsOneThatLeaves(Leaving leaving) {
    publisher.publish(article());
    publisher.publish(Naming.BY_DOI.preprint());
    PaperBuilder preprint = PaperBuilder.from(Naming.BY_DOI.preprint());
    switch (leaving) {
      case SUPERSEDED ->
          publisher.publish(
              preprint.status(Status.SUPERSEDED).supersededBy(Optional.of(ARTICLE)).build());
      case WITHDRAWN -> publisher.withdraw(PREPRINT, Optional.empty(), OptionalLong.empty());
      case WITHOUT_THE_RELATION -> publisher.publish(preprint.relations(List.of()).build());
    }

    assertThat(related(ARTICLE)).isEmpty();
    assertThat(findings()).isEmpty();

    publisher.publish(Naming.BY_DOI.preprint(), Replaceable.ANY);
    assertShownByBoth();
  }

  @Test
  void title_isThatOfTheLatestRevision() {
    publisher.publish(article());
    publisher.publish(Naming.BY_DOI.preprint());
    publisher.publish(PaperBuilder.from(Naming.BY_DOI.preprint()).title("Another").build());

    assertThat(related(ARTICLE))
        .extracting(RelatedPaper::title)
        .containsExactly(Optional.of("Another"));
    assertThat(findings()).isEmpty();
  }

  private enum Harm {
    LOST,
    CHANGED,
    OF_NO_RELATION,
    OF_NO_PAPER;

    void to(CatalogTable table) {
      ItemKey other = Keys.link(ARTICLE, KeyPrefix.NAMED_BY, new PaperId("other"));
      ItemKey none = Keys.link(new PaperId("none"), KeyPrefix.NAMED_BY, PREPRINT);
      switch (this) {
        case LOST -> new BatchWrite(table).write(List.of(), List.of(INVERSE));
        case CHANGED -> put(table, INVERSE);
        case OF_NO_RELATION -> put(table, other);
        case OF_NO_PAPER -> put(table, none);
      }
    }

    private static void put(CatalogTable table, ItemKey key) {
      Map<String, AttributeValue> item = new HashMap<>(key.attributes());
      item.put(Attributes.TITLE, AttributeValue.fromN("1"));
      table.client().putItem(put -> put.tableName(table.name()).item(item));
    }
  }

  @ParameterizedTest
  @EnumSource
  void verify_findsAndRepairsTheOtherSide(Harm harm) {
    publisher.publish(article());
    publisher.publish(paper("other", "2026").build());
    publisher.publish(Naming.BY_DOI.preprint());
    harm.to(table);

    related(ARTICLE); // can be read
    assertThat(findings()).extracting(Finding::flaw).containsExactly(Flaw.STALE_INVERSE);
    Verifier.repairing(table, CLOCK, publisher).run(_ -> {}, _ -> {});
    assertShownByBoth();
  }

  /** As a restore does, which writes the items of each paper alone. */
  @Test
  void relations_areCompletedAfterItemsWereWrittenAlone() {
    publisher.publish(article());
    publisher.publish(Naming.BY_DOI.preprint());
    Harm.CHANGED.to(table);
    Harm.OF_NO_RELATION.to(table);
    new WaitingCitations(table).find();
    Recount.correctAll(table);

    assertShownByBoth();
  }

  @Test
  void paper_withTheMostRelations_isPublished_withBothSides() {
    List<Relation> most =
        IntStream.range(0, Paper.MAX_RELATIONS)
            .mapToObj(
                i ->
                    i < 40
                        ? new Relation(
                            RelationType.HAS_PART, Map.of(), Optional.of(new PaperId("part-" + i)))
                        : new Relation(
                            RelationType.HAS_PART, Map.of("doi", "10.5555/" + i), Optional.empty()))
            .toList();
    for (int i = 0; i < 40; i++) {
      publisher.publish(paper("part-" + i, "2026").build());
    }
    publisher.publish(paper("whole", "2026").relations(most).build());

    assertThat(related(new PaperId("whole"))).hasSize(40);
    assertThat(related(new PaperId("part-39")))
        .containsExactly(
            new RelatedPaper(
                RelationType.IS_PART_OF, new PaperId("whole"), Optional.of("Paper whole")));
    assertThat(findings()).isEmpty();
  }

  /** The number lies behind the first megabyte. */
  @Test
  void paperThatMoreNameThanOneRequestReads_isShown_withoutTheNumberOfItsCitations() {
    publisher.publish(article());
    publisher.publish(
        paper("citing", "2026")
            .references(List.of(new Reference(Optional.empty(), Map.of(), Optional.of(ARTICLE))))
            .build());
    for (int i = 0; i < 4; i++) {
      ItemKey part = Keys.link(ARTICLE, KeyPrefix.NAMED_BY, new PaperId("part-" + i));
      Map<String, AttributeValue> item = new HashMap<>(part.attributes());
      item.put(Attributes.ID, AttributeValue.fromS("part-" + i));
      item.put(Attributes.TITLE, AttributeValue.fromS("x".repeat(390_000)));
      item.put(
          Attributes.RELATIONS, AttributeValue.fromL(List.of(AttributeValue.fromS("IsPartOf"))));
      table.client().putItem(put -> put.tableName(table.name()).item(item));
    }
    Catalog catalog = new Catalog(table, CLOCK);

    for (ItemCollectionPattern<Overview> pattern : List.of(PAPER_PAGE, GET_PAPER_OVERVIEW)) {
      Overview overview = catalog.itemCollection(pattern, ARTICLE);
      assertThat(overview.paper().title()).isEqualTo("Paper article");
      assertThat(overview.related()).hasSize(3);
      assertThat(overview.citedBy()).isEmpty();
    }
    assertThat(catalog.itemCollection(PAPER_PAGE, new PaperId("citing")).citedBy()).hasValue(0);
  }

  private List<RelatedPaper> related(PaperId id) {
    return new Catalog(table, CLOCK).itemCollection(GET_PAPER_OVERVIEW, id).related();
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table, CLOCK).run(findings::add, _ -> {});
    return findings;
  }
}
