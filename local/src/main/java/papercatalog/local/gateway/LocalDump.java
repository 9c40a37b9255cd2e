package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.jetty.http.DateGenerator;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.CatalogTable;
import papercatalog.functions.docs.DumpJson;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;
import papercatalog.functions.route.Routes;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.record.Records;

/** Serves the dump, which a CDN has in a bucket: made of the table at each request. */
record LocalDump(RequestStreamHandler docs, Records records) implements RequestStreamHandler {
  private static final int PAPERS_A_READ = 100;

  LocalDump(RequestStreamHandler docs, CatalogTable table) {
    this(docs, new Records(table, Clock.systemUTC()));
  }

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    byte[] event = input.readAllBytes();
    JsonNode request = LocalJson.MAPPER.readTree(event);
    String path = request.path("rawPath").asText();
    if ((path.equals(Dump.PATH) || path.equals(DocsPage.DUMP.path()))
        && Routes.METHODS.contains(request.at("/requestContext/http/method").asText())) {
      Instant begin = Instant.now();
      byte[] dump = dump();
      DumpJson description = description(begin, dump);
      LocalJson.MAPPER.writeValue(
          output, path.equals(Dump.PATH) ? answer(dump, description) : answer(description));
    } else {
      docs.handleRequest(new ByteArrayInputStream(event), output, context);
    }
  }

  private static ObjectNode answer(byte[] dump, DumpJson description) {
    ObjectNode answer = LocalJson.MAPPER.createObjectNode().put("statusCode", 200);
    ObjectNode headers =
        answer
            .putObject("headers")
            .put("Content-Type", Dump.MEDIA_TYPE)
            .put("Content-Length", Integer.toString(dump.length))
            .put("Last-Modified", DateGenerator.formatDate(Instant.now()));
    description.metadata().forEach((name, it) -> headers.put("x-amz-meta-" + name, it));
    return answer.put("isBase64Encoded", true).put("body", dump);
  }

  private static ObjectNode answer(DumpJson description) {
    ObjectNode answer = LocalJson.MAPPER.createObjectNode().put("statusCode", 200);
    answer.putObject("headers").put("Content-Type", "application/json");
    return answer.put("isBase64Encoded", false).put("body", description.content().toString());
  }

  private static DumpJson description(Instant begin, byte[] dump) throws IOException {
    try (InputStream lines = new GZIPInputStream(new ByteArrayInputStream(dump))) {
      long records = new String(lines.readAllBytes(), UTF_8).lines().count();
      return DumpJson.readFrom(begin, records, dump.length, sha256(dump));
    }
  }

  private byte[] dump() throws IOException {
    Records.Ids ids = records.ids();
    Stream<?> authors = records.authors(ids.authors()).stream().map(AuthorDocument::write);
    Stream<?> papers =
        ids.papers().stream()
            .gather(Gatherers.windowFixed(PAPERS_A_READ))
            .flatMap(read -> records.papers(read).stream())
            .filter(paper -> paper.status() != Status.WITHDRAWN)
            .map(PaperDocument::write);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream lines = new PrintStream(new GZIPOutputStream(bytes), false, UTF_8)) {
      Stream.concat(authors, papers).forEach(document -> lines.print(document + "\n"));
    }
    return bytes.toByteArray();
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
