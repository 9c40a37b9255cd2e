package papercatalog.infra;

import module java.base;

/**
 * The CDK context: every value obeys its rule or is refused by name. One from the command line is a
 * string, one from {@code cdk.json} may be a number or a boolean.
 */
final class Context {
  /** CDK's own keys contain a colon, a slash or an at sign; all other keys are an operator's. */
  private static final Pattern AN_OPERATORS = Pattern.compile("[^:/@]+");

  private final Map<String, String> values = new TreeMap<>();
  private final TreeSet<String> known = new TreeSet<>();

  Context(Map<?, ?> context) {
    context.forEach(
        (name, value) -> {
          if (AN_OPERATORS.matcher(name.toString()).matches()) {
            values.put(name.toString(), String.valueOf(value).strip());
          }
        });
  }

  Optional<String> text(String name, String pattern, String rule) {
    Optional<String> value = value(name);
    value.ifPresent(text -> require(text.matches(pattern), name, text, rule));
    return value;
  }

  boolean flag(String name, boolean byDefault) {
    String text = value(name).orElse(Boolean.toString(byDefault));
    require(text.equals("true") || text.equals("false"), name, text, "must be true or false");
    return text.equals("true");
  }

  int number(String name, int byDefault, int least, int most) {
    String text = value(name).orElse(Integer.toString(byDefault));
    String rule = "must be a whole number from " + least + " to " + most;
    require(text.matches("[0-9]{1,9}"), name, text, rule);
    int number = Integer.parseInt(text);
    require(least <= number && number <= most, name, text, rule);
    return number;
  }

  /** A path, which nothing checks before {@link #requireFile}. */
  String path(String name) {
    return value(name).orElse("");
  }

  void requireFile(String name, String remedy) {
    boolean holds = Files.isRegularFile(Path.of(path(name)));
    require(holds, name, path(name), "there is no such file; " + remedy);
  }

  /** Refuses a setting, if there is a value, that others contradict or make useless. */
  void refuse(String name, boolean contradicted, String rule) {
    value(name).ifPresent(text -> require(!contradicted, name, text, rule));
  }

  /** Refuses a misspelt name, instead of ignoring it silently. */
  void refuseUnknown() {
    values.forEach(
        (name, value) ->
            require(
                known.contains(name),
                name,
                value,
                "there is no such setting; there are " + String.join(", ", known)));
  }

  private Optional<String> value(String name) {
    known.add(name);
    return Optional.ofNullable(values.get(name)).filter(text -> !text.isEmpty());
  }

  private static void require(boolean holds, String name, String value, String rule) {
    if (!holds) {
      throw new InvalidSetting(name, value, rule);
    }
  }
}
