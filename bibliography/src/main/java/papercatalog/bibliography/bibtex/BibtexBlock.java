package papercatalog.bibliography.bibtex;

import java.util.Locale;
import java.util.Optional;

/**
 * One {@code @type{...}} of a BibTeX file, not yet parsed.
 *
 * @param line where it begins
 * @param type in lower case
 * @param content between the delimiters, as far as it could be read
 * @param problem why it has no end that can be trusted
 */
record BibtexBlock(long line, String type, String content, Optional<String> problem) {
  BibtexBlock {
    type = type.toLowerCase(Locale.ROOT);
  }

  /** What stands before the first comma: any characters but those that a field has. */
  String key() {
    int comma = content.indexOf(',');
    String key = (comma < 0 ? content : content.substring(0, comma)).strip();
    return key.indexOf('=') >= 0 || key.indexOf('\n') >= 0 ? "" : key;
  }

  /** What follows the first comma. */
  String fields() {
    int comma = content.indexOf(',');
    return comma < 0 ? "" : content.substring(comma + 1);
  }
}
