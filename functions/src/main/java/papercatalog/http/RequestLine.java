package papercatalog.http;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import papercatalog.json.JsonText;
import papercatalog.read.ReadMeter;

/**
 * What the log says of a request: what was asked of which function, what it cost and how long it
 * took. Nothing in it comes from a client, but what it chose among: a route and a format.
 *
 * @param cold whether it is the first event of this instance of the function
 * @param nanoseconds in the function, DynamoDB included
 * @param requestId API Gateway's
 */
record RequestLine(
    String operation,
    Response response,
    ReadMeter meter,
    long nanoseconds,
    boolean cold,
    Optional<String> requestId)
    implements JsonText.Members {
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
      json.writeNumberField("readUnits", meter.readUnits().getAsDouble());
    }
    json.writeNumberField("items", meter.items());
    json.writeNumberField("scanned", meter.scanned());
    json.writeNumberField("dynamodbMs", tenths(meter.milliseconds()));
    json.writeNumberField("ms", tenths(nanoseconds / 1e6));
    json.writeBooleanField("cold", cold);
    if (response.problem().isPresent()) {
      json.writeStringField("problem", response.problem().get());
    }
    if (requestId.isPresent()) {
      json.writeStringField("requestId", requestId.get());
    }
  }

  /** To a tenth; a format would load the tables of a locale for it. */
  static double tenths(double milliseconds) {
    return Math.round(milliseconds * 10) / 10.0;
  }
}
