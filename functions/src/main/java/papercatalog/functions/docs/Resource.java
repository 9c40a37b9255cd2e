package papercatalog.functions.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.functions.json.JsonTree;

/** The files of this package: handwritten ones and answers of the sample catalog. */
final class Resource {
  private Resource() {}

  static String text(String name) {
    try (InputStream file = Resource.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Map<String, Object> json(String name) {
    return JsonTree.read(text(name));
  }

  static Map<String, Object> example(String event) {
    return json(exampleName(event));
  }

  static String exampleName(String event) {
    return "examples/" + event + ".json";
  }
}
