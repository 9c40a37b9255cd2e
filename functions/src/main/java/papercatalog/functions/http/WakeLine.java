package papercatalog.functions.http;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.functions.json.JsonText;

/**
 * The log line of a wake event.
 *
 * @param cold whether it is the first event of this function instance
 */
record WakeLine(String operation, boolean cold) implements JsonText.Members {
  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeStringField("message", "wake");
    json.writeStringField("operation", operation);
    json.writeBooleanField("cold", cold);
  }
}
