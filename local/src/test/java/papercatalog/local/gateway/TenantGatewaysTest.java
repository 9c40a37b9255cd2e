package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.local.gateway.TenantGateways.Side;

/** Catalogs that share a table, as readers meet them: each answers its own and nothing else. */
@Tag("slow")
final class TenantGatewaysTest {
  @RegisterExtension static final TenantGateways TABLE = new TenantGateways();

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern ID = Pattern.compile("<id>([^<]*)");

  /** Something that each of them has. */
  private static String path(AccessPattern<?> pattern) {
    List<String> samples = pattern.parameters().samples();
    Optional<QueryParameter> inQuery = pattern.parameters().query();
    return inQuery.isPresent()
        ? pattern.path() + "?" + inQuery.get().text() + "=" + samples.getFirst() + "&"
        : pattern.path(samples.stream().limit(pattern.pathParameters().size()).toArray()) + "?";
  }

  static Stream<Arguments> answers() {
    return AccessPatterns.withSearch().stream()
        .flatMap(pattern -> pattern.formats().stream().map(it -> Arguments.of(pattern, it)));
  }

  static List<AccessPattern<?>> lists() {
    return AccessPatterns.all().stream()
        .filter(pattern -> pattern.queryParameters().contains(QueryParameter.CURSOR))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("answers")
  void pattern_inEachFormat_answersItsOwn_byOneRequest(AccessPattern<?> pattern, Format format)
      throws Exception {
    for (Side side : Side.values()) {
      HttpResponse<String> answer = TABLE.get(side, path(pattern) + "format=" + format.text());

      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("X-DynamoDB-Requests")).contains("1");
      if (!format.isLinkset()) { // which has no texts
        assertThat(answer.body()).containsIgnoringCase(side.word());
      }
      assertNothingForeign(side, answer);
    }
  }

