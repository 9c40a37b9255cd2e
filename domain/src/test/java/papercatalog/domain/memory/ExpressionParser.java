package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Parses the expressions of one request. It knows the forms that the catalog uses; any other fails
 * with {@link UnsupportedOperationException}, so that a new form is not answered wrongly.
 */
final class ExpressionParser {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*([#:]?[A-Za-z0-9_]+|<>|<=|>=|[(),=<>+])\\s*");

  private final Map<String, String> names;
  private final Map<String, AttributeValue> values;
  private final Set<String> used = new HashSet<>();
  private final List<String> tokens = new ArrayList<>();
  private int next;

  /** The state of an item to which an expression is applied; null removes an attribute. */
  private interface Operand extends Function<Map<String, AttributeValue>, AttributeValue> {}

  /** The partition and the condition on sort keys of a query. */
  record KeyRange(String partition, Predicate<String> sorts) {}

  ExpressionParser(Map<String, String> names, Map<String, AttributeValue> values) {
    this.names = names;
    this.values = values;
  }

  /** Fails as DynamoDB does when a name or value is in no expression. */
  void end() {
    if (!used.containsAll(names.keySet()) || !used.containsAll(values.keySet())) {
      throw Refusals.invalid("A name or value is unused in expressions: " + names + values);
    }
  }

  Predicate<Map<String, AttributeValue>> condition(String expression) {
    read(expression);
    Predicate<Map<String, AttributeValue>> condition = disjunction();
    requireEnd(expression);
    return condition;
  }

  List<String> projection(String expression) {
    read(expression);
    List<String> attributes = new ArrayList<>();
    do {
      attributes.add(name(take()));
    } while (accept(","));
    requireEnd(expression);
    return attributes;
  }

  KeyRange keys(String expression, String partitionKey, String sortKey) {
    read(expression);
    requireName(partitionKey);
    expect("=");
    String partition = text(take());
    Predicate<String> sorts = _ -> true;
    if (accept("AND")) {
      sorts = sorts(sortKey);
    }
    requireEnd(expression);
    return new KeyRange(partition, sorts);
  }

  private Predicate<String> sorts(String sortKey) {
    if (accept("begins_with")) {
      expect("(");
      requireName(sortKey);
      expect(",");
      String start = text(take());
      expect(")");
      return sort -> sort.startsWith(start);
    }
    requireName(sortKey);
    String operator = take();
    String bound = text(take());
    if (operator.equals("BETWEEN")) {
      expect("AND");
      String upper = text(take());
      if (StoredValues.compare(bound, upper) > 0) {
        throw Refusals.invalid("The lower bound of BETWEEN is above the upper");
      }
      return sort ->
          StoredValues.compare(sort, bound) >= 0 && StoredValues.compare(sort, upper) <= 0;
    }
    return switch (operator) {
      case "<" -> sort -> StoredValues.compare(sort, bound) < 0;
      case ">" -> sort -> StoredValues.compare(sort, bound) > 0;
      case ">=" -> sort -> StoredValues.compare(sort, bound) >= 0;
      default -> throw unknown(operator);
    };
  }

  UnaryOperator<Map<String, AttributeValue>> update(String expression) {
    read(expression);
    Map<String, Operand> changes = new LinkedHashMap<>();
    while (next < tokens.size()) {
      String clause = take();
      do {
        String attribute = name(take());
        Operand change =
            switch (clause) {
              case "SET" -> assignment();
              case "ADD" -> addition(attribute);
              case "REMOVE" -> _ -> null;
              default -> throw unknown(clause);
            };
        if (changes.put(attribute, change) != null) {
          throw Refusals.invalid("Two paths overlap: " + attribute);
        }
      } while (accept(","));
    }
    return before -> {
      Map<String, AttributeValue> after = new HashMap<>(before);
      changes.forEach(
          (attribute, change) -> after.compute(attribute, (_, _) -> change.apply(before)));
      return after;
    };
  }

  private Operand assignment() {
    expect("=");
    Operand first = operand();
    if (!accept("+")) {
      return first;
    }
    Operand second = operand();
    return item -> StoredValues.sum(first.apply(item), second.apply(item));
  }

  private Operand addition(String attribute) {
    AttributeValue by = value(take());
    return item -> item.containsKey(attribute) ? StoredValues.sum(item.get(attribute), by) : by;
  }

  private Operand operand() {
    if (accept("if_not_exists")) {
      expect("(");
      String attribute = name(take());
      expect(",");
      Operand otherwise = operand();
      expect(")");
      return item -> item.containsKey(attribute) ? item.get(attribute) : otherwise.apply(item);
    }
    String token = take();
    if (token.startsWith(":")) {
      AttributeValue value = value(token);
      return _ -> value;
    }
    String attribute = name(token);
    return item -> {
      if (!item.containsKey(attribute)) {
        throw Refusals.invalid("The item lacks the attribute " + attribute);
      }
      return item.get(attribute);
    };
  }

  private Predicate<Map<String, AttributeValue>> disjunction() {
    Predicate<Map<String, AttributeValue>> any = conjunction();
    while (accept("OR")) {
      any = any.or(conjunction());
    }
    return any;
  }

  private Predicate<Map<String, AttributeValue>> conjunction() {
    Predicate<Map<String, AttributeValue>> all = test();
    while (accept("AND")) {
      all = all.and(test());
    }
    return all;
  }

  private Predicate<Map<String, AttributeValue>> test() {
    if (accept("(")) {
      Predicate<Map<String, AttributeValue>> inner = disjunction();
      expect(")");
      return inner;
    }
    String token = take();
    if (token.equals("attribute_exists") || token.equals("attribute_not_exists")) {
      expect("(");
      String attribute = name(take());
      expect(")");
      boolean wanted = token.equals("attribute_exists");
      return item -> item.containsKey(attribute) == wanted;
    }
    String attribute = name(token);
    String operator = take();
    AttributeValue value = value(take());
    return switch (operator) {
      case "=" -> item -> value.equals(item.get(attribute));
      case "<>" -> item -> !value.equals(item.get(attribute));
      case "<" -> item -> StoredValues.isLess(item.get(attribute), value);
      default -> throw unknown(operator);
    };
  }

  private void read(String expression) {
    tokens.clear();
    next = 0;
    Matcher matcher = TOKEN.matcher(expression);
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      tokens.add(matcher.group(1));
      end = matcher.end();
    }
    if (end < expression.length() || tokens.isEmpty()) {
      throw unknown(expression);
    }
  }

  private void requireEnd(String expression) {
    if (next < tokens.size()) {
      throw unknown(expression);
    }
  }

  private String take() {
    if (next == tokens.size()) {
      throw unknown(String.join(" ", tokens));
    }
    return tokens.get(next++);
  }

  private boolean accept(String token) {
    boolean there = next < tokens.size() && tokens.get(next).equals(token);
    next += there ? 1 : 0;
    return there;
  }

  private void expect(String token) {
    if (!accept(token)) {
      throw unknown(String.join(" ", tokens));
    }
  }

  private void requireName(String attribute) {
    String token = take();
    if (!name(token).equals(attribute)) {
      throw Refusals.invalid("The condition names no key: " + token);
    }
  }

  private String name(String token) {
    if (!token.startsWith("#")) {
      return plain(token);
    }
    used.add(token);
    if (!names.containsKey(token)) {
      throw Refusals.invalid("An expression has an undefined name: " + token);
    }
    return names.get(token);
  }

  private static String plain(String token) {
    if (!Character.isLetter(token.charAt(0))) {
      throw unknown(token);
    }
    return token;
  }

  private AttributeValue value(String token) {
    if (!token.startsWith(":")) {
      throw unknown(token);
    }
    used.add(token);
    if (!values.containsKey(token)) {
      throw Refusals.invalid("An expression has an undefined value: " + token);
    }
    return StoredValues.normal(values.get(token));
  }

  private String text(String token) {
    String text = value(token).s();
    if (text == null) {
      throw Refusals.invalid("A key is no text: " + token);
    }
    return text;
  }

  private static UnsupportedOperationException unknown(String form) {
    return new UnsupportedOperationException(
        "An expression that the catalog does not use: " + form);
  }
}
