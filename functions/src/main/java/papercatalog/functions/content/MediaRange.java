package papercatalog.functions.content;

import java.util.List;

/**
 * A range of an {@code Accept} header: {@code text/html}, {@code text/*} or {@code *}{@code /*}.
 *
 * @param weight in thousandths
 * @param place index in the header, from 0
 */
record MediaRange(String type, int closeness, int weight, int place) {
  private static final int WHOLE = 1000;
  private static final int ANYTHING = 1;
  private static final int OF_TYPE = 2;
  private static final int WITH_PARAMETERS = 3;
  private static final int EXACT = 4;

  /**
   * Parses a range; null when malformed. Parameters other than the weight make it less specific,
   * because the catalog's types have none.
   */
  static MediaRange read(String text, int place) {
    List<String> parts = Accept.split(text, ';');
    String type = parts.getFirst();
    int slash = type.indexOf('/');
    boolean quoted = type.indexOf('"') >= 0;
    if (slash <= 0 || slash == type.length() - 1 || quoted) {
      return null;
    }
    int weight = weight(parts);
    boolean more = false;
    for (String parameter : parts.subList(1, parts.size())) {
      more |= !parameter.isEmpty() && !isWeight(parameter);
    }
    return weight < 0 ? null : new MediaRange(type, closeness(type, more), weight, place);
  }

  /** The weight in thousandths among the parameters after a name; -1 when it is malformed. */
  static int weight(List<String> parts) {
    int weight = WHOLE;
    for (String parameter : parts.subList(1, parts.size())) {
      if (isWeight(parameter)) {
        weight = thousandths(parameter.substring(2));
      }
    }
    return weight;
  }

  private static boolean isWeight(String parameter) {
    return parameter.regionMatches(true, 0, "q=", 0, 2);
  }

  private static int closeness(String type, boolean more) {
    if (type.equals("*/*")) {
      return ANYTHING;
    }
    if (type.endsWith("/*")) {
      return OF_TYPE;
    }
    return more ? WITH_PARAMETERS : EXACT;
  }

  /** Whether it is of a single type. */
  boolean isNamed() {
    return closeness >= WITH_PARAMETERS;
  }

  boolean holds(String mediaType) {
    return switch (closeness) {
      case ANYTHING -> true;
      case OF_TYPE -> mediaType.regionMatches(true, 0, type, 0, type.length() - 1);
      default -> mediaType.equalsIgnoreCase(type);
    };
  }

  boolean isPreferredTo(MediaRange other) {
    if (weight != other.weight) {
      return weight > other.weight;
    }
    if (closeness != other.closeness) {
      return closeness > other.closeness;
    }
    return place < other.place;
  }

  /**
   * Parses {@code 0.8} as 800, or -1. Also accepts {@code .8} and more digits than the grammar,
   * which some clients send.
   */
  private static int thousandths(String weight) {
    int value = 0;
    int unit = WHOLE;
    boolean decimals = false;
    boolean digits = false;
    for (int i = 0; i < weight.length(); i++) {
      char c = weight.charAt(i);
      if (c == '.' && !decimals) {
        decimals = true;
      } else if (c >= '0' && c <= '9') {
        digits = true;
        unit = decimals ? unit / 10 : unit;
        value += (c - '0') * unit;
      } else {
        return -1;
      }
    }
    return digits ? Math.min(value, WHOLE) : -1;
  }
}
