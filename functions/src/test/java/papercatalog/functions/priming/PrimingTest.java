package papercatalog.functions.priming;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.RecordedRequests;
import papercatalog.domain.TestTable;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What happens before a snapshot is one read of the table, or a failure that cannot be overlooked.
 */
@Timeout(120)
@Tag("slow")
final class PrimingTest {
  private static final Set<AccessPattern<?>> MAY_BE_GONE =
      Set.of(
          AccessPatterns.GET_PAPER,
          AccessPatterns.GET_PAPER_OVERVIEW,
          AccessPatterns.GET_PAPER_REFERENCES);

  @RegisterExtension static final TestTable TABLE = new TestTable();

  static List<CatalogFunction<?>> functions() {
    Catalog catalog = TABLE.catalog();
    return AccessPatterns.all().stream()
        .<CatalogFunction<?>>map(
            pattern ->
                Handlers.of(
                    pattern, catalog, FunctionLog.faults(System.err), Routes.WITHOUT_SEARCH))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void beforeCheckpoint_readsTheTableOnce_andNotThroughTheClientThatWillServe(
      CatalogFunction<?> function) throws Exception {
    Destinations destinations = new Destinations();
    TABLE.requests().clear();

    new Priming(
            function,
            _ -> function,
            settings().seenBy(destinations),
            TestTable.NAME,
            Namespace.NONE,
            2)
        .beforeCheckpoint(null);

    assertThat(destinations.ports).contains(port());
    assertThat(destinations.ports.stream().filter(it -> it == port())).hasSize(1);
    assertThat(TABLE.requests().all()).isEmpty();
  }

  /** Synthetic items are of no tenant; the table that is read at the end is the tenant's. */
  @ParameterizedTest
  @MethodSource("functions")
  void beforeCheckpoint_ofATenant_readsItsOwnPartOfTheTable(CatalogFunction<?> function)
      throws Exception {
    RecordedRequests requests = new RecordedRequests();
    Namespace acme = Namespace.of(new TenantName("acme"));

    new Priming(function, _ -> function, settings().seenBy(requests), TestTable.NAME, acme, 1)
        .beforeCheckpoint(null);

    List<SdkRequest> all = requests.all();
    assertThat(all.getLast().toString()).contains("S=TENANT#acme#");
    assertThat(all.subList(0, all.size() - 1)).isNotEmpty();
    assertThat(all.subList(0, all.size() - 1).toString()).doesNotContain("TENANT#");
  }

  @Test
  void beforeCheckpoint_leavesNothingListening() throws Exception {
    Destinations destinations = new Destinations();

    new Priming(
            functions().getFirst(),
            _ -> functions().getFirst(),
            settings().seenBy(destinations),
            TestTable.NAME,
            Namespace.NONE,
            1)
        .beforeCheckpoint(null);

    int synthetic = destinations.ports.getFirst();
    assertThat(synthetic).isNotEqualTo(port());
    assertThatExceptionOfType(ConnectException.class)
        .isThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), synthetic).close());
  }

  @ParameterizedTest
  @MethodSource("functions")
  void syntheticItems_areAnsweredInEveryWayThatAReaderMayMeet(CatalogFunction<?> function)
      throws Exception {
    Set<String> statuses = new TreeSet<>();
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    try (SyntheticTable table = new SyntheticTable(function.pattern());
        DynamoDbClient client = settings().at(table.endpoint()).open()) {
      CatalogFunction<?> same =
          Handlers.of(
              function.pattern(),
              new Catalog(new CatalogTable(client, TestTable.NAME)),
              FunctionLog.all(new PrintStream(lines)),
              Routes.WITHOUT_SEARCH);
      for (byte[] event : SyntheticEvents.of(function.pattern())) {
        for (int i = 0; i < table.answers(); i++) {
          ByteArrayOutputStream output = new ByteArrayOutputStream();
          same.handleRequest(new ByteArrayInputStream(event), output, null);
          statuses.add(output.toString(UTF_8).substring(14, 17));
        }
      }
    }

    assertThat(lines.toString(UTF_8)).contains("\"items\":1,").doesNotContain("unreadable");
    Set<String> expected = new TreeSet<>(Set.of("200"));
    if (function.pattern().mayBeMissing()) {
      expected.add("404");
    }
    if (MAY_BE_GONE.contains(function.pattern())) {
      expected.add("410");
    }
    assertThat(statuses).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("functions")
  void beforeCheckpoint_whenTheTableIsMissing_fails(CatalogFunction<?> function) {
    Priming priming =
        new Priming(function, _ -> function, settings(), "no-such-table", Namespace.NONE, 2);

    assertThatIllegalStateException()
        .isThrownBy(() -> priming.beforeCheckpoint(null))
        .withMessageContaining("\"statusCode\":500");
  }

  @Test
  void beforeCheckpoint_whenTheTableIsOutOfReach_fails() throws IOException {
    URI unused;
    try (ServerSocket free = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      unused = URI.create("http://127.0.0.1:" + free.getLocalPort());
    }
    Priming priming =
        new Priming(
            functions().getFirst(),
            _ -> functions().getFirst(),
            ClientSettings.forReads().at(unused),
            TestTable.NAME,
            Namespace.NONE,
            2);

    assertThatIllegalStateException()
        .isThrownBy(() -> priming.beforeCheckpoint(null))
        .withMessageContaining("table-unavailable");
  }

  private static ClientSettings settings() {
    return ClientSettings.forReads().at(TABLE.endpoint());
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
