package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;

/** A sequence of arrays and objects. A syntax error ends it: the next start is unknown. */
final class JsonSequence implements JsonItems {
  private final JsonParser parser;
  private final MeteredStream metered;
  private boolean ended;

  JsonSequence(JsonParser parser, MeteredStream metered) {
    this.parser = parser;
    this.metered = metered;
  }

  @Override
  public Optional<JsonItem> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    metered.beginEntry();
    try {
      JsonToken token = parser.nextToken();
      while (token == JsonToken.END_ARRAY
          || (token == JsonToken.START_ARRAY && parser.getParsingContext().getParent().inRoot())) {
        token = parser.nextToken();
      }
      ended = token == null;
      long line = parser.currentTokenLocation().getLineNr();
      return ended
          ? Optional.empty()
          : Optional.of(JsonItem.of(line, parser.<JsonNode>readValueAsTree()));
    } catch (JacksonException e) {
      return last(JsonItems.problem(e));
    } catch (CharacterCodingException _) {
      return last("not UTF-8");
    } catch (UnusableEntry e) {
      return last(e.getMessage());
    }
  }

  private Optional<JsonItem> last(String problem) {
    ended = true;
    return Optional.of(
        JsonItem.broken(
            parser.currentLocation().getLineNr(),
            problem + "; the rest of the file cannot be read"));
  }
}
