package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.ReferencePage;
import papercatalog.functions.html.ReferencePage.Entry;
import papercatalog.functions.html.ReferencePage.Named;
import papercatalog.functions.html.ReferencePage.Operation;
import papercatalog.functions.request.Links;

/** The API reference for people, generated from the same declarations as OpenAPI. */
final class Reference {
  private static final int SHOWN_LINES = 9;

  private Reference() {}

  static Content html(String origin) {
    List<Named> refusals = new ArrayList<>();
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      refusals.add(new Named(Integer.toString(outcome.status()), outcome.description()));
    }
    Map<String, String> rules = new LinkedHashMap<>();
    List<Operation> operations = new ArrayList<>();
    for (AccessPattern<?> pattern : AccessPatterns.deployed()) {
      pattern.pathParameters().forEach(it -> rules.put(it.text(), it.grammar().rule()));
      pattern.queryParameters().forEach(it -> rules.put(it.text(), it.rule()));
      operations.add(operation(pattern, origin));
    }
    List<Named> parameters = new ArrayList<>();
    rules.forEach((name, rule) -> parameters.add(new Named(name, rule)));
    for (Format format : Format.values()) {
      parameters.add(new Named("format=" + format.text(), format.mediaType()));
    }
    List<Entry> pages = new ArrayList<>();
    for (DocsPage page : DocsPage.deployed()) {
      pages.add(new Entry(page.summary(), page.path()));
    }
    return ReferencePage.html(
        origin + DocsPage.REFERENCE.path(), parameters, refusals, operations, pages);
  }

  private static Operation operation(AccessPattern<?> pattern, String origin) {
    String example = "examples/" + pattern.eventName() + ".json";
    List<String> parameters = pattern.queryParameters().stream().map(QueryParameter::text).toList();
    List<Entry> links = new ArrayList<>();
    String self = self(example);
    for (Format format : pattern.formats()) {
      links.add(new Entry(format.text(), Links.in(format, self)));
    }
    return new Operation(
        pattern.operation(),
        pattern.summary(),
        pattern.routeKey(),
        "curl '" + origin + self + "'",
        parameters,
        links,
        beginning(Resource.text(example)));
  }

  private static String beginning(String answer) {
    List<String> lines = answer.lines().toList();
    return lines.size() <= SHOWN_LINES
        ? answer.strip()
        : String.join("\n", lines.subList(0, SHOWN_LINES)) + "\n…";
  }

  private static String self(String example) {
    try {
      return Resource.self(example);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
