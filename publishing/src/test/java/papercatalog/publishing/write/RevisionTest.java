package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;

/** A revision leaves exactly what publishing the final state alone would have left. */
@Tag("slow")
final class RevisionTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Paper BEFORE =
      PaperBuilder.from(CLOCKS_1978).authors(List.of(LAMPORT, LISKOV, author(7))).build();

  static Stream<Arguments> revisions() {
    Paper superseded =
        before()
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("the-next")))
            .build();
    return Stream.of(
        argumentSet("first author removed", of(before().authors(List.of(LISKOV, author(7))))),
        argumentSet("author added", of(before().authors(more(BEFORE.authors(), author(8))))),
        argumentSet("authors exchanged", of(before().authors(authors(3)))),
        argumentSet("authors in another order", of(before().authors(BEFORE.authors().reversed()))),
        argumentSet("role changed", of(before().authors(List.of(edited(LAMPORT), LISKOV)))),
        argumentSet("topic removed", of(before().topics(List.of(new TopicName("clocks"))))),
        argumentSet("no topics", of(before().topics(List.of()))),
        argumentSet("topic added", of(before().topics(more(BEFORE.topics(), topic("new"))))),
        argumentSet("collection moved", of(before().collection(new CollectionName("moved")))),
        argumentSet("date changed", of(before().published(new PublicationDate("1979")))),
        argumentSet("title changed", of(before().title("Another title"))),
        argumentSet("abstract gone", of(before().text(TextField.ABSTRACT, Optional.empty()))),
        argumentSet("identifiers gone", of(before().identifiers(Map.of()))),
        argumentSet("superseded", List.of(superseded)),
        argumentSet("superseded and back", List.of(superseded, BEFORE)),
        argumentSet("from few authors to many", of(before().authors(authors(101)))),
        argumentSet(
            "all at once",
            of(
                before()
                    .authors(List.of(author(9)))
                    .topics(List.of(topic("other")))
                    .collection(new CollectionName("moved"))
                    .published(new PublicationDate("1980-02-29"))
                    .title("Another title"))));
  }

  @ParameterizedTest
  @MethodSource("revisions")
  void publish_ofARevision_leavesWhatTheFinalStateAloneWouldLeave(List<Paper> revisions) {
    Paper last = revisions.getLast();
    String revised = ENGINE.newTable(last.authors());
    String fresh = ENGINE.newTable(last.authors());
    publisher(revised).publish(BEFORE);

    for (Paper paper : revisions) {
      Written written = publisher(revised).publish(paper);
      assertThat(written.outcome()).isEqualTo(Outcome.REVISED);
    }
    publisher(fresh).publish(last);

    assertThat(current(revised)).isEqualTo(current(fresh));
    assertThat(Healthy.findings(ENGINE.client(), revised)).isEmpty();
    Paper[] all =
        Stream.concat(Stream.of(BEFORE), revisions.stream()).toArray(size -> new Paper[size]);
    assertThat(ListsOf.papers(catalog(revised), all))
        .isEqualTo(ListsOf.papers(catalog(fresh), all));
  }

  /** Text in decomposed form is the same text; so publishing it again is no revision. */
  @Test
  void publish_ofTheSameTextInAnotherForm_isUnchanged() {
    String table = ENGINE.newTable();
    publisher(table).publish(before().title("Caf\u00e9").build());

    assertThat(publisher(table).publish(before().title("Cafe\u0301").build()).outcome())
        .isEqualTo(Outcome.UNCHANGED);
  }

  @Test
  void publish_backAndForth_countsEveryRevision() {
    String table = ENGINE.newTable();
    Paper other = before().title("Other").build();

    assertThat(Stream.of(BEFORE, other, BEFORE, other).map(publisher(table)::publish))
        .extracting(Written::revision)
        .containsExactly(1L, 2L, 3L, 4L);
  }

  /** The items of papers without history, and without what counts or dates the writes. */
  private static Map<String, Item> current(String table) {
    Map<String, Item> items = new HashMap<>();
    TableContent.of(ENGINE.client(), table)
        .papers()
        .items()
        .forEach(
            (key, item) -> {
              if (!key.isVersion() && !PaperItem.isTrace(key)) {
                items.put(
                    place(key),
                    item.without(List.of(Attributes.REVISION, Attributes.UPDATED_AT, "SK")));
              }
            });
    return items;
  }

  private static String place(ItemKey key) {
    return key.sort().startsWith("VERSION#") ? "the current version" : key.sort();
  }

  private static Publisher publisher(String table) {
    return new Publisher(
        new CatalogTable(ENGINE.client(), table), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private static Catalog catalog(String table) {
    return new Catalog(new CatalogTable(ENGINE.client(), table));
  }

  private static PaperBuilder before() {
    return PaperBuilder.from(BEFORE);
  }

  private static List<Paper> of(PaperBuilder paper) {
    return List.of(paper.build());
  }

  private static Authorship author(int number) {
    return authors(number + 1).getLast();
  }

  private static Authorship edited(Authorship author) {
    return new Authorship(author.handle(), author.name(), Role.EDITOR);
  }

  private static TopicName topic(String name) {
    return new TopicName(name);
  }

  private static <T> List<T> more(List<T> some, T one) {
    return Stream.concat(some.stream(), Stream.of(one)).toList();
  }
}
