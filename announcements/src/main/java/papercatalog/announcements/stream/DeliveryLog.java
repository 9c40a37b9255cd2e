package papercatalog.announcements.stream;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Environment;

/** The function's log: a line of JSON for each call, or only for each with problems. */
record DeliveryLog(PrintStream lines, boolean everything, Optional<TenantName> tenant) {
  private static final String LEVEL_VARIABLE = "AWS_LAMBDA_LOG_LEVEL";

  static DeliveryLog of(Environment environment) {
    String level = environment.variables().get(LEVEL_VARIABLE);
    boolean quiet = level != null && level.matches("WARN|ERROR|FATAL");
    return new DeliveryLog(System.out, !quiet, environment.namespace().tenant());
  }

  void write(int records, DeliveryTally tally, Duration duration) {
    boolean trouble = tally.trouble.isPresent();
    if (!everything && !trouble) {
      return;
    }
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("timestamp", IsoInstant.text(Instant.ofEpochMilli(System.currentTimeMillis())))
            .put("level", trouble ? "WARN" : "INFO");
    tenant.ifPresent(name -> json.put("tenant", name.value()));
    json.put("message", "announced")
        .put("operation", AnnouncingFunction.OPERATION)
        .put("records", records)
        .put("announced", tally.announced)
        .put("undelivered", tally.kept)
        .put("lost", tally.lost)
        .put("again", tally.again.size());
    tally.trouble.ifPresent(text -> json.put("trouble", text));
    json.put("ms", duration.toMillis());
    byte[] line = (json + "\n").getBytes(UTF_8);
    lines.write(line, 0, line.length);
    lines.flush();
  }
}
