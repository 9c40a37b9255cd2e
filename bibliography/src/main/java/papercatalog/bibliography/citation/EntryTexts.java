package papercatalog.bibliography.citation;

import java.util.Optional;
import papercatalog.bibliography.entry.UnusableEntry;

/**
 * What an entry of a bibliography says under a name, as plain text; nothing when the entry does not
 * have the name or its text is blank.
 */
public interface EntryTexts {
  /**
   * The text in one line.
   *
   * @throws UnusableEntry when it cannot be read
   */
  Optional<String> line(String name);

  /** The text in paragraphs, likewise. */
  Optional<String> prose(String name);

  /** An identifier or address, likewise, in which nothing is markup. */
  Optional<String> address(String name);
}
