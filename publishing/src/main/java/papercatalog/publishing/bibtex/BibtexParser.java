package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexFieldScanner.Field;
import papercatalog.publishing.bibtex.BibtexFieldScanner.ValuePiece;
import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;

/** Parses blocks. Limits {@code @string} definitions: nested ones could fill the memory. */
final class BibtexParser {
  private static final int MAX_STRING = 10_000;
  private static final int MAX_STRINGS = 20_000_000;

  /** A field in the place of the key. */
  private static final Pattern KEYLESS = Pattern.compile("\\s*[A-Za-z-]+\\s*=\\s*[{\"0-9]");

  /** A value without the braces that it needs, such as {@code 2010.01785}. */
  private static final Predicate<String> NO_NAME =
      Pattern.compile("\\d.*|https?:.*").asMatchPredicate();

  private final Map<String, String> strings = new HashMap<>();
  private long stringLength;

  void define(BibtexBlock block) {
    for (Field string : BibtexFieldScanner.fields(block, 0)) {
      String what = "@string `%s`".formatted(Excerpt.of(string.name()));
      BibtexFields.Value value = value(string.pieces(), MAX_STRING, what);
      if (!value.undefined().isEmpty()) {
        throw new UnusableEntry(
            "%s uses `%s`, which nothing before line %d defines"
                .formatted(what, Excerpt.of(value.undefined()), block.line()));
      }
      define(string.name(), value.latex());
    }
  }

  BibtexFields fields(BibtexBlock block) {
    Map<String, BibtexFields.Value> values = new HashMap<>();
    Set<String> repeated = new TreeSet<>();
    int room = EntryReader.MAX_ENTRY;
    int comma = block.content().indexOf(',');
    int from =
        KEYLESS.matcher(block.content()).lookingAt()
            ? 0
            : comma < 0 ? block.content().length() : comma;
    for (Field field : BibtexFieldScanner.fields(block, from)) {
      BibtexFields.Value value = value(field.pieces(), room, "the entry");
      room -= value.latex().length();
      BibtexFields.Value first = values.putIfAbsent(field.name(), value);
      if (first != null && !first.equals(value)) {
        repeated.add(field.name());
      }
    }
    return new BibtexFields(block.type(), values, repeated);
  }

  private void define(String name, String value) {
    String before = strings.getOrDefault(name, "");
    long length = stringLength + name.length() + value.length() - before.length();
    if (length > MAX_STRINGS) {
      throw new UnusableEntry("all the @string definitions together are longer than 20 MB");
    }
    stringLength = length;
    strings.put(name, value);
  }

  private BibtexFields.Value value(List<ValuePiece> pieces, int maxLength, String what) {
    StringBuilder text = new StringBuilder();
    String undefined = "";
    for (ValuePiece piece : pieces) {
      String defined =
          piece.isName() ? strings.get(piece.text().toLowerCase(Locale.ROOT)) : piece.text();
      undefined = defined == null && !NO_NAME.test(piece.text()) ? piece.text() : undefined;
      text.append(Objects.requireNonNullElse(defined, piece.text()));
      if (text.length() > maxLength) {
        throw new UnusableEntry(
            "%s is longer than %,d characters with its @strings expanded"
                .formatted(what, maxLength));
      }
    }
    return new BibtexFields.Value(text.toString(), undefined);
  }
}
