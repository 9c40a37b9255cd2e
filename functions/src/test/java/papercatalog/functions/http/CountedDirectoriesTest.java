package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.DirectoryItem;

/** The counts of A11 and A12; an entry of an older release may have none. */
final class CountedDirectoriesTest {
  private static final Paper FIRST = paper("a", "counted", "one");
  private static final Paper SECOND = paper("b", "counted", "two");
  private static final DirectoryEntry UNCOUNTED =
      DirectoryEntry.of(Directory.COLLECTIONS, "uncounted");

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(FIRST, SECOND)
          .storing(List.of(DirectoryItem.of(UNCOUNTED, 1, Instant.EPOCH)))
          .then(publisher -> publisher.publish(paper("c", "uncounted", "three")));

  private static Paper paper(String id, String collection, String topic) {
    return TestPapers.liskov(id, "2010")
        .collection(new CollectionName(collection))
        .topics(List.of(new TopicName(topic)))
        .build();
  }

  @Test
  void listCollections_saysHowManyPapersEachHas_byOneRequest() {
    TestAnswer answer = CATALOG.answer(TestRequest.to(LIST_COLLECTIONS));

    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.json().get("data"))
        .isEqualTo(
            TestAnswer.json(
                """
                [
                  {"name": "counted", "papers": 2, "links": {"papers": "/collections/counted/papers"}},
                  {"name": "uncounted", "links": {"papers": "/collections/uncounted/papers"}}
                ]
                """));
  }

  @Test
  void listTopics_saysSoToo() {
    assertThat(CATALOG.answer(TestRequest.to(LIST_TOPICS)).json().at("/data/0/papers").asInt())
        .isEqualTo(1);
  }

  @Test
  void pages_sayIt_whereItIsKnown() {
    assertThat(counts(LIST_COLLECTIONS)).containsExactly("2");
    assertThat(counts(LIST_TOPICS)).containsExactly("1", "1", "1");
  }

  private static List<String> counts(AccessPattern<?> directory) {
    return HtmlPage.of(CATALOG.answer(TestRequest.to(directory).query("format", "html")))
        .select(".columns span")
        .eachText();
  }
}
