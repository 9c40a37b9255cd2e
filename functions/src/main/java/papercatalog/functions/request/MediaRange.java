package papercatalog.functions.request;

import java.util.List;

/**
 * One range of an {@code Accept} header.
 *
 * @param type {@code text/html}, {@code text/*} or {@code *}{@code /*}
 * @param closeness how much it says of a type that it holds
 * @param weight in thousandths
 * @param place which of the header's it is, from 0
 */
record MediaRange(String type, int closeness, int weight, int place) {
  private static final int WHOLE = 1000;
  private static final int ANYTHING = 1;
  private static final int OF_TYPE = 2;
  private static final int WITH_PARAMETERS = 3;
  private static final int EXACT = 4;

  /**
   * Reads one. Parameters other than the weight say nothing of types that have none: such a range
   * is less close than the same without.
   *
   * @return null when it is none
   */
  static MediaRange read(String text, int place) {
    List<String> parts = Accept.split(text, ';');
    String type = parts.getFirst();
    int slash = type.indexOf('/');
    boolean quoted = type.indexOf('"') >= 0;
    if (slash <= 0 || slash == type.length() - 1 || quoted) {
      return null;
    }
    int weight = WHOLE;
    boolean more = false;
    for (String parameter : parts.subList(1, parts.size())) {
      if (parameter.regionMatches(true, 0, "q=", 0, 2)) {
        weight = thousandths(parameter.substring(2));
      } else {
        more |= !parameter.isEmpty();
      }
    }
    return weight < 0 ? null : new MediaRange(type, closeness(type, more), weight, place);
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

  /** Whether a media type is in it. */
  boolean holds(String mediaType) {
    return switch (closeness) {
      case ANYTHING -> true;
      case OF_TYPE -> mediaType.regionMatches(true, 0, type, 0, type.length() - 1);
      default -> mediaType.equalsIgnoreCase(type);
    };
  }

  /** Whether what is in this is wanted rather than what is in the other. */
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
   * {@code 0.8} is 800. Some clients write {@code .8}, or more digits than there may be.
   *
   * @return -1 when it is no number
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
