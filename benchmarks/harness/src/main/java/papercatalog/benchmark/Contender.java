package papercatalog.benchmark;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import papercatalog.lambda.Packaging;
import papercatalog.local.SampleCatalog;
import papercatalog.schema.AccessPattern;

/**
 * A function to be measured.
 *
 * @param name in the table of results
 * @param handler the handler string
 * @param event what it is asked, each time
 */
record Contender(String name, Packaging packaging, String handler, String event) {
  /** The function of an access pattern, asked its sample event. */
  static Contender of(AccessPattern pattern, String suffix, Packaging packaging) {
    return new Contender(
        pattern.operation() + suffix, packaging, pattern.handlerClass(), event(pattern));
  }

  /** A floor, asked what {@code GetPaper} is asked. */
  static Contender floor(String handler, String name, Packaging packaging) {
    return new Contender(
        name, packaging, "papercatalog.floor." + handler, event(AccessPattern.GET_PAPER));
  }

  /** The sample event without its white space, as API Gateway sends it. */
  static String event(AccessPattern pattern) {
    String resource = "/events/" + pattern.eventName() + ".json";
    try (InputStream event = SampleCatalog.class.getResourceAsStream(resource)) {
      return new ObjectMapper().readTree(Objects.requireNonNull(event, resource)).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
