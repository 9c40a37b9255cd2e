package papercatalog.functions.priming;

import module java.base;

import org.crac.Context;
import org.crac.Core;
import org.crac.Resource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.runtime.Deployment;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Primes a function for its snapshot, so that every restored copy has loaded and compiled what the
 * first requests need.
 *
 * <p>The function first answers many requests over synthetic items in this process: the usual
 * queries, items of every kind, a new client each round. Then it makes one read-only request to its
 * own table. If this fails, the snapshot and the deployment fail. The serving client has made no
 * request, so copies share no connection, TLS session or credentials.
 *
 * @param rehearsed makes the function that answers over the catalog of synthetic items
 * @param namespace of the function's own table; synthetic items have none, for any tenant
 */
record Priming(
    CatalogFunction<?> function,
    Function<Catalog, ? extends CatalogFunction<?>> rehearsed,
    ClientSettings settings,
    String table,
    Namespace namespace,
    int rounds)
    implements Resource {
  private static final int ROUNDS = 50;

  /** The time limit: with little processor time, priming would delay the deployment too long. */
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static final int SERVER_ERROR = 500;

  /**
   * Keeps strong references: the CRaC context has only weak ones. Functions that share a snapshot
   * share the time.
   */
  private static final List<Priming> REGISTERED = new ArrayList<>();

  static void register(
      CatalogFunction<?> function, Function<Catalog, ? extends CatalogFunction<?>> rehearsed) {
    Priming registered =
        new Priming(
            function,
            rehearsed,
            Deployment.settings(),
            Deployment.table(),
            Deployment.ENVIRONMENT.namespace(),
            ROUNDS);
    REGISTERED.add(registered);
    Core.getGlobalContext().register(registered);
  }

  /** Answers over synthetic items, then once over the table, which must be readable. */
  @Override
  public void beforeCheckpoint(Context<? extends Resource> context) throws IOException {
    List<byte[]> events = SyntheticEvents.of(function.pattern());
    answerOverSyntheticItems(events);
    try (DynamoDbClient client = settings.open()) {
      Catalog own = new Catalog(new CatalogTable(client, table, namespace));
      PagePriming.answer(
          (event, output) -> function.rehearse(event, output, own),
          events.getFirst(),
          SERVER_ERROR);
    }
  }

  /** Each round has a new client, as a restored copy begins with a client's first request. */
  private void answerOverSyntheticItems(List<byte[]> events) throws IOException {
    try (SyntheticTable synthetic = new SyntheticTable(function.pattern())) {
      CatalogFunction<?> rehearsing = rehearsing(synthetic);
      long end = System.nanoTime() + LIMIT.toNanos() / Math.max(1, REGISTERED.size());
      for (int round = 0; round < rounds && System.nanoTime() < end; round++) {
        try (DynamoDbClient client = settings.at(synthetic.endpoint()).open()) {
          Catalog catalog = synthetic(client);
          for (byte[] event : events) {
            for (int i = 0; i < synthetic.answers(); i++) {
              PagePriming.answer(
                  (input, output) -> rehearsing.rehearse(input, output, catalog),
                  event,
                  SERVER_ERROR);
            }
          }
        }
      }
    }
  }

  private CatalogFunction<?> rehearsing(SyntheticTable synthetic) throws IOException {
    try (DynamoDbClient client = settings.at(synthetic.endpoint()).open()) {
      return rehearsed.apply(synthetic(client));
    }
  }

  private static Catalog synthetic(DynamoDbClient client) {
    return new Catalog(new CatalogTable(client, SyntheticAnswers.TABLE));
  }

  @Override
  public void afterRestore(Context<? extends Resource> context) {
    // The serving client has no connection to close: it connects with its first request.
  }
}
