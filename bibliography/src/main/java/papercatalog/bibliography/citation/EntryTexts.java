package papercatalog.bibliography.citation;

import java.util.Optional;
import papercatalog.bibliography.entry.UnusableEntry;

/**
 * The plain texts of a bibliography's entry by name; empty when the entry lacks the name or its
 * text is blank.
 */
public interface EntryTexts {
  /**
   * The text in one line.
   *
   * @throws UnusableEntry when it cannot be read
   */
  Optional<String> line(String name);

  /**
   * The text in paragraphs.
   *
   * @throws UnusableEntry when it cannot be read
   */
  Optional<String> prose(String name);

  /**
   * An identifier or URL, without markup.
   *
   * @throws UnusableEntry when it cannot be read
   */
  Optional<String> address(String name);
}
