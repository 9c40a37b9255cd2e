package papercatalog.publishing.text;

import module java.base;

import com.anyascii.AnyAscii;
import papercatalog.domain.model.Text;

/**
 * Converts a name to a handle, a collection or a topic: compatibility decomposition (NFKD) without
 * marks, letters such as ł and ß spelled in a-z, lower case, hyphens for everything else, no
 * hyphens in a row or at the ends, at most 64 characters.
 */
public final class Slug {
  private static final int MAX_LENGTH = 64;

  /** Letters that decomposition leaves whole, though they have a spelling in a-z. */
  private static final String SPELLED = "łøßæœđðþıȷħŧŋĸə";

  /** Matches the apostrophes of soft signs and glottal stops. */
  private static final Pattern NOT_SPELLED = Pattern.compile("[^A-Za-z0-9]");

  private Slug() {}

  /** Empty if a letter has no spelling in a-z, as in most scripts, or if nothing is left. */
  public static Optional<String> of(String name) {
    StringBuilder slug = new StringBuilder();
    String decomposed =
        Text.normalized("name", name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    for (int i = 0, c; i < decomposed.length(); i += Character.charCount(c)) {
      c = decomposed.codePointAt(i);
      if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        slug.append((char) c);
      } else if (SPELLED.indexOf(c) >= 0) {
        slug.append(c == 'ĸ' ? "k" : AnyAscii.transliterate(c));
      } else if (isLetter(c)) {
        return Optional.empty();
      } else if (!isMark(c) && !slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
        slug.append('-');
      }
    }
    slug.setLength(Math.min(slug.length(), MAX_LENGTH));
    return Optional.of(slug.toString().replaceFirst("-$", "")).filter(text -> !text.isEmpty());
  }

  /** Transliterates letters without a spelling in a-z; empty without letters and digits. */
  public static Optional<String> ofAnyScript(String name) {
    return of(name).or(() -> of(inLatin(name)));
  }

  /** The text with its letters and digits spelled in ASCII, and all else unchanged. */
  public static String inLatin(String name) {
    StringBuilder latin = new StringBuilder();
    Text.normalized("name", name, Normalizer.Form.NFC)
        .codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c) || isMark(c)) {
                latin.append(NOT_SPELLED.matcher(AnyAscii.transliterate(c)).replaceAll(""));
              } else {
                latin.appendCodePoint(c);
              }
            });
    return latin.toString();
  }

  /** Modifier letters count as apostrophes. */
  private static boolean isLetter(int c) {
    return Character.isLetter(c) && Character.getType(c) != Character.MODIFIER_LETTER;
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT ->
          true;
      default -> false;
    };
  }
}
