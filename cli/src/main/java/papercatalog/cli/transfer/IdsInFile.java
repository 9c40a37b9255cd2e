package papercatalog.cli.transfer;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import papercatalog.domain.model.PaperId;

/** Adds the made ids of papers to the text of their file, and leaves all else as it is. */
public final class IdsInFile {
  private static final JsonFactory JSON = new JsonFactory();

  /** By the line where a document begins, in order; empty where none is to be added. */
  private final Map<Long, Queue<Optional<PaperId>>> ids = new HashMap<>();

  /** Remembers the result of the next document without an id. */
  public void add(long line, Optional<PaperId> id) {
    ids.computeIfAbsent(line, _ -> new ArrayDeque<>()).add(id);
  }

  public long size() {
    return ids.values().stream().flatMap(Queue::stream).filter(Optional::isPresent).count();
  }

  /** Fails if the text is not JSON. */
  public String addedTo(String text) throws IOException {
    StringBuilder added = new StringBuilder();
    int end = 0;
    try (JsonParser json = JSON.createParser(text)) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token == JsonToken.START_OBJECT) {
          int start = (int) json.currentTokenLocation().getCharOffset() + 1;
          Optional<PaperId> id = next(json.currentTokenLocation().getLineNr(), json);
          if (id.isPresent()) {
            int first = start;
            while (Character.isWhitespace(text.charAt(first))) {
              first++;
            }
            String space = text.substring(start, first);
            added.append(text, end, first).append("\"id\": \"").append(id.get()).append("\",");
            added.append(space.isEmpty() ? " " : space);
            end = first;
          }
        }
      }
    }
    return added.append(text, end, text.length()).toString();
  }

  /** Skips the members of a document; returns the id to add to it. */
  private Optional<PaperId> next(long line, JsonParser json) throws IOException {
    boolean named = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      named |= json.currentName().equals("id") || json.currentName().equals("handle");
      json.nextToken();
      json.skipChildren();
    }
    Queue<Optional<PaperId>> waiting = ids.getOrDefault(line, new ArrayDeque<>());
    return named || waiting.isEmpty() ? Optional.empty() : waiting.remove();
  }
}
