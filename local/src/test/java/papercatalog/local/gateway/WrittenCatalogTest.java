package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.publishing.write.Publisher;

/** What operators write is what readers get, and nothing of what it was before. */
@Tag("slow")
final class WrittenCatalogTest {
  private static final PaperId ID = new PaperId("written");
  private static final Authorship ADA = author("ada");
  private static final Authorship BEN = author("ben");
  private static final Authorship CEM = author("cem");
  private static final Paper FIRST =
      new PaperBuilder(ID, "First", new CollectionName("here"), new PublicationDate("2020"))
          .authors(List.of(ADA, BEN))
          .topics(List.of(new TopicName("tea"), new TopicName("rice")))
          .build();

  @RegisterExtension static final LocalApi API = LocalApi.own();

  private final Publisher publisher = API.publisher();

  @BeforeEach
  void givenAPaper() throws Exception {
    publisher.publish(FIRST);
    assertListedExactly(
        "First",
        "/collections/here/papers",
        "/authors/ada/papers",
        "/authors/ben/papers",
        "/topics/tea/papers",
        "/topics/rice/papers");
  }

  @AfterEach
  void forget() {
    try {
      publisher.delete(ID, OptionalLong.empty());
    } catch (PaperNotFound _) {
      // The test has deleted it.
    }
  }

  @Test
  void aRevision_leavesNoStaleEntry() throws Exception {
    publisher.publish(
        PaperBuilder.from(FIRST)
            .title("Second")
            .collection(new CollectionName("there"))
            .published(new PublicationDate("2021-05"))
            .authors(List.of(BEN, CEM))
            .topics(List.of(new TopicName("rice"), new TopicName("salt")))
            .build());

    assertListedExactly(
        "Second",
        "/collections/there/papers",
        "/authors/ben/papers",
        "/authors/cem/papers",
        "/topics/rice/papers",
        "/topics/salt/papers");
    assertThat(body("/papers/written").path("revision").asInt()).isEqualTo(2);
    assertThat(body("/authors/cem").path("name").asText()).isEqualTo("Name cem");
  }

  @Test
  void aWithdrawal_leavesATombstone_andNoEntry() throws Exception {
    publisher.withdraw(ID, Optional.of("Wrong."), OptionalLong.empty());

    HttpResponse<String> gone = API.get("/papers/written");
    assertThat(gone.statusCode()).isEqualTo(410);
    assertThat(new ObjectMapper().readTree(gone.body()).at("/tombstone/reason").asText())
        .isEqualTo("Wrong.");
    assertListedExactly("First");
  }

  @Test
  void aDeletion_leavesNothing() throws Exception {
    publisher.delete(ID, OptionalLong.empty());

    assertThat(API.get("/papers/written").statusCode()).isEqualTo(404);
    assertListedExactly("First");
  }

  @Test
  void theSample_publishedAgain_leavesWhatOperatorsMadeOfIt() throws Exception {
    publisher.withdraw(new PaperId("WP-002"), Optional.of("Ours."), OptionalLong.empty());

    assertThatNoException().isThrownBy(() -> new SampleCatalog().publish(publisher));

    assertThat(API.get("/papers/WP-002").statusCode()).isEqualTo(410);
  }

  /** The paper is in these lists with this title, and in no other of the test. */
  private static void assertListedExactly(String title, String... lists) throws Exception {
    List<String> all =
        List.of(
            "/collections/here/papers",
            "/collections/there/papers",
            "/authors/ada/papers",
            "/authors/ben/papers",
            "/authors/cem/papers",
            "/topics/tea/papers",
            "/topics/rice/papers",
            "/topics/salt/papers");
    for (String list : all) {
      List<String> expected = List.of(lists).contains(list) ? List.of(title) : List.of();
      assertThat(body(list).path("data").findValuesAsText("title")).as(list).isEqualTo(expected);
    }
  }

  private static JsonNode body(String path) throws IOException, InterruptedException {
    return new ObjectMapper().readTree(API.get(path).body());
  }

  private static Authorship author(String handle) {
    return new Authorship(new AuthorHandle(handle), "Name " + handle, Role.AUTHOR);
  }
}
