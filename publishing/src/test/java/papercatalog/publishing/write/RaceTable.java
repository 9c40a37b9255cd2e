package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Records;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table in which two write the same paper. Its authors have their profiles already. */
record RaceTable(FaultyEngine engine, String name) {
  /** Of a transaction: more make a race cost more. */
  static final int FEW_ACTIONS = Thorough.of(20, 8);

  static final List<Authorship> MANY = authors(FEW_ACTIONS + 10);
  static final Paper FIRST = paper("raced", "2026").authors(MANY.subList(0, 3)).build();
  static final Paper MINE = revised("mine", MANY.subList(0, 2));
  static final Paper YOURS = revised("yours", MANY.subList(1, 4));
  static final Paper LARGE = revised("large", MANY);
  static final Paper OTHER = revised("other", MANY.subList(1, FEW_ACTIONS + 8));
  static final PaperId ID = FIRST.id();

  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  /** An empty one. */
  static RaceTable of(FaultyEngine engine) {
    return new RaceTable(engine, engine.newTable(MANY, FIRST, MINE, YOURS, LARGE, OTHER));
  }

  Publisher publisher() {
    return publisher(engine.client());
  }

  Publisher publisher(DynamoDbClient client) {
    return new Publisher(new CatalogTable(client, name), CLOCK).withTransactionsOf(FEW_ACTIONS);
  }

  Records records() {
    return new Records(new CatalogTable(engine.client(), name), CLOCK);
  }

  TableContent content() {
    return TableContent.of(engine.client(), name);
  }

  void assertOnlyLinksOf(Paper paper) {
    assertThat(
            content()
                .where(
                    key -> key.partition().equals("PAPER#" + paper.id()) && PaperItem.isLink(key))
                .items())
        .isEqualTo(PaperItems.DECLARED.links(paper));
    assertThat(new CountedTable(new CatalogTable(engine.client(), name)).wrong()).isEmpty();
  }

  /** A revision in lists of its own, so that links that are left behind are seen. */
  static Paper revised(String title, List<Authorship> authors) {
    return PaperBuilder.from(FIRST)
        .title(title)
        .authors(authors)
        .collection(new CollectionName(title.toLowerCase(Locale.ROOT).replace(' ', '-')))
        .topics(List.of(new TopicName(title.toLowerCase(Locale.ROOT).replace(' ', '-'))))
        .build();
  }

  /** The same content as another paper. */
  static Paper as(PaperId id, Paper paper) {
    return new PaperBuilder(id, paper.title(), paper.collection(), paper.published())
        .authors(paper.authors())
        .topics(paper.topics())
        .build();
  }
}
