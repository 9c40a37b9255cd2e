package papercatalog.bibliography.citation;

import java.util.Optional;
import papercatalog.bibliography.entry.UnusableEntry;

/**
 * The plain texts of an entry by name; empty when missing or blank. Each method throws {@link
 * UnusableEntry} when a text cannot be read.
 */
public interface EntryTexts {
  Optional<String> line(String name);

  Optional<String> prose(String name);

  /** An identifier or URL, without markup. */
  Optional<String> address(String name);
}
