package papercatalog.priming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.TestTable;
import papercatalog.handler.GetAuthor;
import papercatalog.handler.GetPaper;
import papercatalog.handler.ListAuthorPapers;
import papercatalog.handler.ListCollectionPapers;
import papercatalog.handler.ListTopicPapers;
import papercatalog.http.HttpFunction;
import papercatalog.read.Catalog;
import papercatalog.table.Connection;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** What happens before a snapshot is one read of the table, or a failure that nobody overlooks. */
@Timeout(120)
final class PrimingTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  static List<HttpFunction> functions() {
    Catalog catalog = TABLE.catalog();
    return List.of(
        new GetPaper(catalog),
        new ListCollectionPapers(catalog),
        new ListAuthorPapers(catalog),
        new ListTopicPapers(catalog),
        new GetAuthor(catalog));
  }

  @ParameterizedTest
  @MethodSource("functions")
  void beforeCheckpoint_readsTheTableOnce_andNotThroughTheClientThatWillServe(HttpFunction function)
      throws Exception {
    Destinations destinations = new Destinations();
    TABLE.requests().clear();

    new Priming(function, connection().seenBy(destinations), TestTable.NAME, 2)
        .beforeCheckpoint(null);

    assertThat(destinations.ports).contains(port());
    assertThat(destinations.ports.stream().filter(it -> it == port())).hasSize(1);
    assertThat(TABLE.requests().all()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void beforeCheckpoint_whenTheTableIsMissing_fails(HttpFunction function) {
    Priming priming = new Priming(function, connection(), "no-such-table", 2);

    assertThatIllegalStateException()
        .isThrownBy(() -> priming.beforeCheckpoint(null))
        .withMessageContaining("\"statusCode\":500");
  }

  @Test
  void beforeCheckpoint_whenTheTableIsOutOfReach_fails() throws IOException {
    URI nobody;
    try (ServerSocket free = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      nobody = URI.create("http://127.0.0.1:" + free.getLocalPort());
    }
    Priming priming =
        new Priming(functions().getFirst(), Connection.forReads().at(nobody), TestTable.NAME, 2);

    assertThatIllegalStateException()
        .isThrownBy(() -> priming.beforeCheckpoint(null))
        .withMessageContaining("table-unavailable");
  }

  private static Connection connection() {
    return Connection.forReads().at(TABLE.endpoint());
  }

  private static int port() {
    return TABLE.endpoint().getPort();
  }

  /** Where each request really went. */
  private static final class Destinations implements ExecutionInterceptor {
    private final List<Integer> ports = new ArrayList<>();

    @Override
    public void beforeTransmission(
        Context.BeforeTransmission context, ExecutionAttributes attributes) {
      ports.add(context.httpRequest().port());
    }
  }
}
