package papercatalog.functions.priming;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.crac.Context;
import org.crac.Core;
import org.crac.Resource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.json.Json;
import papercatalog.functions.runtime.Deployment;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Readies a function for its snapshot: what it would load and compile at its first requests is then
 * in every copy that Lambda restores.
 *
 * <p>First the function answers many times over synthetic items, in this process: what readers ask
 * first, of items of every kind, through one new client after the other. Then once over its own
 * table, a read-only request like any other, which shows that code, role and table fit together. If
 * it does not succeed, the snapshot fails, and with it the deployment.
 *
 * <p>Both go through clients that are closed before the snapshot. The client that will serve has
 * then made no request: no connection, TLS session or credential of its is shared by the copies.
 */
final class Priming implements Resource {
  private static final int ROUNDS = 50;

  /** Where there is little processor time, a snapshot is worth waiting for, but not for long. */
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static final int SERVER_ERROR = 500;

  /** The context that runs it would otherwise be the only one to know it, and weakly at that. */
  @SuppressWarnings("unused")
  private static Priming registered;

  private final CatalogFunction<?> function;
  private final ClientSettings settings;
  private final String table;
  private final Namespace namespace;
  private final int rounds;

  /**
   * @param namespace of the function's own table; synthetic items have none, whosever they stand
   *     for
   */
  Priming(
      CatalogFunction<?> function,
      ClientSettings settings,
      String table,
      Namespace namespace,
      int rounds) {
    this.function = function;
    this.settings = settings;
    this.table = table;
    this.namespace = namespace;
    this.rounds = rounds;
  }

  /** Has it happen before the snapshot of this process. */
  static void register(CatalogFunction<?> function) {
    registered =
        new Priming(
            function,
            ClientSettings.forReads(),
            Deployment.table(),
            Deployment.namespace(),
            ROUNDS);
    Core.getGlobalContext().register(registered);
  }

  /**
   * Answers over synthetic items, then once over the table.
   *
   * @throws IllegalStateException when the table was not read
   */
  @Override
  public void beforeCheckpoint(Context<? extends Resource> context) throws IOException {
    List<byte[]> events = SyntheticEvents.of(function.pattern());
    answerOverSyntheticItems(events);
    try (DynamoDbClient client = settings.open()) {
      CatalogTable own = new CatalogTable(client, table, namespace);
      answer(function.over(new Catalog(own)), events.getFirst());
    }
  }

  /** Each round with a client of its own: its first request is what a copy begins with. */
  private void answerOverSyntheticItems(List<byte[]> events) throws IOException {
    long end = System.nanoTime() + LIMIT.toNanos();
    try (SyntheticTable synthetic = new SyntheticTable(function.pattern())) {
      for (int round = 0; round < rounds && System.nanoTime() < end; round++) {
        try (DynamoDbClient client = settings.at(synthetic.endpoint()).open()) {
          CatalogFunction<?> same = function.over(new Catalog(client, table));
          for (byte[] event : events) {
            for (int i = 0; i < synthetic.answers(); i++) {
              answer(same, event);
            }
          }
        }
      }
    }
  }

  @Override
  public void afterRestore(Context<? extends Resource> context) {
    // The serving client is as it was made: it connects with its first request.
  }

  private void answer(CatalogFunction<?> asked, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    asked.rehearse(new ByteArrayInputStream(event), output);
    if (status(output.toByteArray()) >= SERVER_ERROR) {
      throw new IllegalStateException("Priming failed: " + output.toString(UTF_8));
    }
  }

  private static int status(byte[] answer) throws IOException {
    try (JsonParser json = Json.FACTORY.createParser(answer)) {
      json.nextToken();
      json.nextToken();
      return json.nextIntValue(SERVER_ERROR);
    }
  }
}
