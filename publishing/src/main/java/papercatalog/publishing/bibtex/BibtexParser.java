package papercatalog.publishing.bibtex;

import module java.base;

import org.jbibtex.BibTeXDatabase;
import org.jbibtex.BibTeXEntry;
import org.jbibtex.BibTeXString;
import org.jbibtex.ConcateValue;
import org.jbibtex.CrossReferenceValue;
import org.jbibtex.Key;
import org.jbibtex.LiteralValue;
import org.jbibtex.ParseException;
import org.jbibtex.ReferenceValue;
import org.jbibtex.TokenMgrException;
import org.jbibtex.Value;
import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;

/** Parses blocks. Limits {@code @string} definitions: nested ones could fill the memory. */
final class BibtexParser {
  private static final int MAX_STRING = 10_000;
  private static final int MAX_STRINGS = 20_000_000;

  private final Map<String, String> strings = new HashMap<>();
  private final Lenient parser = lenient();
  private long stringLength;

  /** Leaves undefined names to the reader of the field. */
  private static final class Lenient extends org.jbibtex.BibTeXParser {
    Lenient() throws ParseException {}

    @Override
    public void checkStringResolution(Key key, BibTeXString string) {}

    @Override
    public void checkCrossReferenceResolution(Key key, BibTeXEntry entry) {}
  }

  BibtexParser copy() {
    BibtexParser copy = new BibtexParser();
    strings.forEach(copy::define);
    return copy;
  }

  void define(BibtexBlock block) {
    parse("@string{" + block.content() + "}", block.line())
        .getStrings()
        .values()
        .forEach(string -> define(block, string));
  }

  BibtexFields fields(BibtexBlock block) {
    Map<String, BibtexFields.Value> values = new HashMap<>();
    int room = EntryReader.MAX_ENTRY;
    for (BibTeXEntry entry : entry(block).getEntries().values()) {
      for (var field : entry.getFields().entrySet()) {
        BibtexFields.Value flat = flat(field.getValue(), room, "the entry");
        room -= flat.latex().length();
        values.put(field.getKey().getValue().toLowerCase(Locale.ROOT), flat);
      }
    }
    return new BibtexFields(block.type(), values);
  }

  private BibTeXDatabase entry(BibtexBlock block) {
    String text = "@misc{key," + block.fields() + "}";
    try {
      return parse(text, block.line());
    } catch (UnusableEntry unreadable) {
      if (!text.contains("\\{") && !text.contains("\\}")) {
        throw unreadable;
      }
      // BibTeX counts braces behind a backslash too: {A \{via} b} ends where it should.
      return parse(text.replace("\\{", "{").replace("\\}", "}"), block.line());
    }
  }

  private BibTeXDatabase parse(String text, long line) {
    try {
      return parser.parse(new StringReader(text));
    } catch (ParseException e) {
      throw new UnusableEntry(
          e.currentToken == null || e.currentToken.next == null
              ? "not BibTeX"
              : "not BibTeX: unexpected %s in line %d"
                  .formatted(
                      shown(e.currentToken.next.image), line + e.currentToken.next.beginLine - 1));
    } catch (TokenMgrException _) {
      throw new UnusableEntry("not BibTeX: there is a character or a quote that does not belong");
    }
  }

  private void define(BibtexBlock block, BibTeXString string) {
    String name = string.getKey().getValue();
    BibtexFields.Value value = flat(string.getValue(), MAX_STRING, "@string " + shown(name));
    if (!value.undefined().isEmpty()) {
      throw new UnusableEntry(
          "@string %s uses %s, which nothing before line %d defines"
              .formatted(shown(name), shown(value.undefined()), block.line()));
    }
    define(name, value.latex());
  }

  private void define(String name, String value) {
    String key = name.toLowerCase(Locale.ROOT);
    String before = strings.getOrDefault(key, "");
    long length = stringLength + key.length() + value.length() - before.length();
    if (length > MAX_STRINGS) {
      throw new UnusableEntry("all the @string definitions together are longer than 20 MB");
    }
    stringLength = length;
    strings.put(key, value);
    parser.addMacro(key, value);
  }

  private static BibtexFields.Value flat(Value value, int maxLength, String what) {
    StringBuilder text = new StringBuilder();
    String undefined = "";
    Deque<Value> parts = new ArrayDeque<>();
    parts.push(value);
    while (!parts.isEmpty()) {
      Value part = parts.pop();
      if (part instanceof ConcateValue joined) {
        parts.push(joined.getRight());
        parts.push(joined.getLeft());
      } else if (part instanceof ReferenceValue reference && !reference.isResolved()) {
        undefined = reference.getValue().getString();
        text.append(undefined);
      } else if (part instanceof ReferenceValue reference) {
        parts.push(reference.getString().getValue());
      } else if (part instanceof CrossReferenceValue reference) {
        parts.push(reference.getValue());
      } else if (part instanceof LiteralValue literal) {
        text.append(literal.getString());
      }
      if (text.length() > maxLength) {
        throw new UnusableEntry(
            "%s is longer than %,d characters with its @strings expanded"
                .formatted(what, maxLength));
      }
    }
    return new BibtexFields.Value(text.toString(), undefined);
  }

  private static String shown(String token) {
    return token.isEmpty() ? "end" : "`" + Excerpt.of(token) + "`";
  }

  private static Lenient lenient() {
    try {
      return new Lenient();
    } catch (ParseException e) {
      throw new IllegalStateException(e);
    }
  }
}
