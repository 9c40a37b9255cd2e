package papercatalog.bibliography.latex;

import java.util.Map;

/** The accents of LaTeX as Unicode's combining marks; normalization composes them with letters. */
final class Accents {
  private static final Map<String, Character> MARKS =
      Map.ofEntries(
          Map.entry("`", '\u0300'),
          Map.entry("'", '\u0301'),
          Map.entry("^", '\u0302'),
          Map.entry("~", '\u0303'),
          Map.entry("=", '\u0304'),
          Map.entry("u", '\u0306'),
          Map.entry(".", '\u0307'),
          Map.entry("\"", '\u0308'),
          Map.entry("r", '\u030A'),
          Map.entry("H", '\u030B'),
          Map.entry("v", '\u030C'),
          Map.entry("d", '\u0323'),
          Map.entry("c", '\u0327'),
          Map.entry("k", '\u0328'),
          Map.entry("b", '\u0332'),
          Map.entry("t", '\u0361'));

  private Accents() {}

  static boolean isAccent(String name) {
    return MARKS.containsKey(name);
  }

  /** A text with an accent on its first letter. */
  static String accented(String accent, String text) {
    if (text.isEmpty()) {
      return accent.equals("~") || accent.equals("^") ? accent : "";
    }
    int first = text.codePointAt(0);
    if (!Character.isLetter(first)) {
      return text;
    }
    int end = Character.charCount(first);
    String letter =
        switch (first) {
          case 'ı' -> "i";
          case 'ȷ' -> "j";
          default -> text.substring(0, end);
        };
    return letter + MARKS.get(accent) + text.substring(end);
  }
}
