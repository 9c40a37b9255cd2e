package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths and query strings in every encoding. */
@Tag("slow")
final class RequestTargetTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  @ParameterizedTest
  @CsvSource({
    "/papers/%57P-002, 200",
    "/papers/WP%2D002, 200",
    "/%70apers/WP-002, 200",
    "/papers/WP-002?, 200",
    "/papers/WP-002%20, 400",
    "/papers/WP-002%23, 400",
    "/papers/%2523, 400",
    "/papers/%25, 400",
    "/papers/WP+002, 400",
    "/papers/%00, 400",
    "/papers/%0D%0AX-Injected:%201, 400",
    "/papers/%E5%A4%A7, 400",
    "/papers/%FF%FE, 400",
    "/papers/..%5C..%5Cetc, 400",
    "/papers/WP-002;v=1, 400",
    "/collections/SOSP/papers, 200",
    "/collections/sosp/papers?limit=1&limit=2, 400",
    "/collections/sosp/papers?limit=%31, 200",
    "/collections/sosp/papers?%6Cimit=1, 200",
    "/collections/sosp/papers?limit=, 400",
    "/collections/sosp/papers?limit, 400",
    "/collections/sosp/papers?order=asc+, 400",
    "/papers/nobody-wrote-this, 404",
    "/papers/WP-001, 410",
  })
  void path_andQuery_areDecodedOnce(String pathAndQuery, int status) throws Exception {
    assertThat(API.get(pathAndQuery).statusCode()).isEqualTo(status);
  }

  @Test
  void path_withAnEncodedQuestionMark_endsThere() throws Exception {
    HttpResponse<String> response = API.get("/papers/WP-002%3Flimit=1");

    assertThat(new ObjectMapper().readTree(response.body()).get("id").textValue())
        .isEqualTo("WP-002");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/papers/%",
        "/papers/%4",
        "/papers/%ZZ",
        "/papers/WP-002%",
        "/collections/sosp/papers?%",
        "/collections/sosp/papers?limit=%",
        "/collections/sosp/papers?limit=%ZZ",
        "/collections/sosp/papers?limit=%FF",
        "/papers/a#b",
        "/../papers/WP-002",
        "/./papers/x"
      })
  void target_thatIsMalformed_isTheClientsMistake(String target) throws IOException {
    String request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    RawResponse response = API.raw(request.getBytes(ISO_8859_1));

    assertThat(response.statuses()).hasSize(1);
    assertThat(response.statuses().getFirst()).as(response.text()).isBetween(400, 499);
    assertThat(response.text()).doesNotContain("Exception", "\tat ", "papercatalog.");
  }
}
