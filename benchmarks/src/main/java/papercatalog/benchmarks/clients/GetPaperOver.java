package papercatalog.benchmarks.clients;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.functions.handler.GetPaper;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.runtime.Deployment;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** {@code GetPaper} as deployed, except for the HTTP client. */
public final class GetPaperOver implements RequestStreamHandler {
  private final GetPaper function;

  /** Called by Lambda. */
  public GetPaperOver() {
    DynamoDbClient client =
        ClientSettings.forReads()
            .seenBy(new RequestCounter())
            .builder()
            .httpClientBuilder(ChosenClient.builder())
            .build();
    function = new GetPaper(new Catalog(client, Deployment.table()), FunctionLog.fromEnvironment());
    Snapshot.prepare(function);
  }

  @Override
  public void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    function.handleRequest(event, output, context);
  }
}
