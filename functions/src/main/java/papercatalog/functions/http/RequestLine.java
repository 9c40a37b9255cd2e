package papercatalog.functions.http;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.read.ReadMeter;
import papercatalog.functions.json.JsonText;

/**
 * The log line of a request, without anything that a client can make up.
 *
 * @param cold whether it is the first event of this function instance
 * @param nanoseconds in the function, DynamoDB included
 */
record RequestLine(
    String operation,
    Response response,
    ReadMeter meter,
    long nanoseconds,
    boolean cold,
    Optional<String> requestId)
    implements JsonText.MemberWriter {
  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeStringField("message", "request");
    json.writeStringField("operation", operation);
    json.writeNumberField("status", response.status());
    if (response.format().isPresent()) {
      json.writeStringField("format", response.format().get().text());
    }
    json.writeNumberField("requests", meter.requests());
    if (meter.readUnits().isPresent()) {
      number(json, "readUnits", meter.readUnits().getAsDouble());
    }
    json.writeNumberField("items", meter.items());
    json.writeNumberField("scanned", meter.scanned());
    if (meter.unreadable() > 0) {
      json.writeNumberField("unreadable", meter.unreadable());
    }
    number(json, "dynamodbMs", meter.milliseconds());
    number(json, "ms", nanoseconds / 1e6);
    json.writeBooleanField("cold", cold);
    if (response.problem().isPresent()) {
      json.writeStringField("problem", response.problem().get());
    }
    if (requestId.isPresent()) {
      json.writeStringField("requestId", requestId.get());
    }
  }

  /** Formats a number with one decimal. Read units are multiples of a half. */
  static String tenths(double number) {
    long tenths = Math.round(number * 10);
    return tenths / 10
        + "."
        + tenths % 10; // formatting a double would load tables of powers of ten
  }

  private static void number(JsonGenerator json, String name, double number) throws IOException {
    json.writeFieldName(name);
    json.writeNumber(tenths(number));
  }
}
