package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import module java.base;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.xml.sax.InputSource;
import papercatalog.domain.Thorough;

/** Whatever arrives, nothing breaks and nothing leaks. */
// I-8
@Tag("slow")
final class HostileRequestsTest {
  private static final int REQUESTS = Thorough.of(2_000, 1_000);
  private static final long SEED = Long.getLong("hostile.seed", 2_026);
  private static final Set<Integer> DOCUMENTED =
      Set.of(200, 204, 304, 308, 400, 404, 405, 406, 410, 413, 414, 415, 417, 421, 426, 431, 100);

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  @RegisterExtension static final LocalApi API = LocalApi.shared();

  @Test
  void requests_ofAnyKind_areNeverOurFault() throws IOException {
    TreeMap<Integer, Integer> counts = new TreeMap<>();
    TreeMap<String, Integer> types = new TreeMap<>();
    Random seeds = new Random(SEED);
    for (int i = 0; i < REQUESTS; i++) {
      HostileRequest request = HostileRequest.of(seeds.nextLong());
      RawResponse response = API.raw(request.bytes());

      assertHarmless(request, response);
      if (request.isSound()) {
        assertWellFormed(request, response);
        types.merge(response.header("content-type").split(";", 2)[0], 1, Integer::sum);
      }
      response.statuses().forEach(status -> counts.merge(status, 1, Integer::sum));
    }
    // Enough of them got through to the functions for this to mean something.
    assertThat(counts.getOrDefault(400, 0))
        .as("%s of seed %d", counts, SEED)
        .isGreaterThan(REQUESTS / 10);
    assertThat(counts.getOrDefault(404, 0))
        .as("%s of seed %d", counts, SEED)
        .isGreaterThan(REQUESTS / 40);
    assertThat(counts.getOrDefault(200, 0)).as("%s of seed %d", counts, SEED).isGreaterThan(5);
    assertThat(counts.getOrDefault(406, 0))
        .as("%s of seed %d", counts, SEED)
        .isGreaterThan(REQUESTS / 100);
    assertThat(types)
        .as("of seed %d", SEED)
        .containsKeys("application/problem+json", "application/json", "text/html")
        .hasSizeGreaterThan(4);

    assertThat(API.raw("GET /papers/WP-002 HTTP/1.0\r\n\r\n".getBytes(ISO_8859_1)).statuses())
        .containsExactly(200);
  }

  private static void assertHarmless(HostileRequest request, RawResponse response) {
    String description = "seed %d: %s".formatted(SEED, request);
    assertThat(response.statuses()).as(description).isSubsetOf(DOCUMENTED);
    assertThat(response.text())
        .as(description)
        .doesNotContain("Exception", "\tat ", "papercatalog.", "org.eclipse", "java.", "jdk.");
    assertThat(response.heads()).as(description).noneMatch(it -> it.contains("\nX-Injected"));
  }

  /** What is no answer of API Gateway itself says what it is, and is that. */
  private static void assertWellFormed(HostileRequest request, RawResponse response) {
    String description = "seed %d: %s%n%s".formatted(SEED, request, response.text());
    assertThat(response.statuses()).as(description).hasSize(1);
    String body = response.body();
    if (body.isEmpty()) {
      return; // to HEAD or OPTIONS, or not modified
    }
    String type = response.header("content-type");
    assertThatCode(() -> read(type, body)).as(description).doesNotThrowAnyException();
  }

  private static void read(String type, String body) throws Exception {
    if (type.contains("json")) {
      JSON.readTree(body);
    } else if (type.contains("xml")) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(body)));
    } else if (type.startsWith("text/html")) {
      assertThat(body.strip()).startsWith("<!DOCTYPE html>").endsWith("</html>");
    } else {
      assertThat(type).isNotEmpty();
    }
  }
}
