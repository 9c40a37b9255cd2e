package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtereferenceGenerated;
import papercatalog.functions.html.ReferencedOperation;
import papercatalog.functions.html.Rendering;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.Routes;

/** The API reference for people, generated from the same declarations as OpenAPI. */
final class ReferencePage {
  private ReferencePage() {}

  static Content html(String origin, Routes routes, Set<Extra> extras) {
    Map<String, String> refusals = new LinkedHashMap<>();
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      refusals.put(Integer.toString(outcome.status), outcome.description);
    }
    Frame frame = Frame.of("The API", origin + DocsPage.REFERENCE.path(), routes);
    Rendering page = new Rendering();
    JtereferenceGenerated.render(
        page.output(),
        null,
        frame,
        origin,
        About.CONTRACT,
        refusals,
        routes.patterns().stream().map(ReferencePage::operation).toList(),
        routes.pages(),
        extras);
    return page.content();
  }

  private static ReferencedOperation operation(AccessPattern<?> pattern) {
    Map<?, ?> links = (Map<?, ?>) Resource.example(pattern.eventName()).get("links");
    return new ReferencedOperation(
        pattern,
        OpenApi.description(pattern),
        (String) links.get("self"),
        Resource.text(Resource.exampleName(pattern.eventName())).strip());
  }
}
