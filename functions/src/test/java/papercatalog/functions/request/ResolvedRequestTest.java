package papercatalog.functions.request;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.route.Routes;

final class ResolvedRequestTest {
  private int reads;

  /** A browser's page links to each of its formats. */
  @Test
  void links_readAcceptNoMore() {
    Map<String, String> headers =
        new HashMap<>(Map.of("accept", "text/html,*/*;q=0.8")) {
          @Override
          public String getOrDefault(Object name, String otherwise) {
            reads += name.equals("accept") ? 1 : 0;
            return super.getOrDefault(name, otherwise);
          }
        };
    Request request =
        new Request(
            AccessPatterns.LIST_TOPIC_PAPERS,
            "/topics/Clocks/papers",
            Map.of("name", "Clocks"),
            Map.of("style", "ieee"),
            "style=ieee",
            headers,
            "GET",
            Optional.empty(),
            Routes.WITHOUT_SEARCH);
    int readsOfRequest = reads;
    Links links = Links.of(request);

    assertThat(request.isPage()).isTrue();
    assertThat(request.route().formats())
        .extracting(links::in)
        .containsOnlyOnce("/topics/clocks/papers?format=ris")
        .containsOnlyOnce("/topics/clocks/papers?style=ieee&format=atom");
    assertThat(reads).isEqualTo(readsOfRequest);
  }
}
