package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import papercatalog.domain.model.InvalidValue;
import papercatalog.publishing.text.Excerpt;

/** The members of a JSON object, read strictly: each has its type, and no others are allowed. */
public final class Members {
  private static final int SHOWN_NAME = 64;

  private final JsonNode object;
  private final String path;
  private final Set<String> known = new HashSet<>();

  private Members(JsonNode object, String path) {
    this.object = object;
    this.path = path;
  }

  public static Members of(JsonNode document) {
    if (!document.isObject()) {
      throw new InvalidValue("document", "must be a JSON object");
    }
    return new Members(document, "");
  }

  /** Fails with {@link InvalidValue} also for members that {@code type} does not read. */
  public static <T> T read(JsonNode document, Function<Members, T> type) {
    return of(document).read(type);
  }

  private <T> T read(Function<Members, T> type) {
    T value = type.apply(this);
    requireNoOthers();
    return value;
  }

  public <T> T required(String name, Function<String, T> type) {
    return optional(name, type).orElseThrow(() -> missing(name));
  }

  public <T> Optional<T> optional(String name, Function<String, T> type) {
    return member(name).map(node -> text(path + name, node, type));
  }

  public Optional<String> optional(String name) {
    return optional(name, Function.identity());
  }

  public Optional<Instant> instant(String name) {
    return optional(
        name,
        text -> {
          try {
            return Instant.parse(text);
          } catch (DateTimeParseException _) {
            throw new InvalidValue(path + name, "must be an instant, as in 2026-04-18T09:30:00Z");
          }
        });
  }

  public Instant requiredInstant(String name) {
    return instant(name).orElseThrow(() -> missing(name));
  }

  public Optional<Long> count(String name) {
    return member(name)
        .map(
            node -> {
              if (!node.isIntegralNumber() || !node.canConvertToLong() || node.longValue() < 0) {
                throw new InvalidValue(path + name, "must be a whole number, 0 or more");
              }
              return node.longValue();
            });
  }

  public long requiredCount(String name) {
    return count(name).orElseThrow(() -> missing(name));
  }

  <T> List<T> texts(String name, Function<String, T> type) {
    return list(name, (at, node) -> text(at, node, type));
  }

  <T> List<T> objects(String name, Function<Members, T> type) {
    return list(
        name,
        (at, node) -> {
          if (!node.isObject()) {
            throw new InvalidValue(at, "must be an object");
          }
          return new Members(node, at + ".").read(type);
        });
  }

  Map<String, String> map(String name) {
    Map<String, String> map = new TreeMap<>();
    for (var entry : object(name).map(JsonNode::properties).orElse(Set.of())) {
      String at = path + name + "." + Excerpt.of(entry.getKey(), SHOWN_NAME);
      map.put(entry.getKey(), text(at, entry.getValue(), Function.identity()));
    }
    return map;
  }

  public JsonNode requiredObject(String name) {
    return object(name).orElseThrow(() -> missing(name));
  }

  void ignoreObject(String name) {
    object(name);
  }

  /** Fails with {@link InvalidValue}, naming the first member that was not read. */
  public void requireNoOthers() {
    for (var member : object.properties()) {
      if (!known.contains(member.getKey())) {
        throw new InvalidValue(
            path + Excerpt.of(member.getKey(), SHOWN_NAME),
            "must be left out: there is no such field");
      }
    }
  }

  private <T> List<T> list(String name, BiFunction<String, JsonNode, T> element) {
    JsonNode array = member(name).orElse(MissingNode.getInstance());
    if (!array.isArray() && !array.isMissingNode()) {
      throw new InvalidValue(path + name, "must be an array");
    }
    List<T> list = new ArrayList<>();
    for (JsonNode node : array) {
      list.add(element.apply(path + name + "[" + list.size() + "]", node));
    }
    return list;
  }

  private Optional<JsonNode> object(String name) {
    Optional<JsonNode> member = member(name);
    if (member.isPresent() && !member.get().isObject()) {
      throw new InvalidValue(path + name, "must be an object");
    }
    return member;
  }

  private Optional<JsonNode> member(String name) {
    known.add(name);
    return Optional.ofNullable(object.get(name));
  }

  private InvalidValue missing(String name) {
    return new InvalidValue(path + name, "must be given");
  }

  private static <T> T text(String at, JsonNode node, Function<String, T> type) {
    if (!node.isTextual()) {
      throw new InvalidValue(at, "must be a text, or left out");
    }
    try {
      return type.apply(node.textValue());
    } catch (InvalidValue invalid) {
      throw new InvalidValue(at, invalid.rule());
    }
  }
}
