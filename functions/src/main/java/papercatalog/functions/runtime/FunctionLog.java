package papercatalog.functions.runtime;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Environment;
import papercatalog.functions.json.JsonText;

/**
 * The log of a function: JSON objects, one a line, each written at once, so that lines do not mix.
 * On Lambda on standard output, since its logger would wrap each line in another object.
 */
public final class FunctionLog {
  private static final String LEVEL_VARIABLE = "AWS_LAMBDA_LOG_LEVEL";
  private static final int USUAL_LENGTH = 512;

  private final Optional<PrintStream> requests;
  private final Optional<PrintStream> faults;
  private final Optional<TenantName> tenant;

  private FunctionLog(
      Optional<PrintStream> requests, Optional<PrintStream> faults, Optional<TenantName> tenant) {
    this.requests = requests;
    this.faults = faults;
    this.tenant = tenant;
  }

  /** The log of a function on Lambda, with the level that the stack sets in the environment. */
  static FunctionLog of(Environment environment) {
    return from(environment.variables().get(LEVEL_VARIABLE), System.out)
        .ofTenant(environment.namespace().tenant());
  }

  public static FunctionLog all(PrintStream lines) {
    return new FunctionLog(Optional.of(lines), Optional.of(lines), Optional.empty());
  }

  public static FunctionLog faults(PrintStream lines) {
    return new FunctionLog(Optional.empty(), Optional.of(lines), Optional.empty());
  }

  /**
   * A log of lines from Lambda's level up, or null: requests have {@code INFO}, faults {@code
   * ERROR}.
   */
  public static FunctionLog from(String level, PrintStream lines) {
    if (level == null) {
      return all(lines);
    }
    return switch (level) {
      case "WARN", "ERROR" -> faults(lines);
      case "FATAL" -> new FunctionLog(Optional.empty(), Optional.empty(), Optional.empty());
      default -> all(lines);
    };
  }

  /** Adds the tenant to each line; without a tenant the lines stay the same. */
  public FunctionLog ofTenant(Optional<TenantName> owner) {
    return new FunctionLog(requests, faults, owner);
  }

  /** A log for warm-up requests, which builds request lines and drops them. */
  public FunctionLog rehearsal() {
    return new FunctionLog(
        requests.map(_ -> new PrintStream(OutputStream.nullOutputStream())), faults, tenant);
  }

  /** Writes the line of a request; builds it only if the level includes it. */
  public void request(JsonText.MemberWriter line) {
    if (requests.isPresent()) {
      write("INFO", line, requests.get());
    }
  }

  public void fault(JsonText.MemberWriter line) {
    if (faults.isPresent()) {
      write("ERROR", line, faults.get());
    }
  }

  private void write(String level, JsonText.MemberWriter members, PrintStream lines) {
    ByteArrayOutputStream line = new ByteArrayOutputStream(USUAL_LENGTH);
    try (JsonGenerator json = JsonText.FACTORY.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField(
          "timestamp", IsoInstant.text(Instant.ofEpochMilli(System.currentTimeMillis())));
      json.writeStringField("level", level);
      if (tenant.isPresent()) {
        json.writeStringField("tenant", tenant.get().value());
      }
      members.writeTo(json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    lines.write(line.toByteArray(), 0, line.size());
    lines.flush();
  }
}
