package papercatalog.bibliography.citation;

import module java.base;

import papercatalog.bibliography.text.Slug;
import papercatalog.bibliography.text.Spaces;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.InvalidValue;

/**
 * The handles of authors. The default handle of a name is its {@link Slug}. A mapping file sets
 * handles for people who share a name, and for names that a transliteration would spoil.
 */
public final class Handles {
  public static final Handles NONE = new Handles(Map.of());

  private static final int MAX_LINES = 1_000_000;

  private final Map<Name, AuthorHandle> mapped;

  /** A name, in one entry or, with an empty key, in all of them. */
  private record Name(String name, String key) {}

  private Handles(Map<Name, AuthorHandle> mapped) {
    this.mapped = mapped;
  }

  /**
   * Reads a mapping file: each line is a name, a tab and a handle, optionally followed by a tab and
   * the key of the one entry that the line applies to. Names are written {@code Given Family} or
   * {@code Family, Given}. Blank lines and lines that begin with {@code #} are ignored.
   *
   * @throws InvalidValue naming the line that breaks these rules
   */
  public static Handles read(Path file) throws IOException {
    Map<Name, AuthorHandle> mapped = new HashMap<>();
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      int number = 1;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String at = file + ":" + number;
        line = number == 1 && line.startsWith("\uFEFF") ? line.substring(1) : line;
        if (number++ > MAX_LINES) {
          throw new InvalidValue(at, "must not be: a mapping file has at most 1,000,000 lines");
        }
        if (!line.isBlank() && !line.startsWith("#")) {
          add(mapped, at, line.split("\t", -1));
        }
      }
    } catch (MalformedInputException _) {
      throw new InvalidValue(file.toString(), "must be UTF-8");
    }
    return new Handles(mapped);
  }

  /** The handle of a person in an entry; empty if the name has none. */
  Optional<AuthorHandle> of(String name, String key) {
    String normal = normal(name);
    AuthorHandle handle =
        mapped.getOrDefault(new Name(normal, key), mapped.get(new Name(normal, "")));
    return handle != null ? Optional.of(handle) : Slug.ofAnyScript(name).map(AuthorHandle::new);
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
    String line = Spaces.line(Normalizer.normalize(name, Normalizer.Form.NFC));
    int comma = line.indexOf(',');
    return comma > 0 && comma == line.lastIndexOf(',') && comma < line.length() - 1
        ? Spaces.line(line.substring(comma + 1) + " " + line.substring(0, comma))
        : line;
  }
}
