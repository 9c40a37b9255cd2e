package papercatalog.priming;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import org.crac.Context;
import org.crac.Core;
import org.crac.Resource;
import papercatalog.http.HttpFunction;
import papercatalog.json.Json;
import papercatalog.json.JsonText;
import papercatalog.read.Catalog;
import papercatalog.runtime.Deployment;
import papercatalog.table.Connection;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Readies a function for its snapshot: what it would load and compile at its first requests is then
 * in every copy that Lambda restores.
 *
 * <p>First the function answers many times over made-up items, in this process; then once over its
 * own table, a read-only request like any other, which shows that code, role and table fit
 * together. If it does not succeed, the snapshot fails, and with it the deployment.
 *
 * <p>Both go through clients that are closed before the snapshot. The client that will serve has
 * then made no request: no connection, TLS session or credential of its is shared by the copies.
 */
final class Priming implements Resource {
  private static final int REHEARSALS = 300;
  private static final int SERVER_ERROR = 500;

  /** The context that runs it would otherwise be the only one to know it, and weakly at that. */
  @SuppressWarnings("unused")
  private static Priming registered;

  private final HttpFunction function;
  private final Connection connection;
  private final String table;
  private final int rehearsals;

  Priming(HttpFunction function, Connection connection, String table, int rehearsals) {
    this.function = function;
    this.connection = connection;
    this.table = table;
    this.rehearsals = rehearsals;
  }

  /** Has it happen before the snapshot of this process. */
  static void register(HttpFunction function) {
    registered = new Priming(function, Connection.forReads(), Deployment.table(), REHEARSALS);
    Core.getGlobalContext().register(registered);
  }

  /**
   * Answers over made-up items, then once over the table.
   *
   * @throws IllegalStateException when the table was not read
   */
  @Override
  public void beforeCheckpoint(Context<? extends Resource> context) throws IOException {
    try (MadeUpTable madeUp = new MadeUpTable();
        DynamoDbClient client = connection.at(madeUp.endpoint()).open()) {
      HttpFunction rehearsed = function.over(new Catalog(client, table));
      for (int i = 0; i < rehearsals; i++) {
        answer(rehearsed);
      }
    }
    try (DynamoDbClient client = connection.open()) {
      answer(function.over(new Catalog(client, table)));
    }
  }

  @Override
  public void afterRestore(Context<? extends Resource> context) {
    // The serving client is as it was made: it connects with its first request.
  }

  private void answer(HttpFunction ready) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ready.handleRequest(new ByteArrayInputStream(event()), output, null);
    if (status(output.toByteArray()) >= SERVER_ERROR) {
      throw new IllegalStateException("Priming failed: " + output.toString(UTF_8));
    }
  }

  private byte[] event() {
    String parameter = function.pattern().pathParameter().text();
    return JsonText.object(
            json -> {
              json.writeStringField("version", "2.0");
              json.writeStringField("routeKey", function.pattern().routeKey());
              Json.texts(json, "headers", Map.of("accept", "*/*", "host", "priming"));
              Json.texts(json, "pathParameters", Map.of(parameter, "priming"));
            })
        .bytes();
  }

  private static int status(byte[] answer) throws IOException {
    try (JsonParser json = Json.FACTORY.createParser(answer)) {
      json.nextToken();
      json.nextToken();
      return json.nextIntValue(SERVER_ERROR);
    }
  }
}
