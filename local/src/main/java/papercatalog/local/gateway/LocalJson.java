package papercatalog.local.gateway;

import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads and writes the JSON of the gateway, the bus and the sample. */
final class LocalJson {
  static final ObjectMapper MAPPER = new ObjectMapper();

  private LocalJson() {}
}
