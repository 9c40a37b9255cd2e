package papercatalog.publishing.latex;

import static java.lang.Character.NON_SPACING_MARK;

import java.text.Normalizer;
import java.util.List;

/** The accents of LaTeX as Unicode's combining marks; normalization composes them with letters. */
final class Accents {
  private static final List<String> NAMES =
      List.of(
          ("` ' ^ ~ = u . \" r H v d c k b t h G U f cb textcommabelow lfhook polhk"
                  + " textogonekcentered")
              .split(" "));

  private static final String MARKS =
      "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308"
          + "\u030A\u030B\u030C\u0323\u0327\u0328\u0331\u0361"
          + "\u0309\u030F\u030E\u0311\u0326\u0326\u0326\u0328\u0328";

  private Accents() {}

  static boolean isAccent(String name) {
    return NAMES.contains(name);
  }

  static String accented(String accent, String text) {
    if (text.isEmpty()) {
      return accent.equals("~") || accent.equals("^") ? accent : "";
    }
    int first = text.codePointAt(0);
    if (!Character.isLetterOrDigit(first)) {
      return text;
    }
    int end = Character.charCount(first);
    String letter =
        switch (first) {
          case 'ı' -> "i";
          case 'ȷ' -> "j";
          default -> text.substring(0, end);
        };
    int marks = end;
    while (marks < text.length() && Character.getType(text.charAt(marks)) == NON_SPACING_MARK) {
      marks++;
    }
    String mark = MARKS.substring(NAMES.indexOf(accent), NAMES.indexOf(accent) + 1);
    String outer = letter + text.substring(end, marks) + mark;
    String inner = letter + mark + text.substring(end, marks);
    return (marks > end && length(inner) < length(outer) ? inner : outer) + text.substring(marks);
  }

  /** Of two accents, that of a Vietnamese letter is below that of its tone in Unicode. */
  private static int length(String letter) {
    return Normalizer.normalize(letter, Normalizer.Form.NFC).length();
  }
}
