package papercatalog.bibliography.bibtex;

import module java.base;

/** The content may be cut short; the problem says why its end cannot be trusted. */
record BibtexBlock(long line, String type, String content, Optional<String> problem) {
  BibtexBlock {
    type = type.toLowerCase(Locale.ROOT);
  }

  /** The text before the first comma: any characters except those of a field. */
  String key() {
    int comma = content.indexOf(',');
    String key = (comma < 0 ? content : content.substring(0, comma)).strip();
    return key.indexOf('=') >= 0 || key.indexOf('\n') >= 0 ? "" : key;
  }

  String fields() {
    int comma = content.indexOf(',');
    return comma < 0 ? "" : content.substring(comma + 1);
  }
}
