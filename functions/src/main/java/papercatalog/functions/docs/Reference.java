package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtereferenceGenerated;
import papercatalog.functions.html.ReferencedOperation;
import papercatalog.functions.html.Rendering;

/** The API reference for people, generated from the same declarations as OpenAPI. */
final class Reference {
  private static final int SHOWN_LINES = 9;

  private Reference() {}

  static Content html(String origin) {
    Map<String, String> refusals = new LinkedHashMap<>();
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      refusals.put(Integer.toString(outcome.status), outcome.description);
    }
    Map<String, String> parameters = new LinkedHashMap<>();
    List<ReferencedOperation> operations = new ArrayList<>();
    for (AccessPattern<?> pattern : AccessPatterns.deployed()) {
      pattern.pathParameters().forEach(it -> parameters.put(it.text(), it.grammar().rule()));
      pattern.queryParameters().forEach(it -> parameters.put(it.text(), it.rule()));
      operations.add(operation(pattern));
    }
    for (Format format : Format.values()) {
      parameters.put("format=" + format.text(), format.mediaType());
    }
    Frame frame = Frame.of("The API", origin + DocsPage.REFERENCE.path());
    Rendering page = new Rendering();
    JtereferenceGenerated.render(
        page.output(), null, frame, origin, parameters, refusals, operations, DocsPage.deployed());
    return page.content();
  }

  private static ReferencedOperation operation(AccessPattern<?> pattern) {
    Map<?, ?> links = (Map<?, ?>) Resource.example(pattern.eventName()).get("links");
    String answer = Resource.text(Resource.exampleName(pattern.eventName()));
    return new ReferencedOperation(pattern, (String) links.get("self"), beginning(answer));
  }

  private static String beginning(String answer) {
    List<String> lines = answer.lines().toList();
    return lines.size() <= SHOWN_LINES
        ? answer.strip()
        : String.join("\n", lines.subList(0, SHOWN_LINES)) + "\n…";
  }
}
