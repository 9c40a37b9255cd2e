package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import papercatalog.domain.model.InvalidValue;
import papercatalog.publishing.text.Excerpt;

/**
 * The members of a JSON object, read strictly: each has its type, and no others are allowed. Faults
 * are collected, so that one message names all of them.
 */
public final class Members {
  private static final int SHOWN_NAME = 64;
  private static final int SHOWN_FAULTS = 20;

  private final JsonNode object;
  private final String path;
  private final List<InvalidValue> faults;
  private final Set<String> known = new HashSet<>();

  private Members(JsonNode object, String path, List<InvalidValue> faults) {
    this.object = object;
    this.path = path;
    this.faults = faults;
  }

  public static Members of(JsonNode document) {
    if (!document.isObject()) {
      throw new InvalidValue("document", "must be a JSON object");
    }
    return new Members(document, "", new ArrayList<>());
  }

  /** Fails with {@link InvalidValue} also for members that {@code type} does not read. */
  public static <T> T read(JsonNode document, Function<Members, T> type) {
    Members members = of(document);
    T value = type.apply(members);
    members.requireValid();
    return value;
  }

  /** Fails at once, without the faults of the members that are read later. */
  public <T> T required(String name, Function<String, T> type) {
    return given(name, type).get();
  }

  /** A required member, to be used once all members are valid. */
  <T> Supplier<T> given(String name, Function<String, T> type) {
    Optional<T> value = optional(name, type);
    requirePresent(name);
    return () -> value.orElseThrow(faults::getLast);
  }

  /** Empty also if the member is wrong: the fault is collected. */
  public <T> Optional<T> optional(String name, Function<String, T> type) {
    return member(name).flatMap(node -> valid(() -> text(path + name, node, type)));
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
    return required(name, instant(name));
  }

  public Optional<Long> count(String name) {
    return member(name)
        .flatMap(
            node ->
                valid(
                    () -> {
                      if (!node.isIntegralNumber()
                          || !node.canConvertToLong()
                          || node.longValue() < 0) {
                        throw new InvalidValue(path + name, "must be a whole number, 0 or more");
                      }
                      return node.longValue();
                    }));
  }

  boolean flag(String name) {
    return member(name)
        .flatMap(
            node ->
                valid(
                    () -> {
                      if (!node.isBoolean()) {
                        throw new InvalidValue(path + name, "must be true or false");
                      }
                      return node.booleanValue();
                    }))
        .orElse(false);
  }

  public long requiredCount(String name) {
    return required(name, count(name));
  }

  <T> List<T> texts(String name, Function<String, T> type) {
    return list(name, (at, node) -> text(at, node, type));
  }

  /** A list of texts and objects. */
  void mixed(String name, Consumer<String> text, Consumer<Members> object) {
    list(
        name,
        (at, node) -> {
          if (node.isObject()) {
            object.accept(new Members(node, at + ".", new ArrayList<>()));
          } else {
            text(at, node, Function.identity());
            text.accept(node.textValue());
          }
          return node;
        });
  }

  /** Each object is built after all its members are read. */
  <T> List<T> objects(String name, Function<Members, Supplier<T>> type) {
    requirePresent(name);
    return optionalObjects(name, type);
  }

  <T> List<T> optionalObjects(String name, Function<Members, Supplier<T>> type) {
    return list(
        name,
        (at, node) -> {
          if (!node.isObject()) {
            throw new InvalidValue(at, "must be an object");
          }
          Members members = new Members(node, at + ".", new ArrayList<>());
          Supplier<T> value = type.apply(members);
          members.requireValid();
          return value.get();
        });
  }

  /** The texts of those of the members that are given, by name. */
  Map<String, String> texts(String... names) {
    Map<String, String> texts = new HashMap<>();
    for (String name : names) {
      optional(name).ifPresent(text -> texts.put(name, text));
    }
    return texts;
  }

  Map<String, String> map(String name) {
    Map<String, String> map = new TreeMap<>();
    for (var entry : object(name).map(JsonNode::properties).orElse(Set.of())) {
      String at = path + name + "." + Excerpt.of(entry.getKey(), SHOWN_NAME);
      valid(() -> text(at, entry.getValue(), Function.identity()))
          .ifPresent(value -> map.put(entry.getKey(), value));
    }
    return map;
  }

  public JsonNode requiredObject(String name) {
    return required(name, object(name));
  }

  void ignoreObject(String name) {
    object(name);
  }

  /** Fails with {@link InvalidValue}, naming all faults and all members that were not read. */
  public void requireValid() {
    for (var member : object.properties()) {
      if (!known.contains(member.getKey())) {
        faults.add(
            new InvalidValue(
                path + Excerpt.of(member.getKey(), SHOWN_NAME),
                "must be left out: there is no such field"
                    + Nearest.to(member.getKey(), known)
                        .map(name -> " (did you mean " + name + "?)")
                        .orElse("")));
      }
    }
    if (!faults.isEmpty()) {
      String others =
          faults.stream()
              .skip(1)
              .limit(SHOWN_FAULTS)
              .map(fault -> "; " + fault.getMessage())
              .collect(Collectors.joining());
      int more = faults.size() - 1 - SHOWN_FAULTS;
      throw new InvalidValue(
          faults.getFirst().field(),
          faults.getFirst().rule() + others + (more > 0 ? "; and %,d more".formatted(more) : ""));
    }
  }

  private <T> List<T> list(String name, BiFunction<String, JsonNode, T> element) {
    JsonNode array = member(name).orElse(MissingNode.getInstance());
    if (!array.isArray() && !array.isMissingNode()) {
      faults.add(new InvalidValue(path + name, "must be an array"));
      return List.of();
    }
    List<T> list = new ArrayList<>();
    int index = 0;
    for (JsonNode node : array) {
      String at = path + name + "[" + index++ + "]";
      valid(() -> element.apply(at, node)).ifPresent(list::add);
    }
    return list;
  }

  private Optional<JsonNode> object(String name) {
    Optional<JsonNode> member = member(name);
    if (member.isPresent() && !member.get().isObject()) {
      faults.add(new InvalidValue(path + name, "must be an object"));
      return Optional.empty();
    }
    return member;
  }

  private Optional<JsonNode> member(String name) {
    known.add(name);
    return Optional.ofNullable(object.get(name));
  }

  private <T> T required(String name, Optional<T> value) {
    requirePresent(name);
    return value.orElseThrow(faults::getLast);
  }

  private void requirePresent(String name) {
    if (!object.has(name)) {
      faults.add(new InvalidValue(path + name, "must be given"));
    }
  }

  private <T> Optional<T> valid(Supplier<T> value) {
    try {
      return Optional.of(value.get());
    } catch (InvalidValue fault) {
      faults.add(fault);
      return Optional.empty();
    }
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
