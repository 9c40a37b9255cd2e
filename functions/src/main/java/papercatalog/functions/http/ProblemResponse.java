package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.html.Alternate;
import papercatalog.functions.html.JteproblemGenerated;
import papercatalog.functions.html.PageStyle;
import papercatalog.functions.html.ProblemForm;
import papercatalog.functions.html.Rendering;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Request;

/** A problem as JSON, RFC 9457, or as a page. The request is empty when it could not be parsed. */
record ProblemResponse(Problem problem, Optional<Request> request) {
  private static final String RETRY_AFTER_SECONDS = "1";

  /** The characters of API Gateway's request ids, all legal in a URN. */
  private static final Pattern REQUEST_ID = Pattern.compile("[A-Za-z0-9+/=_-]{1,100}");

  Response response() {
    Format format = request.isPresent() ? request.get().problemFormat() : Format.JSON;
    boolean page = format == Format.HTML;
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put(
        "Content-Type", page ? MediaType.of(format).contentType() : "application/problem+json");
    headers.put("Cache-Control", isLasting() ? "public, max-age=10" : "no-store");
    headers.put("Vary", Response.VARY);
    if (page) {
      headers.put("Content-Security-Policy", PageStyle.POLICY);
    }
    Content content = page ? html(request.get()) : json();
    Response response =
        new Response(
            problem.status(), headers, content, Optional.of(format), Optional.of(problem.code()));
    return switch (problem.status()) {
      case 308 -> response.with("Location", problem.meant().orElseThrow());
      case 503 -> response.with("Retry-After", RETRY_AFTER_SECONDS);
      default -> response;
    };
  }

  /** Whether the next reader of the same address most likely gets the same problem. */
  private boolean isLasting() {
    return problem.status() == 308 || problem.status() == 404 || problem.status() == 410;
  }

  private Content html(Request asked) {
    List<Alternate> links = new ArrayList<>();
    for (Format format : problem.formats()) {
      links.add(new Alternate(format, inFormat(asked.knownAssignments(), format), problem.title()));
    }
    Rendering page = new Rendering();
    JteproblemGenerated.render(
        page.output(),
        null,
        problem.status(),
        problem.title(),
        problem.detail(),
        problem.violations(),
        ProblemForm.of(asked, problem.violations()).orElse(null),
        problem.tombstone().orElse(null),
        links,
        problem.meant().orElse(null),
        asked.routes());
    return page.content();
  }

  /** The same query in another format. */
  private static String inFormat(List<String> query, Format format) {
    StringJoiner link = new StringJoiner("&", "?", "");
    query.forEach(link::add);
    return link.add("format=" + format.text()).toString();
  }

  private Content json() {
    Optional<String> instance =
        request
            .flatMap(Request::id)
            .filter(id -> REQUEST_ID.matcher(id).matches())
            .map("urn:request:"::concat);
    List<Object> errors = new ArrayList<>();
    for (Violation violation : problem.violations()) {
      errors.add(JsonTree.object("parameter", violation.parameter(), "detail", violation.rule()));
    }
    List<Object> available = new ArrayList<>();
    for (Format format : problem.formats()) {
      available.add(
          JsonTree.object("format", format.text(), "mediaType", MediaType.of(format).text()));
    }
    String see = problem.meant().map(path -> " See " + path + ".").orElse("");
    return JsonTree.content(
        JsonTree.object(
            "type",
            "urn:problem-type:" + problem.code(),
            "title",
            problem.title(),
            "status",
            problem.status(),
            "detail",
            problem.detail() + see,
            "instance",
            instance,
            "code",
            problem.code(),
            "errors",
            JsonTree.unlessEmpty(errors),
            "formats",
            JsonTree.unlessEmpty(available),
            "tombstone",
            problem.tombstone().map(PaperJson::tombstone)));
  }
}
