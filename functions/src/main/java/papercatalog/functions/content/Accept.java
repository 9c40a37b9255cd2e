package papercatalog.functions.content;

import module java.base;

import papercatalog.domain.pattern.Format;

/**
 * The {@code Accept} header of RFC 9110, 12.5.1: a format has the weight of the most specific range
 * that contains it. On ties the more specific range wins, then the first in the header, then the
 * first format. Malformed ranges are ignored.
 */
public final class Accept {
  static final String BIBLIOGRAPHY = "text/x-bibliography";

  private static final String STYLE = "style=";

  private Accept() {}

  /** The preferred format; empty when the header accepts none. */
  public static Optional<Format> preferred(String header, List<Format> formats) {
    List<MediaRange> ranges = ranges(header);
    if (ranges.isEmpty()) {
      return Optional.of(formats.getFirst());
    }
    Format best = null;
    MediaRange bestRange = null;
    for (Format format : formats) {
      MediaRange range = range(MediaType.of(format), ranges);
      if (range != null
          && range.weight() > 0
          && (bestRange == null || range.isPreferredTo(bestRange))) {
        best = format;
        bestRange = range;
      }
    }
    return Optional.ofNullable(best);
  }

  private static List<MediaRange> ranges(String header) {
    List<MediaRange> ranges = new ArrayList<>();
    for (String text : split(header, ',')) {
      MediaRange range = MediaRange.read(text, ranges.size());
      if (range != null) {
        ranges.add(range);
      }
    }
    return ranges;
  }

  /** The range of a type, or that of its alias, which must be named, if it is preferred. */
  private static MediaRange range(MediaType type, List<MediaRange> ranges) {
    MediaRange own = closest(ranges, type.text());
    MediaRange alias = closest(ranges, type.alias());
    return alias != null && alias.isNamed() && (own == null || alias.isPreferredTo(own))
        ? alias
        : own;
  }

  /** The most specific range that contains a type, the first of equal ones; null if none does. */
  private static MediaRange closest(List<MediaRange> ranges, String type) {
    MediaRange closest = null;
    for (MediaRange range : ranges) {
      if (range.holds(type) && (closest == null || range.closeness() > closest.closeness())) {
        closest = range;
      }
    }
    return closest;
  }

  /** The style in {@code text/x-bibliography; style=apa}, as clients of doi.org ask; or empty. */
  public static String style(String header) {
    for (String range : split(header, ',')) {
      List<String> parts = split(range, ';');
      if (parts.getFirst().equalsIgnoreCase(BIBLIOGRAPHY) && MediaRange.weight(parts) > 0) {
        for (String part : parts) {
          if (part.regionMatches(true, 0, STYLE, 0, STYLE.length())) {
            return part.substring(STYLE.length()).replace("\"", "");
          }
        }
      }
    }
    return "";
  }

  /** Splits at separators outside quoted strings. */
  static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    boolean quoted = false;
    int begin = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && quoted) {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == separator && !quoted) {
        parts.add(text.substring(begin, i).strip());
        begin = i + 1;
      }
    }
    parts.add(text.substring(begin).strip());
    return parts;
  }
}
