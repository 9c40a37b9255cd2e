package papercatalog.functions.log;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.json.Json;
import papercatalog.functions.json.JsonText;

/**
 * Where a function says what it did: each line is one object of JSON, written at once, so that
 * lines of requests that are answered at the same time do not mix.
 *
 * <p>On Lambda that is standard output and not Lambda's own logger, which would wrap the line into
 * one more object.
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

  private FunctionLog(Optional<PrintStream> requests, Optional<PrintStream> faults) {
    this(requests, faults, Optional.empty());
  }

  /** That of a function on Lambda, which puts the level that the stack has set there. */
  public static FunctionLog fromEnvironment() {
    FunctionLog log = from(System.getenv(LEVEL_VARIABLE), System.out);
    return log.ofTenant(Namespace.fromEnvironment().tenant());
  }

  /** Takes every line. */
  public static FunctionLog all(PrintStream lines) {
    return new FunctionLog(Optional.of(lines), Optional.of(lines));
  }

  /** Takes no lines but those of faults. */
  public static FunctionLog faults(PrintStream lines) {
    return new FunctionLog(Optional.empty(), Optional.of(lines));
  }

  /**
   * Takes what is of a level or above: requests have {@code INFO}, faults {@code ERROR}.
   *
   * @param level as Lambda names it; null where it does not
   */
  public static FunctionLog from(String level, PrintStream lines) {
    if (level == null) {
      return all(lines);
    }
    return switch (level) {
      case "WARN", "ERROR" -> faults(lines);
      case "FATAL" -> new FunctionLog(Optional.empty(), Optional.empty());
      default -> all(lines);
    };
  }

  /** The same log, whose lines say whose catalog it is; of no tenant they are as they were. */
  public FunctionLog ofTenant(Optional<TenantName> owner) {
    return new FunctionLog(requests, faults, owner);
  }

  /** The same log for requests of no reader: their lines are put together and go nowhere. */
  public FunctionLog rehearsal() {
    return new FunctionLog(
        requests.map(_ -> new PrintStream(OutputStream.nullOutputStream())), faults, tenant);
  }

  /** Takes the line of a request; where it is not wanted, it is not even put together. */
  public void request(JsonText.Members line) {
    if (requests.isPresent()) {
      write("INFO", line, requests.get());
    }
  }

  /** Takes the line of a fault of ours. */
  public void fault(JsonText.Members line) {
    if (faults.isPresent()) {
      write("ERROR", line, faults.get());
    }
  }

  private void write(String level, JsonText.Members members, PrintStream lines) {
    ByteArrayOutputStream line = new ByteArrayOutputStream(USUAL_LENGTH);
    try (JsonGenerator json = Json.FACTORY.createGenerator(line)) {
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
