package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;

public final class SampleEvent {
  private SampleEvent() {}

  /** The path and query of an event, such as a pattern's, whose result the sample catalog has. */
  static String pathAndQuery(String name) {
    ObjectNode event = read(name);
    String query = event.path("rawQueryString").asText();
    return event.path("rawPath").asText() + (query.isEmpty() ? "" : "?" + query);
  }

  public static ObjectNode read(String name) {
    String resource = "/events/" + name + ".json";
    try (InputStream json = SampleEvent.class.getResourceAsStream(resource)) {
      return (ObjectNode) LocalJson.MAPPER.readTree(Objects.requireNonNull(json, resource));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
