package papercatalog.publishing.citation;

import module java.base;

import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Text;

/** The handles that a mapping file gives to authors; others have the slug of their name. */
public final class Handles {
  public static final Handles NONE = new Handles(Map.of());

  private final Map<Name, AuthorHandle> mapped;

  /** A name, in one entry or, with an empty key, in all of them. */
  private record Name(String name, String key) {}

  private Handles(Map<Name, AuthorHandle> mapped) {
    this.mapped = mapped;
  }

  /**
   * Each line is a name ({@code Given Family} or {@code Family, Given}), a tab and a handle; a
   * further tab and a key limit it to one entry. Blank lines and lines that begin with {@code #}
   * are ignored. Fails with {@link InvalidValue}, naming the line.
   */
  public static Handles read(Path file) throws IOException {
    Map<Name, AuthorHandle> mapped = new HashMap<>();
    try {
      int number = 0;
      for (String line : Files.readString(file).replaceFirst("^\uFEFF", "").lines().toList()) {
        number++;
        if (!line.isBlank() && !line.startsWith("#")) {
          add(mapped, file + ":" + number, line.split("\t", -1));
        }
      }
    } catch (CharacterCodingException _) {
      throw new InvalidValue(file.toString(), "must be UTF-8");
    }
    return new Handles(mapped);
  }

  Optional<AuthorHandle> of(String name, String key) {
    String normal = normal(name);
    return Optional.ofNullable(
        mapped.getOrDefault(new Name(normal, key), mapped.get(new Name(normal, ""))));
  }

  private static void add(Map<Name, AuthorHandle> mapped, String at, String[] columns) {
    if (columns.length < 2 || columns.length > 3 || columns[0].isBlank()) {
      throw new InvalidValue(at, "must be a name, a tab and a handle, and perhaps a tab and a key");
    }
    try {
      AuthorHandle handle = new AuthorHandle(columns[1].strip());
      Name name = new Name(normal(columns[0]), columns.length == 3 ? columns[2].strip() : "");
      AuthorHandle before = mapped.put(name, handle);
      if (before != null && !before.equals(handle)) {
        throw new InvalidValue("name", "must not have two handles without a key for each");
      }
    } catch (InvalidValue invalid) {
      throw new InvalidValue(at + ": " + invalid.field(), invalid.rule());
    }
  }

  private static String normal(String name) {
    String line = Spaces.line(Text.normalized("name", name, Normalizer.Form.NFC));
    int comma = line.indexOf(',');
    return comma > 0 && comma == line.lastIndexOf(',') && comma < line.length() - 1
        ? SourceName.person(
                line.substring(comma + 1).strip(), "", line.substring(0, comma).strip(), "")
            .printed()
        : line;
  }
}
