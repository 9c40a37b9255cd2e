package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_AUTHORSHIPS;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.Papers.unlike;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class ItemsTest {
  private static final Membership FIRST = new Membership(LAMPORT, 1);

  @Test
  void paper_ofAnyValues_comesBackEqual() {
    assertThat(OF_PAPERS.values())
        .allSatisfy(
            paper -> {
              assertThat(PaperAttributes.read(PaperItems.DECLARED.paper(paper)))
                  .isEqualTo(
                      PaperBuilder.from(paper)
                          .references(List.of())
                          .referenceCount(paper.referenceCount())
                          .build());
              assertThat(ReferencesItem.readable(ReferencesItem.of(paper)))
                  .isEqualTo(paper.works());
              assertThat(VersionItem.read(VersionItem.of(paper))).isEqualTo(paper);
            });
    assertThat(OF_AUTHORSHIPS.values())
        .map(author -> paper("a", "2026").authors(List.of(author)).revision(1).build())
        .allSatisfy(
            paper ->
                assertThat(PaperAttributes.read(PaperItems.DECLARED.paper(paper)))
                    .isEqualTo(paper));
  }

  /** Lists have the parts of the names that they show, without ORCID iDs. */
  @Test
  void partsOfNames_comeBackEqual_inRecordsAndLists() {
    List<Authorship> authors = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      PersonName person =
          new PersonName(
              Optional.of("Ana"),
              Optional.of("de la").filter(_ -> authors.size() % 3 == 1),
              "Cruz Ruiz",
              Optional.of("Jr.").filter(_ -> authors.size() % 3 == 2));
      authors.add(
          new Authorship(
              new AuthorHandle("a" + i),
              "Ana Cruz Ruiz",
              Optional.of(i % 4 == 3 ? new GroupName() : person),
              Optional.of("0000-0002-1825-0097"),
              Role.AUTHOR));
    }
    Paper paper = paper("a", "2026").authors(authors).revision(1).build();

    assertThat(PaperAttributes.read(PaperItems.DECLARED.paper(paper))).isEqualTo(paper);
    assertThat(VersionItem.read(VersionItem.of(paper))).isEqualTo(paper);
    for (Membership membership : paper.memberships()) {
      Item item = PaperItems.DECLARED.membership(paper, membership);
      Authorship listed = membership.author().withOrcid(null);
      assertThat(PaperAttributes.readMembership(item.only(Attributes.MEMBERSHIP)))
          .isEqualTo(membership);
      AuthorPaper inList = PaperAttributes.readAuthorPaper(item.only(Attributes.AUTHOR_PAPER));
      assertThat(inList.authors()).contains(listed).hasSize(Math.max(10, inList.authors().size()));
      assertThat(inList.paper()).isEqualTo(paper.summary());
    }
  }

  /**
   * Each affiliation is stored once, however many authors share it. It is in no list, as funding
   * and relations: what lists cost stays.
   */
  @Test
  void affiliations_areStoredOnce_comeBackEqual_andAreInNoIndex() {
    List<Affiliation> names = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      String name = Long.toString(new Random(i).nextLong(1L << 60), 36).repeat(7) + i;
      names.add(new Affiliation(name, Optional.of("01ggx4157")));
    }
    List<Authorship> plain = unlike(3_000);
    List<Authorship> authors = new ArrayList<>();
    for (int i = 0; i < plain.size(); i++) {
      List<Affiliation> own = List.of(names.get(i % 400), names.get((i * 7 + 1) % 400));
      authors.add(plain.get(i).with(i % 5 == 4 ? List.of() : own));
    }
    Paper without = paper("a", "2026").authors(plain).revision(1).build();
    Paper paper =
        PaperBuilder.from(without)
            .authors(authors)
            .funding(List.of(Funding.of(Map.of("funder", "F", "award", "1"))))
            .relations(
                List.of(
                    new Relation(
                        RelationType.IS_PART_OF, Map.of("doi", "10.5555/x"), Optional.empty())))
            .build();
    Item own = PaperItems.DECLARED.paper(paper);
    Item version = VersionItem.of(paper);

    assertThat(VersionItem.read(version)).isEqualTo(paper);
    assertThat(PaperAttributes.read(own).authors()).isEqualTo(authors.subList(0, 100));
    assertThat(version.bytes()).isLessThan(Item.MAX_BYTES / 2);
    assertThat(own.bytes()).isLessThan(32 * 1024);
    assertThat(paper.summary()).isEqualTo(without.summary());
    Map<ItemKey, Item> listed = PaperItems.DECLARED.links(without);
    PaperItems.DECLARED
        .links(paper)
        .forEach((key, item) -> assertThat(projected(item)).isEqualTo(projected(listed.get(key))));
    assertThat(projected(own)).isEqualTo(projected(PaperItems.DECLARED.paper(without)));
    for (Membership membership : paper.memberships()) {
      Item item = PaperItems.DECLARED.membership(paper, membership).only(Attributes.MEMBERSHIP);
      assertThat(PaperAttributes.readMembership(item)).isEqualTo(membership);
    }
  }

  private static Item projected(Item item) {
    return item.only(Attributes.PROJECTED);
  }

  @Test
  void affiliationsOfAll_needNoPlaces() {
    Affiliation both = new Affiliation("CERN", Optional.empty());
    List<Authorship> authors = authors(3).stream().map(it -> it.with(List.of(both))).toList();
    Paper paper = paper("a", "2026").authors(authors).revision(1).build();
    Item own = PaperItems.DECLARED.paper(paper);

    assertThat(own.value(Attributes.AFFILIATED)).isEmpty();
    assertThat(PaperAttributes.read(own)).isEqualTo(paper);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "0", "-1", "x", "1,1,", "9999999999999"})
  void affiliations_atPlacesThatTheItemLacks_areDamage(String places) {
    Affiliation one = new Affiliation("CERN", Optional.empty());
    Paper paper = paper("a", "2026").authors(List.of(LAMPORT.with(List.of(one)))).build();
    Item own =
        PaperItems.DECLARED.paper(paper).with(Attributes.AFFILIATED, AttributeValue.fromS(places));

    assertThatThrownBy(() -> PaperAttributes.read(own))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A small record must not grow to gigabytes when an answer repeats what authors share. */
  @Test
  void affiliations_thatNoAnswerCanRepeat_areDamage() {
    List<Affiliation> own =
        IntStream.range(0, 20)
            .mapToObj(i -> new Affiliation("x".repeat(490) + i, Optional.empty()))
            .toList();
    List<Authorship> authors = authors(1_000).stream().map(it -> it.with(own)).toList();
    Item version = VersionItem.of(paper("a", "2026").authors(authors).revision(1).build());

    assertThat(version.bytes()).isLessThan(10_000);
    assertThatThrownBy(() -> VersionItem.read(version)).isInstanceOf(InvalidValue.class);
  }

  @Test
  void version_showsWhatItsListShows_withoutItsRecord() {
    assertThat(OF_PAPERS.values())
        .allSatisfy(
            paper -> {
              Item version = VersionItem.of(paper);
              assertThat(
                      VersionItem.readSummary(version.only(Attributes.VERSION_SUMMARY)).revision())
                  .isEqualTo(paper.revision());
              assertThat(version.attributes())
                  .doesNotContainKeys(TextField.ABSTRACT.text(), "authors");
            });
    assertThat(
            OF_PAPERS.shownBy(
                paper ->
                    VersionItem.readSummary(
                        VersionItem.of(paper).only(Attributes.VERSION_SUMMARY))))
        .containsExactlyInAnyOrder(
            "id",
            "title",
            "version",
            "status",
            "statusReason",
            "published",
            "revision",
            "updatedAt");
  }

  @Test
  void membership_saysWhoAndAsWhatAndWhere() {
    Membership second = CLOCKS_1978.memberships().get(1);

    assertThat(PaperAttributes.readMembership(PaperItems.DECLARED.membership(CLOCKS_1978, second)))
        .isEqualTo(second)
        .isEqualTo(new Membership(CLOCKS_1978.authors().get(1), 2));
  }

  @Test
  void links_showTheSummary_andNothingElse() {
    Set<String> summary = OF_PAPERS.shownBy(Paper::summary);

    assertThat(OF_PAPERS.shownBy(paper -> PaperItems.DECLARED.membership(paper, FIRST)))
        .isEqualTo(summary);
    assertThat(
            OF_PAPERS.shownBy(
                paper -> PaperItems.DECLARED.link(paper, KeyPrefix.TOPIC, new TopicName("clocks"))))
        .isEqualTo(summary);
    assertThat(OF_PAPERS.values())
        .allSatisfy(
            paper ->
                assertThat(
                        PaperAttributes.readSummary(
                            PaperItems.DECLARED.paper(paper).only(Attributes.SUMMARY)))
                    .isEqualTo(paper.summary()));
  }

  @Test
  void paper_ofThousandsOfAuthors_embedsAHundred_andCountsAll() {
    Paper read =
        PaperAttributes.read(
            PaperItems.DECLARED.paper(paper("a", "2026").authors(authors(3_000)).build()));

    assertThat(read.authors()).isEqualTo(authors(100));
    assertThat(read.authorCount()).isEqualTo(3_000);
    assertThat(read.hasAllAuthors()).isFalse();
  }

  @Test
  void links_carryTheSummary_andNeverTheAbstract() {
    TopicName topic = new TopicName("clocks");
    Item membership = PaperItems.DECLARED.membership(CLOCKS_1978, CLOCKS_1978.memberships().get(1));
    Item link = PaperItems.DECLARED.link(CLOCKS_1978, KeyPrefix.TOPIC, topic);

    for (Item item : List.of(membership, link)) {
      assertThat(PaperAttributes.readSummary(item)).isEqualTo(CLOCKS_1978.summary());
      assertThat(item.attributes()).doesNotContainKey(TextField.ABSTRACT.text());
    }
    assertThat(membership.attributes())
        .containsKeys("GSI1PK", "GSI1SK")
        .doesNotContainKeys("GSI2PK", "GSI2SK");
    assertThat(link.attributes())
        .containsKeys("GSI2PK", "GSI2SK")
        .doesNotContainKeys("GSI1PK", "GSI1SK");
  }

  @Test
  void items_ofAPaperThatIsNotListed_haveNoIndexKey() {
    Paper withdrawn = paper("a", "2026").status(Status.WITHDRAWN).build();

    assertThat(PaperItems.DECLARED.paper(withdrawn).attributes())
        .doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(PaperItems.DECLARED.membership(withdrawn, FIRST).attributes())
        .doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(
            PaperItems.DECLARED.link(withdrawn, KeyPrefix.TOPIC, new TopicName("t")).attributes())
        .doesNotContainKeys("GSI2PK", "GSI2SK");
  }

  @Test
  void paper_withoutWhatIsNotThere_isReadWithDefaults() {
    Item item =
        PaperItems.DECLARED
            .paper(paper("a", "2026").build())
            .without(
                List.of(
                    Attributes.TYPE,
                    Attributes.STATUS,
                    Attributes.AUTHOR_COUNT,
                    Attributes.REVISION,
                    Attributes.CREATED_AT,
                    Attributes.UPDATED_AT));

    Paper read = PaperAttributes.read(item);

    assertThat(read.status()).isEqualTo(Status.PUBLISHED);
    assertThat(read.authorCount()).isEqualTo(1);
    assertThat(read.revision()).isEqualTo(1);
    assertThat(read.updatedAt()).isEqualTo(Instant.EPOCH);
  }

  /** Older releases wrote no {@code cited}. */
  @Test
  void link_ofAnOlderRelease_isReadWithoutWhatItLacks() {
    Item link = PaperItems.DECLARED.link(CLOCKS_1978, KeyPrefix.TOPIC, new TopicName("clocks"));

    PaperSummary read = PaperAttributes.readSummary(link.without(List.of(Attributes.DETAILS)));

    assertThat(read.venue()).isEqualTo(CLOCKS_1978.venue());
    assertThat(read.kind()).isEmpty();
    assertThat(read.text(TextField.PAGES)).isEmpty();
    assertThat(read.identifiers()).isEmpty();
  }

  @Test
  void item_ofAnotherSchema_isReportedByItsVersion() {
    Item item = PaperItems.DECLARED.paper(CLOCKS_1978);

    assertThatThrownBy(() -> PaperAttributes.read(item.without(List.of(Attributes.SCHEMA_VERSION))))
        .isInstanceOf(SchemaMismatch.class)
        .hasMessage("The table holds items of schema version 1; this release reads version 2.");
    assertThatThrownBy(
            () ->
                PaperAttributes.readSummary(
                    item.with(Attributes.SCHEMA_VERSION, AttributeValue.fromN("3"))))
        .isInstanceOf(SchemaMismatch.class);
  }

  @Test
  void item_withoutWhatAPaperMustHave_isNoPaper() {
    assertThatThrownBy(
            () -> PaperAttributes.read(new ItemBuilder().put(Attributes.SCHEMA_VERSION, 2).build()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("An item lacks the text id");
  }

  @Test
  void item_withANumberForAText_isNoPaper() {
    Item item =
        PaperItems.DECLARED.paper(CLOCKS_1978).with(Attributes.TITLE, AttributeValue.fromN("1"));

    assertThatThrownBy(() -> PaperAttributes.read(item))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("An item lacks the text title");
  }

  @Test
  void author_ofAnyValues_comesBackEqual() {
    assertThat(OF_AUTHORS.values())
        .allSatisfy(
            author ->
                assertThat(AuthorItem.read(AuthorItem.item(author, 1, author.updatedAt())))
                    .isEqualTo(author));
  }
}
