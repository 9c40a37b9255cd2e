package papercatalog.publishing.text;

import static java.nio.charset.StandardCharsets.US_ASCII;

import module java.base;

import com.anyascii.AnyAscii;
import papercatalog.domain.model.Text;

/**
 * Converts a name to a handle, a collection or a topic: compatibility decomposition (NFKD) without
 * marks, letters such as ł and ß spelled in a-z, lower case, hyphens for everything else, no
 * hyphens in a row or at the ends. One of more than 64 characters is shortened and ends in a digest
 * of the whole, so that two names stay two.
 */
public final class Slug {
  private static final int MAX_LENGTH = 64;
  private static final int DIGEST_LENGTH = 10;

  /** Matches the apostrophes of soft signs and glottal stops. */
  private static final Pattern NOT_SPELLED = Pattern.compile("[^A-Za-z0-9]");

  private Slug() {}

  /** Empty if a letter has no spelling in a-z, as in most scripts, or if nothing is left. */
  public static Optional<String> of(String name) {
    return spelled(name).map(Slug::shortened);
  }

  /** Transliterates letters without a spelling in a-z; empty without letters and digits. */
  public static Optional<String> ofAnyScript(String name) {
    return wholeOfAnyScript(name).map(Slug::shortened);
  }

  /** As {@link #ofAnyScript}, of any length. */
  public static Optional<String> wholeOfAnyScript(String name) {
    return spelled(name).or(() -> spelled(inLatin(name)));
  }

  /** Whether the slug of a name is shortened. */
  public static boolean isShortened(String name) {
    return wholeOfAnyScript(name).filter(slug -> slug.length() > MAX_LENGTH).isPresent();
  }

  /** The slug of earlier releases, which ends after 64 characters. */
  public static Optional<String> cut(String name) {
    return spelled(name)
        .map(slug -> slug.substring(0, Math.min(slug.length(), MAX_LENGTH)).replaceFirst("-$", ""));
  }

  private static String shortened(String slug) {
    if (slug.length() <= MAX_LENGTH) {
      return slug;
    }
    int length = MAX_LENGTH - DIGEST_LENGTH - 1;
    int wordEnd = slug.lastIndexOf('-', length);
    return slug.substring(0, wordEnd > 0 ? wordEnd : length) + "-" + digest(slug);
  }

  private static String digest(String slug) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(slug.getBytes(US_ASCII));
      return HexFormat.of().formatHex(hash).substring(0, DIGEST_LENGTH);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private static Optional<String> spelled(String name) {
    StringBuilder slug = new StringBuilder();
    String decomposed =
        Text.normalized("name", name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    for (int i = 0, c; i < decomposed.length(); i += Character.charCount(c)) {
      c = decomposed.codePointAt(i);
      if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        slug.append((char) c);
      } else if (!Text.spelled(c).isEmpty()) {
        slug.append(Text.spelled(c));
      } else if (isLetter(c)) {
        return Optional.empty();
      } else if (!isMark(c) && !slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
        slug.append('-');
      }
    }
    return Optional.of(slug.toString().replaceFirst("-$", "")).filter(text -> !text.isEmpty());
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
