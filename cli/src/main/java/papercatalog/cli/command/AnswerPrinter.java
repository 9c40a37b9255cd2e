package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Controls;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.RecordText;
import papercatalog.cli.failure.ClosedPipe;
import papercatalog.cli.target.ApiPath;
import papercatalog.cli.target.InProcessApi;
import papercatalog.cli.transfer.FailureRetry;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.http.Response;
import papercatalog.functions.request.Request;

/**
 * Prints what the API answers to a path. All pages of a list are joined: an entry a line in JSON
 * and as text, one array in CSL-JSON.
 */
final class AnswerPrinter {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TEXT = "text";
  private static final Set<Format> WHOLE =
      EnumSet.of(Format.HTML, Format.ATOM, Format.JSON_LD, Format.LINKSET, Format.LINKSET_TEXT);
  private static final Pattern NEXT = Pattern.compile("<([^>]*)>; rel=\"next\"");
  private static final List<String> FOR_PROGRAMS =
      List.of("limit", "hasMore", "nextCursor", "resumeCursor", "facets");

  private final InProcessApi api;
  private final boolean text;
  private final Optional<String> format;
  private final boolean all;
  private final Output out;
  private final AtomicLong pages = new AtomicLong();
  private Optional<ApiPath> next = Optional.empty();
  private boolean array;
  private final ObjectNode rest = JSON.createObjectNode();

  /** The format is one of the API's, or text; empty for that of the path. */
  AnswerPrinter(InProcessApi api, Optional<String> format, boolean all, Output out) {
    this.api = api;
    this.text = format.equals(Optional.of(TEXT));
    this.format = format;
    this.all = all;
    this.out = out;
  }

  /** The path in a format of this tool. */
  static ApiPath inFormat(ApiPath path, Optional<String> format) {
    return format
        .map(it -> path.with(QueryParameter.FORMAT, it.equals(TEXT) ? Format.JSON.text() : it))
        .orElse(path);
  }

  static void requireJoining(Request request) {
    if (request.format().filter(WHOLE::contains).isPresent()) {
      throw new UsageError("--all joins pages of json, text, bibtex, ris, csl and citation");
    }
  }

  /** Returns false if the operator has stopped it before the end. */
  boolean print(ApiPath path) throws IOException {
    Response first = api.get(inFormat(path, format));
    if (!all) {
      show(first);
      if (next.isPresent() && first.format().filter(WHOLE::contains).isEmpty()) {
        out.note("There are more: --all gets them.");
      }
      showRest();
      return true;
    }
    try (Interruption interruption = new Interruption()) {
      show(first);
      showFollowing(interruption);
      if (first.format().equals(Optional.of(Format.CSL))) {
        out.write(array ? "\n]\n" : "[]\n");
      }
      next.ifPresent(
          it ->
              out.problem(
                  "Stopped before the end. To go on: catalog get '%s' --all%s"
                      .formatted(it, text ? " --format text" : "")));
      showRest();
      out.flush();
      return next.isEmpty();
    }
  }

  private void showFollowing(Interruption interruption) throws IOException {
    Progress.Meter meter = new Progress.Meter("get", pages::get, "pages");
    try (Progress progress = Progress.of(out, meter)) {
      while (next.isPresent() && !interruption.requested()) {
        ApiPath page = next.get().with(QueryParameter.LIMIT, PageRequest.MAX_LIMIT);
        Optional<Response> response =
            FailureRetry.of(
                () -> Optional.of(page).filter(_ -> !interruption.requested()).map(api::get));
        response.ifPresent(it -> progress.above(() -> show(it)));
        if (out.abandoned()) {
          throw new ClosedPipe();
        }
      }
    }
  }

  private void show(Response response) {
    next =
        NEXT.matcher(response.headers().getOrDefault("Link", ""))
            .results()
            .map(match -> ApiPath.of(match.group(1)))
            .findFirst();
    String content = response.content().toString();
    switch (response.format().orElse(Format.CITATION)) { // pages without a choice are texts
      case JSON -> showJson(parsed(content));
      case CSL -> {
        if (all) {
          addWorks(parsed(content));
        } else {
          write(Controls.spelled(content));
        }
      }
      case HTML, ATOM, LINKSET_TEXT, BIBTEX, RIS -> write(content);
      case JSON_LD, LINKSET, CITATION -> write(Controls.spelled(content));
    }
    pages.incrementAndGet();
  }

  /** Prints a content with a line end. */
  private void write(String content) {
    out.write(content.isEmpty() || content.endsWith("\n") ? content : content + "\n");
  }

  /** Prints the works of a page as a part of one array. */
  private void addWorks(JsonNode works) {
    for (JsonNode work : works) {
      out.write((array ? ",\n" : "[\n") + Controls.spelled(work.toString()));
      array = true;
    }
  }

  private void showJson(JsonNode body) {
    if (text ? body.path("data").isArray() : all && body.has("page")) {
      body.get("data").forEach(it -> out.print(text ? RecordText.line(it) : it.toString()));
      rest.setAll((ObjectNode) body);
    } else if (text) {
      out.print(RecordText.of(body));
    } else {
      out.print(out.format() == Output.ResultFormat.JSON ? body.toString() : body.toPrettyString());
    }
  }

  /** The members of a list without its entries: its head, and where to go on later. */
  private void showRest() {
    rest.remove("data");
    if (text && rest.path("page") instanceof ObjectNode page) {
      page.remove(FOR_PROGRAMS);
    }
    if (text && !rest.isEmpty()) {
      out.note(RecordText.of(rest));
    } else if (!rest.isEmpty() && out.format() == Output.ResultFormat.JSON) {
      out.print(rest.toString());
    }
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
