package papercatalog.functions.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.ReferencePage;
import papercatalog.functions.html.ReferencePage.Entry;
import papercatalog.functions.html.ReferencePage.Named;
import papercatalog.functions.html.ReferencePage.Operation;
import papercatalog.functions.request.Links;

/** The API reference for people, generated from the same declarations as OpenAPI. */
final class Reference {
  private Reference() {}

  static Content html(String origin) {
    List<Named> refusals = new ArrayList<>();
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      refusals.add(new Named(Integer.toString(outcome.status()), outcome.description()));
    }
    List<Named> formats = new ArrayList<>();
    for (Format format : Format.values()) {
      formats.add(new Named(format.text(), format.mediaType()));
    }
    List<Operation> operations = new ArrayList<>();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      operations.add(operation(pattern));
    }
    List<Entry> pages = new ArrayList<>();
    for (DocsPage page : DocsPage.values()) {
      pages.add(new Entry(page.summary(), page.path()));
    }
    return ReferencePage.html(
        origin + DocsPage.REFERENCE.path(), formats, refusals, operations, pages);
  }

  private static Operation operation(AccessPattern<?> pattern) {
    String example = "examples/" + pattern.eventName() + ".json";
    List<Named> parameters = new ArrayList<>();
    for (PathParameter<?> parameter : pattern.pathParameters()) {
      parameters.add(new Named(parameter.text(), parameter.grammar().rule()));
    }
    for (QueryParameter parameter : pattern.queryParameters()) {
      parameters.add(new Named(parameter.text(), parameter.rule()));
    }
    List<Entry> links = new ArrayList<>();
    String self = self(example);
    for (Format format : pattern.formats()) {
      links.add(new Entry(format.text(), Links.in(format, self)));
    }
    return new Operation(
        pattern.operation(),
        pattern.summary(),
        pattern.routeKey(),
        parameters,
        links,
        Resource.text(example).strip());
  }

  private static String self(String example) {
    try {
      return Resource.self(example);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
