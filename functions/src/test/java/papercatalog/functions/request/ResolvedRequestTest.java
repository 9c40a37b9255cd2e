package papercatalog.functions.request;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.route.Routes;

final class ResolvedRequestTest {
  private int reads;

  /** Its file is in the zip: to read it allocates some 20 KB. */
  @Test
  void request_withoutAStyle_doesNotReadTheListOfStyles() {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Map<String, String> headers = Map.of("accept", "text/html,*/*;q=0.8");
    long allocated = 0;
    for (int i = 0; i < 10; i++) { // the first ones load classes
      allocated = -threads.getCurrentThreadAllocatedBytes();
      request(Map.of(), headers);
      allocated += threads.getCurrentThreadAllocatedBytes();
    }

    assertThat(allocated).isBetween(0L, 8_000L);
  }

  private static Request request(Map<String, String> query, Map<String, String> headers) {
    return new Request(
        AccessPatterns.LIST_TOPIC_PAPERS,
        "/topics/Clocks/papers",
        Map.of("name", "Clocks"),
        query,
        "style=ieee",
        headers,
        "GET",
        "",
        Optional.empty(),
        Routes.WITHOUT_SEARCH);
  }

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
    Request request = request(Map.of("style", "ieee"), headers);
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
