package papercatalog.local;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whatever arrives, nothing breaks and nothing leaks. */
// I-8
@Tag("slow")
final class HostileRequestsTest {
  private static final int REQUESTS = 2_000;
  private static final long SEED = Long.getLong("hostile.seed", 2_026);
  private static final Set<Integer> DOCUMENTED =
      Set.of(200, 304, 400, 404, 410, 413, 414, 415, 417, 426, 431, 100);

  @RegisterExtension static final LocalApi API = new LocalApi();

  @Test
  void requests_ofAnyKind_areNeverOurFault() throws IOException {
    TreeMap<Integer, Integer> counts = new TreeMap<>();
    Random seeds = new Random(SEED);
    for (int i = 0; i < REQUESTS; i++) {
      HostileRequest request = HostileRequest.of(seeds.nextLong());
      RawResponse response = API.raw(request.bytes());

      assertHarmless(request, response);
      response.statuses().forEach(status -> counts.merge(status, 1, Integer::sum));
    }
    // Enough of them got through to the functions for this to mean something.
    assertThat(counts.getOrDefault(400, 0)).as("%s of seed %d", counts, SEED).isGreaterThan(200);
    assertThat(counts.getOrDefault(404, 0)).as("%s of seed %d", counts, SEED).isGreaterThan(50);
    assertThat(counts.getOrDefault(200, 0)).as("%s of seed %d", counts, SEED).isGreaterThan(5);

    assertThat(API.raw("GET /papers/WP-002 HTTP/1.0\r\n\r\n".getBytes(ISO_8859_1)).statuses())
        .containsExactly(200);
  }

  private static void assertHarmless(HostileRequest request, RawResponse response) {
    String description = "seed %d: %s".formatted(SEED, request);
    assertThat(response.statuses()).as(description).isSubsetOf(DOCUMENTED);
    assertThat(response.text())
        .as(description)
        .doesNotContain("Exception", "\tat ", "papercatalog.", "org.eclipse", "java.", "jdk.")
        .doesNotContain("\r\nX-Injected", "\nX-Injected");
  }
}