  @ParameterizedTest
  @MethodSource("lists")
  void cursor_ofAnother_isThatOfAnotherQuery(AccessPattern<?> pattern) throws Exception {
    for (Side side : Side.values()) {
      JsonNode page = json(TABLE.get(side, path(pattern) + "limit=1"));
      String cursor = page.at("/page/nextCursor").asText();
      assertThat(cursor).as(page.toString()).isNotEmpty();
      for (Side other : Side.values()) {
        HttpResponse<String> answer = TABLE.get(other, path(pattern) + "limit=1&cursor=" + cursor);

        if (other == side) {
          assertThat(answer.statusCode()).isEqualTo(200);
        } else {
          assertThat(answer.statusCode()).isEqualTo(400);
          assertThat(json(answer).get("code").asText()).isEqualTo("cursor-scope-mismatch");
        }
        assertNothingForeign(other, answer);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void changes_walked_areThoseOfTheCatalog(Side side) throws Exception {
    List<String> own = new ArrayList<>(TenantGateways.SHARED);
    own.add(side.ownId());
    for (String order : List.of("asc", "desc")) {
      List<String> walked = new ArrayList<>();
      String next = "/changes?limit=2&order=" + order;
      while (!next.isEmpty()) {
        JsonNode page = json(TABLE.get(side, next));
        page.get("data").forEach(change -> walked.add(change.get("id").asText()));
        next = page.at("/links/next").asText();
      }
      assertThat(walked).as(order).containsExactlyInAnyOrderElementsOf(own);
    }
  }

  @Test
  void resumption_ofAnothersWalk_isRefused() throws Exception {
    JsonNode page = json(TABLE.get(Side.A, "/changes?order=asc"));
    String resume = page.at("/page/resumeCursor").asText();

    assertThat(TABLE.get(Side.A, "/changes?order=asc&cursor=" + resume).statusCode())
        .isEqualTo(200);
    for (Side other : List.of(Side.AB, Side.OWNER)) {
      assertThat(TABLE.get(other, "/changes?order=asc&cursor=" + resume).statusCode())
          .isEqualTo(400);
    }
  }

  /** Whoever names what another has gets the answer for what there is not. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/papers/%1$s-1",
        "/papers/%1$s-1/authors",
        "/papers/%1$s-1/versions/1",
        "/papers/lamport-1978-clocks/versions/9",
        "/papers/TENANT%%23%2$s%%23PAPER%%23lamport-1978-clocks",
        "/papers/TENANT%%2523%2$s%%2523PAPER%%2523lamport-1978-clocks",
        "/papers/PAPER%%23lamport-1978-clocks",
        "/papers/%%23%2$s%%23PAPER%%23lamport-1978-clocks",
        "/papers/%%2e%%2e",
        "/papers/..%%2F..%%2F%2$s%%2Fpapers%%2Flamport-1978-clocks",
        "/papers/%2$s%%2Flamport-1978-clocks",
        "/papers/lamport-1978-clocks%%23",
        "/papers/lamport-1978-clocks%%00",
        "/papers/l%%D0%%B0mport-1978-clocks",
        "/papers/lamport%%EF%%BC%%8D1978-clocks",
        "/papers/lamport-1978-clocks/versions/TENANT%%23%2$s",
        "/papers/TENANT%%23%2$s%%23PAPER%%23lamport-1978-clocks/authors",
        "/papers/TENANT%%23%2$s%%23PAPER%%23lamport-1978-clocks/versions",
        "/papers/lamport-1978-clocks?tenant=%2$s",
        "/papers/lamport-1978-clocks?TENANT=%2$s",
        "/authors/TENANT%%23%2$s%%23AUTHOR%%23leslie-lamport",
        "/authors/TENANT%%23%2$s%%23AUTHOR%%23leslie-lamport/papers",
        "/authors/%2$s%%23leslie-lamport/papers",
        "/authors/PROFILES/papers",
        "/collections/TENANT%%23%2$s%%23COLLECTION%%23cacm/papers",
        "/collections/%2$s%%23cacm/papers",
        "/collections/cacm/papers?tenant=%2$s",
        "/topics/TENANT%%23%2$s%%23TOPIC%%23clocks/papers",
        "/topics/cl%%D0%%BEcks/papers",
        "/papers?doi=10.1145/359545.359563&tenant=%2$s",
        "/changes?tenant=%2$s",
        "/changes?since=TENANT%%23%2$s",
        "/collections?tenant=%2$s",
        "/%2$s/papers/lamport-1978-clocks",
        "/TENANT%%23%2$s/papers/lamport-1978-clocks"
      })
  void hostileName_leadsNowhere(String template) throws Exception {
    for (Side side : Side.values()) {
      for (Side other : Side.values()) {
        if (other != side) {
          String tenant = other.namespace().tenant().map(Object::toString).orElse("none");
          String target = template.formatted(other.word().toLowerCase(Locale.ROOT), tenant);

          HttpResponse<String> answer =
              TABLE.get(side, target, "X-Tenant", tenant, "Tenant", tenant);

          if (answer.statusCode() == 200) { // a name that nothing has, in lower case
            assertThat(json(answer).get("data")).as(target).isEmpty();
          } else {
            assertThat(answer.statusCode()).as(target).isIn(400, 404);
          }
          assertThat(answer.body()).as(target).doesNotContain(other.word());
        }
      }
    }
  }

  /** What is free text is escaped in a key, and is never all of it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/papers?doi=TENANT%23ab%23IDENTIFIER%23doi:10.1145/359545.359563",
        "/papers?doi=10.1145/359545.359563%23TENANT%23ab",
        "/papers?url=https://x/%23TENANT%23ab%23",
        "/papers?url=TENANT%23ab%23IDENTIFIER%23doi:10.1145/359545.359563"
      })
  void hostileIdentifier_findsNothingForeign(String target) throws Exception {
    HttpResponse<String> answer = TABLE.get(Side.A, target);

    assertThat(answer.statusCode()).isIn(200, 400);
    assertNothingForeign(Side.A, answer);
  }

  @Test
  void header_choosesNoTenant() throws Exception {
    for (String name : List.of("Tenant", "X-Tenant", "X-Tenant-Id", "X-Forwarded-Host", "Cookie")) {
      HttpResponse<String> answer = TABLE.get(Side.A, "/papers/lamport-1978-clocks", name, "ab");

      assertThat(answer.body()).contains(Side.A.word());
      assertNothingForeign(Side.A, answer);
    }
  }

  /** A tag is of bytes: it is equal where they are, and says nothing of any others. */
  @Test
  void entityTag_isThatOfTheContent_whoseverItIs() throws Exception {
    String own = tag(Side.A, "/papers/lamport-1978-clocks");

    assertThat(tag(Side.AB, "/papers/same"))
        .isEqualTo(tag(Side.A, "/papers/same"))
        .isEqualTo(tag(Side.OWNER, "/papers/same"));
    assertThat(tag(Side.AB, "/papers/lamport-1978-clocks")).isNotEqualTo(own);
    assertThat(TABLE.get(Side.A, "/papers/lamport-1978-clocks", "If-None-Match", own).statusCode())
        .isEqualTo(304);
    assertThat(TABLE.get(Side.AB, "/papers/lamport-1978-clocks", "If-None-Match", own).statusCode())
        .isEqualTo(200);
  }

  /** Who reads the feeds of two tenants must not take what they call alike for one thing. */
  @Test
  void feeds_ofTwoTenants_haveNoIdInCommon() throws Exception {
    for (String feed : List.of("/collections/osdi/papers", "/changes")) {
      List<String> ids = new ArrayList<>();
      for (Side side : Side.values()) {
        String body = TABLE.get(side, feed + "?format=atom").body();
        ID.matcher(body).results().forEach(id -> ids.add(id.group(1)));
      }
      assertThat(ids).hasSizeGreaterThan(3).doesNotHaveDuplicates();
    }
  }

  private static String tag(Side side, String path) throws Exception {
    return TABLE.get(side, path).headers().firstValue("ETag").orElseThrow();
  }

  private static void assertNothingForeign(Side side, HttpResponse<String> answer) {
    for (Side other : Side.values()) {
      if (other != side) {
        assertThat(answer.body()).doesNotContainIgnoringCase(other.word());
      }
    }
  }

  private static JsonNode json(HttpResponse<String> answer) throws Exception {
    return JSON.readTree(answer.body());
  }
}
