package papercatalog.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.Papers.LAMPORT;
import static papercatalog.Papers.LISKOV;
import static papercatalog.Papers.authors;
import static papercatalog.Papers.paper;
import static papercatalog.TestTable.NOW;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papercatalog.model.Author;
import papercatalog.model.Paper;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.schema.Attributes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class ItemsTest {
  @Test
  void paper_withEveryField_comesBackEqual() {
    Paper stored = CLOCKS_1978.asRevision(3, NOW);

    assertThat(PaperItems.readPaper(PaperItems.paper(stored))).isEqualTo(stored);
  }

  @Test
  void paper_ofThousandsOfAuthors_embedsAHundred_andCountsAll() {
    Paper read =
        PaperItems.readPaper(PaperItems.paper(paper("a", "2026").authors(authors(3_000)).build()));

    assertThat(read.authors()).isEqualTo(authors(100));
    assertThat(read.authorCount()).isEqualTo(3_000);
    assertThat(read.hasAllAuthors()).isFalse();
  }

  @Test
  void links_carryTheSummary_andNeverTheAbstract() {
    TopicName topic = new TopicName("clocks");
    Map<String, AttributeValue> membership = PaperItems.membership(CLOCKS_1978, LISKOV.handle());
    Map<String, AttributeValue> link = PaperItems.topicLink(CLOCKS_1978, topic);

    for (Map<String, AttributeValue> item : List.of(membership, link)) {
      assertThat(PaperItems.readSummary(item)).isEqualTo(CLOCKS_1978.summary());
      assertThat(item).doesNotContainKey(Attributes.ABSTRACT);
    }
    assertThat(membership).containsKeys("GSI1PK", "GSI1SK").doesNotContainKeys("GSI2PK", "GSI2SK");
    assertThat(link).containsKeys("GSI2PK", "GSI2SK").doesNotContainKeys("GSI1PK", "GSI1SK");
  }

  @Test
  void items_ofAPaperThatIsNotListed_haveNoIndexKey() {
    Paper withdrawn = paper("a", "2026").status(Status.WITHDRAWN).build();

    assertThat(PaperItems.paper(withdrawn)).doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(PaperItems.membership(withdrawn, LAMPORT.handle()))
        .doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(PaperItems.topicLink(withdrawn, new TopicName("t")))
        .doesNotContainKeys("GSI2PK", "GSI2SK");
  }

  @Test
  void paper_writtenByOlderCode_isReadWithDefaults() {
    Map<String, AttributeValue> item = new HashMap<>(PaperItems.paper(paper("a", "2026").build()));
    item.keySet()
        .removeAll(
            List.of(
                Attributes.TYPE,
                Attributes.SCHEMA_VERSION,
                Attributes.STATUS,
                Attributes.AUTHOR_COUNT,
                Attributes.REVISION,
                Attributes.UPDATED_AT));

    Paper read = PaperItems.readPaper(item);

    assertThat(read.status()).isEqualTo(Status.PUBLISHED);
    assertThat(read.authorCount()).isEqualTo(1);
    assertThat(read.revision()).isEqualTo(1);
    assertThat(read.updatedAt()).isEqualTo(Instant.EPOCH);
  }

  @Test
  void item_withoutWhatAPaperMustHave_isNoPaper() {
    assertThatThrownBy(() -> PaperItems.readPaper(Map.of()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("An item lacks the text id");
  }

  @Test
  void item_withANumberForAText_isNoPaper() {
    Map<String, AttributeValue> item = new HashMap<>(PaperItems.paper(CLOCKS_1978));
    item.put(Attributes.TITLE, AttributeValue.fromN("1"));

    assertThatThrownBy(() -> PaperItems.readPaper(item))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("An item lacks the text title");
  }

  @Test
  void author_comesBackEqual() {
    Author author =
        new Author(
            LAMPORT.handle(),
            "Leslie Lamport",
            List.of("SRI International"),
            Optional.of("0000-0002-1825-0097"),
            Optional.of("https://lamport.example/"),
            NOW);

    assertThat(AuthorItem.read(AuthorItem.item(author, 1, NOW))).isEqualTo(author);
  }
}
