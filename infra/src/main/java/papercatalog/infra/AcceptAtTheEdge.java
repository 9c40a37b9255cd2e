package papercatalog.infra;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.MediaType;
import software.amazon.awscdk.services.cloudfront.Function;
import software.amazon.awscdk.services.cloudfront.FunctionCode;
import software.amazon.awscdk.services.cloudfront.FunctionRuntime;
import software.constructs.Construct;

/** The function that replaces {@code Accept} by the format that the API would choose. */
final class AcceptAtTheEdge {
  private static final String SCRIPT = "accept.js";
  private static final String PLACE = "[/* formats by path */]";
  private static final String ALIASES = "{/* aliases by type */}";
  private static final Pattern PARAMETER = Pattern.compile("\\{[a-z]+\\}");

  private AcceptAtTheEdge() {}

  static Function in(Construct scope, String name, Settings settings) {
    return Function.Builder.create(scope, "Accept")
        .functionName(name)
        .comment("Names the format that the API would choose")
        .runtime(FunctionRuntime.JS_2_0)
        .code(FunctionCode.fromInline(script(settings.routes().all())))
        .build();
  }

  private static String script(List<Route> routes) {
    StringJoiner formats = new StringJoiner(",\n  ", "[\n  ", "\n]");
    for (Route route : routes) {
      if (route.formats().size() > 2) { // all have JSON and HTML
        formats.add(
            "[/^%s$/, '%s']"
                .formatted(
                    PARAMETER.matcher(route.path()).replaceAll("[^/]+").replace("/", "\\/"),
                    route.formats().stream()
                        .map(it -> MediaType.of(it).text())
                        .collect(Collectors.joining(" "))));
      }
    }
    StringJoiner aliases = new StringJoiner(", ", "{ ", " }");
    for (MediaType type : MediaType.values()) {
      if (!type.alias().equals(type.text())) {
        aliases.add("'%s': '%s'".formatted(type.text(), type.alias()));
      }
    }
    try (InputStream file = AcceptAtTheEdge.class.getResourceAsStream(SCRIPT)) {
      return new String(file.readAllBytes(), UTF_8)
          .replace(PLACE, formats.toString())
          .replace(ALIASES, aliases.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
