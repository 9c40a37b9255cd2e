package papercatalog.functions.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.pattern.Format;

/**
 * The {@code Accept} header of RFC 9110, 12.5.1: media ranges with weights. The most specific range
 * that a format is in gives its weight. Of equal weights, which the RFC leaves to the server, the
 * format that is named more closely is preferred, then the one that the client names first, then
 * the first of those that there are. Ranges that follow no grammar are as if they were not there.
 */
final class Accept {
  private Accept() {}

  /** The format that a header prefers; empty when it takes none of them. */
  static Optional<Format> preferred(String header, List<Format> formats) {
    if (header.equals("*/*")) {
      return Optional.of(formats.getFirst());
    }
    List<MediaRange> ranges = ranges(header);
    if (ranges.isEmpty()) {
      return Optional.of(formats.getFirst());
    }
    Format best = null;
    MediaRange bestRange = null;
    for (Format format : formats) {
      MediaRange range = closest(ranges, format);
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

  /** The most specific range that a format is in, and of equal ones the first; null if in none. */
  private static MediaRange closest(List<MediaRange> ranges, Format format) {
    MediaRange closest = null;
    for (MediaRange range : ranges) {
      if (range.holds(format.mediaType())
          && (closest == null || range.closeness() > closest.closeness())) {
        closest = range;
      }
    }
    return closest;
  }

  /** What stands between separators that are in no quoted string. */
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
