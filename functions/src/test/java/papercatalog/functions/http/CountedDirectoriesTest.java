package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TopicName;

/** A11 and A12 where papers are counted. */
final class CountedDirectoriesTest {
  private static final Paper FIRST = paper("a", "counted", "one");
  private static final Paper SECOND = paper("b", "counted", "two");
  private static final Paper UNHEARD = paper("c", "unheard", "three");

  @RegisterExtension
  static final TestCatalog CATALOG = TestCatalog.of(FIRST, SECOND, UNHEARD).counting(FIRST, SECOND);

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
                  {"name": "unheard", "links": {"papers": "/collections/unheard/papers"}}
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
    assertThat(page(TestRequest.to(LIST_COLLECTIONS)))
        .contains("2 papers")
        .doesNotContain("0 papers");
    assertThat(page(TestRequest.to(LIST_TOPICS))).contains("1 paper<");
  }

  private static String page(TestRequest request) {
    return CATALOG.answer(request.query("format", "html")).body();
  }
}
