package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Namespace;

/** A search on this machine finds what the table has. */
@Tag("slow")
@Timeout(120)
final class LocalSearchTest {
  private static final Path EVENT = Path.of("../events/search-papers.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void search_findsNothingBeforeItIsIndexed_andThenFollowsTheTable() throws Exception {
    try (LocalCatalog local = LocalCatalog.start(Optional.empty())) {
      local.publishSample();
      JsonNode page = found(local, "clocks").get("page");
      assertThat(page.get("total").intValue()).isZero();
      assertThat(page.has("asOf")).isFalse();

      local.search.follow(local.endpoint, System.err);
      await(local, "title:clocks author:lamport", "lamport-1978-clocks");

      local.publisher().publish(paper("fresh", "An unheard of zyzzyva"));
      await(local, "zyzzyva", "fresh");
      local.publisher().withdraw(new PaperId("fresh"), Optional.empty(), OptionalLong.empty());

      assertThat(ids(found(local, "zyzzyva"))).as("at once").isEmpty();
    }
  }

  @Test
  void search_ofATableThatHasPapers_findsThem() throws Exception {
    try (LocalCatalog first = LocalCatalog.start(Optional.empty());
        LocalCatalog later = LocalCatalog.at(first.endpoint, Namespace.NONE)) {
      first.publisher().publish(paper("kept", "An unheard of zyzzyva"));
      later.search.indexAll();

      assertThat(ids(found(later, "zyzzyva"))).containsExactly("kept");
    }
  }

  @Test
  void search_ofATenant_followsItsPapersOnly() throws Exception {
    Namespace acme = Namespace.of(new TenantName("acme"));
    try (LocalCatalog owner = LocalCatalog.start(Optional.empty());
        LocalCatalog tenant = LocalCatalog.at(owner.endpoint, acme)) {
      owner.search.follow(owner.endpoint, System.err);
      tenant.search.follow(owner.endpoint, System.err);
      owner.publisher().publish(paper("owners", "An unheard of zyzzyva"));
      tenant.publisher().publish(paper("tenants", "An unheard of zyzzyva"));

      await(owner, "zyzzyva", "owners");
      await(tenant, "zyzzyva", "tenants");
    }
  }

  private static void await(LocalCatalog local, String words, String id) throws Exception {
    Instant last = Instant.now().plus(Duration.ofSeconds(60));
    while (!ids(found(local, words)).equals(List.of(id)) && Instant.now().isBefore(last)) {
      Thread.sleep(50);
    }
    assertThat(ids(found(local, words))).containsExactly(id);
  }

  private static JsonNode found(LocalCatalog local, String words) throws IOException {
    byte[] event = Files.readString(EVENT).replace("replicated", words).getBytes(UTF_8);
    byte[] answer =
        new LocalFunctions(local).invoke(AccessPatterns.SEARCH_PAPERS.operation(), event);
    return JSON.readTree(JSON.readTree(answer).get("body").textValue());
  }

  private static List<String> ids(JsonNode result) {
    return result.get("data").findValuesAsText("id");
  }

  private static Paper paper(String id, String title) {
    return new PaperBuilder(
            new PaperId(id), title, new CollectionName("tests"), new PublicationDate("2026"))
        .authors(List.of(new Authorship(new AuthorHandle("ann"), "Ann", Role.AUTHOR)))
        .build();
  }
}
