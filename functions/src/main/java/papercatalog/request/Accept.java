package papercatalog.request;

import java.util.List;
import java.util.Optional;
import papercatalog.schema.Format;

/**
 * The {@code Accept} header of RFC 9110, 12.5.1: media ranges with weights. The most specific range
 * that a format is in gives its weight; of equal weights the earlier format is preferred. Ranges
 * that follow no grammar are as if they were not there, and so are parameters other than the
 * weight.
 */
final class Accept {
  private static final int WHOLE = 1000;
  private static final int MAX_RANGES = 50;

  private Accept() {}

  /** The format that a header prefers; empty when it takes none of them. */
  static Optional<Format> preferred(String header, List<Format> formats) {
    if (header.equals("*/*")) {
      return Optional.of(formats.getFirst());
    }
    String[] ranges = header.split(",", MAX_RANGES);
    Format best = null;
    int bestWeight = 0;
    boolean legible = false;
    for (Format format : formats) {
      int weight = 0;
      int closest = 0;
      for (String range : ranges) {
        String[] parts = range.split(";", -1);
        int closeness = closeness(parts[0].strip(), format.mediaType());
        legible |= parts[0].indexOf('/') > 0;
        if (closeness > closest) {
          closest = closeness;
          weight = weight(parts);
        }
      }
      if (weight > bestWeight) {
        best = format;
        bestWeight = weight;
      }
    }
    return legible ? Optional.ofNullable(best) : Optional.of(formats.getFirst());
  }

  /** How closely a range names a media type: 0 for not at all, 3 for exactly. */
  private static int closeness(String range, String mediaType) {
    if (range.equalsIgnoreCase(mediaType)) {
      return 3;
    }
    if (range.equals("*/*")) {
      return 1;
    }
    int slash = mediaType.indexOf('/');
    boolean ofType =
        range.length() == slash + 2
            && range.endsWith("/*")
            && range.regionMatches(true, 0, mediaType, 0, slash);
    return ofType ? 2 : 0;
  }

  /**
   * The weight in thousandths: {@code q=0.8} is 800; 1 unless it is given, 0 if it is no number.
   */
  private static int weight(String[] parts) {
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i].strip();
      if (part.length() > 2 && part.regionMatches(true, 0, "q=", 0, 2)) {
        return thousandths(part.substring(2));
      }
    }
    return WHOLE;
  }

  private static int thousandths(String weight) {
    boolean number = weight.length() <= 5 && (weight.charAt(0) == '0' || weight.charAt(0) == '1');
    if (!number || (weight.length() > 1 && weight.charAt(1) != '.')) {
      return 0;
    }
    int value = weight.charAt(0) - '0';
    for (int i = 2; i < 5; i++) {
      char digit = i < weight.length() ? weight.charAt(i) : '0';
      if (digit < '0' || digit > '9') {
        return 0;
      }
      value = value * 10 + digit - '0';
    }
    return Math.min(value, WHOLE);
  }
}
