package papercatalog.functions.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.request.EventReader;
import papercatalog.functions.request.Headers;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;
import papercatalog.local.gateway.SampleCatalog;

/**
 * The functions without the network: event to request, item to record, record to answer. It is in
 * the package of the code that it measures, most of which is package-private.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OursAlone {
  private static final int PAGE = 25;

  private final byte[] event = event();
  private final Paper paper = paper();
  private final Item item = PaperItems.DECLARED.paper(paper);
  private final List<Item> items =
      new SampleCatalog().papers().stream().limit(PAGE).map(PaperItems.DECLARED::paper).toList();
  private final Page<PaperSummary> page =
      new Page<>(
          items.stream().map(PaperAttributes::readSummary).toList(),
          Optional.of("bm90LWEtY3Vyc29y"));
  private final Request paperRequest = request(AccessPatterns.GET_PAPER, Map.of("id", "WP-002"));
  private final Request listRequest =
      request(AccessPatterns.LIST_COLLECTION_PAPERS, Map.of("name", "sosp"));

  @Benchmark
  public Request decodeEvent() throws IOException {
    return EventReader.read(new ByteArrayInputStream(event), _ -> AccessPatterns.GET_PAPER)
        .orElseThrow();
  }

  @Benchmark
  public Paper mapPaper() {
    return PaperAttributes.read(item);
  }

  /** Maps 25 items to summaries. */
  @Benchmark
  public List<PaperSummary> mapPage() {
    return items.stream().map(PaperAttributes::readSummary).toList();
  }

  @Benchmark
  public Response encodePaper() throws IOException {
    Response response =
        Response.of(PaperAnswer.of(paper, paperRequest), Format.JSON, Namespace.NONE);
    ResponseWriter.write(response, Map.of(), OutputStream.nullOutputStream());
    return response;
  }

  /** Writes an answer with 25 summaries. */
  @Benchmark
  public Response encodePage() throws IOException {
    Response response =
        Response.of(
            new PapersAnswer(
                "Collection",
                "sosp",
                "",
                new LinkedPage<>(page, PageRequest.FIRST, listRequest),
                AccessPatterns.LIST_COLLECTIONS),
            Format.JSON,
            Namespace.NONE);
    ResponseWriter.write(response, Map.of(), OutputStream.nullOutputStream());
    return response;
  }

  private static Request request(AccessPattern<?> pattern, Map<String, String> path) {
    return new Request(pattern, "", path, Map.of(), "", Headers.NONE, false, Optional.empty());
  }

  private static byte[] event() {
    String resource = "/events/" + AccessPatterns.GET_PAPER.eventName() + ".json";
    try (InputStream event = SampleCatalog.class.getResourceAsStream(resource)) {
      return Objects.requireNonNull(event, resource).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Paper paper() {
    PaperId id = new PaperId("WP-002");
    return new SampleCatalog()
        .papers().stream()
            .filter(paper -> paper.id().equals(id))
            .findAny()
            .orElseThrow()
            .asRevision(1, Instant.parse("2026-11-20T09:00:00Z"));
  }
}
