package papercatalog.bibliography.citation;

import java.util.Optional;
import papercatalog.bibliography.entry.UnusableEntry;

/** An entry's texts by name, unless blank; unreadable ones fail with {@link UnusableEntry}. */
public interface EntryTexts {
  Optional<String> line(String name);

  Optional<String> prose(String name);

  Optional<String> address(String name);
}
