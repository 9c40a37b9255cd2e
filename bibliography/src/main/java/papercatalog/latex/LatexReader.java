package papercatalog.latex;

import java.util.Optional;

/** Reads one value of a BibTeX field; each character is looked at once. */
final class LatexReader {
  /** White space that is meant, unlike that of the file: it stays as it is. */
  static final char HARD_SPACE = '\u0001';

  static final char HARD_NEWLINE = '\u0002';
  static final char HARD_TAB = '\u0003';

  /** An empty group: nothing, but it keeps apart what stands on its sides. */
  static final char SEPARATOR = '\u0004';

  private static final int MAX_DEPTH = 50;

  private final String latex;
  private final int depth;
  private final StringBuilder text = new StringBuilder();
  private int[] groupEnds;
  private int at;

  LatexReader(String latex) {
    this(latex, 0);
  }

  private LatexReader(String latex, int depth) {
    this.latex = latex;
    this.depth = depth;
  }

  String read() {
    while (at < latex.length()) {
      char c = latex.charAt(at);
      switch (c) {
        case '\\' -> controlSequence();
        case '$' -> formula();
        case '-' -> dashes();
        case '`' -> quotes('`', "“");
        case '\'' -> quotes('\'', "”");
        case '{' -> open();
        case '}' -> at++;
        case '~' -> take(" ");
        default -> take(String.valueOf(c));
      }
    }
    return text.toString();
  }

  private void take(String replacement) {
    text.append(replacement);
    at++;
  }

  private void open() {
    if (latex.startsWith("{}", at)) {
      take(String.valueOf(SEPARATOR));
    }
    at++;
  }

  /** Kept as it is, dollars and all; a dollar without a partner is a dollar. */
  private void formula() {
    String sign = latex.startsWith("$$", at) ? "$$" : "$";
    int end = unescaped(sign, at + sign.length());
    if (end < 0) {
      end = at;
    }
    text.append(latex, at, end + sign.length());
    at = end + sign.length();
  }

  private int unescaped(String sign, int from) {
    for (int i = from; i < latex.length(); i++) {
      if (latex.charAt(i) == '\\') {
        i++;
      } else if (latex.startsWith(sign, i)) {
        return i;
      }
    }
    return -1;
  }

  private void dashes() {
    int end = at;
    while (end < latex.length() && latex.charAt(end) == '-') {
      end++;
    }
    switch (end - at) {
      case 2 -> text.append('–');
      case 3 -> text.append('—');
      default -> text.append(latex, at, end);
    }
    at = end;
  }

  private void quotes(char quote, String doubled) {
    boolean twice = at + 1 < latex.length() && latex.charAt(at + 1) == quote;
    text.append(twice ? doubled : String.valueOf(quote));
    at += twice ? 2 : 1;
  }

  private void controlSequence() {
    int start = at;
    String name = name();
    switch (name) {
      case "" -> text.append('\\');
      case " " -> text.append(HARD_SPACE);
      case ",", ";", ":", "quad", "qquad", "enspace", "thinspace", "\n", "\t", "\\" ->
          text.append(' ');
      case "newline" -> text.append(HARD_NEWLINE);
      case "par" -> text.append("\n\n");
      case "(", ")" -> text.append('$');
      case "symbol", "char" -> symbol();
      default -> macro(name, start);
    }
  }

  private void macro(String name, int start) {
    if (Macros.isAccent(name)) {
      text.append(Macros.accented(name, argument()));
    } else if (Macros.hidesArgument(name)) {
      group();
    } else if (!Macros.hasNoText(name)) {
      Optional<String> character = Macros.character(name);
      if (character.isEmpty()) {
        unknown(start);
      }
      character.ifPresent(text::append);
    }
  }

  /** Stays as it is with its arguments: better TeX in a title than a word too few. */
  private void unknown(int start) {
    while (at < latex.length() && latex.charAt(at) == '{') {
      int before = at;
      group();
      if (at == before) {
        break;
      }
    }
    text.append(latex, start, at);
  }

  /** The name of the control sequence here, without its backslash; moves past it. */
  private String name() {
    int start = ++at;
    while (at < latex.length() && isLetter(latex.charAt(at))) {
      at++;
    }
    if (at == start) {
      at =
          Math.min(latex.length(), latex.offsetByCodePoints(start, start < latex.length() ? 1 : 0));
      return latex.substring(start, at);
    }
    String name = latex.substring(start, at);
    skipSpace();
    return name;
  }

  private void skipSpace() {
    while (at < latex.length() && Character.isWhitespace(latex.charAt(at))) {
      at++;
    }
  }

  /** What an accent stands on: a group, a control sequence or a character. */
  private String argument() {
    skipSpace();
    if (at >= latex.length() || latex.charAt(at) == '}') {
      return "";
    }
    return switch (latex.charAt(at)) {
      case '{' -> nested(groupOrNothing());
      case '\\' -> nested(letterOfItsOwn());
      default -> character();
    };
  }

  private String groupOrNothing() {
    int start = at;
    String group = group();
    at += at == start ? 1 : 0;
    return group;
  }

  /** A control sequence, with what it stands on if it is an accent. */
  private String letterOfItsOwn() {
    int start = at;
    if (Macros.isAccent(name())) {
      skipSpace();
      if (group().isEmpty() && at < latex.length()) {
        character();
      }
    }
    return latex.substring(start, at);
  }

  private String character() {
    int start = at;
    at = latex.offsetByCodePoints(at, 1);
    return latex.substring(start, at);
  }

  private String nested(String argument) {
    return depth == MAX_DEPTH
        ? argument
        : new LatexReader(argument, depth + 1).read().replace(String.valueOf(SEPARATOR), "");
  }

  /** The content of the group here, if there is one; moves past it. */
  private String group() {
    if (at >= latex.length() || latex.charAt(at) != '{') {
      return "";
    }
    if (groupEnds == null) {
      groupEnds = groupEnds();
    }
    int end = groupEnds[at];
    if (end == 0) {
      return "";
    }
    String content = latex.substring(at + 1, end);
    at = end + 1;
    return content;
  }

  /** Where the group ends that begins at an index; found once, since groups nest. */
  private int[] groupEnds() {
    int[] ends = new int[latex.length()];
    int[] open = new int[latex.length()];
    int depth = 0;
    for (int i = at; i < latex.length(); i++) {
      switch (latex.charAt(i)) {
        case '\\' -> i++;
        case '{' -> open[depth++] = i;
        case '}' -> {
          if (depth > 0) {
            ends[open[--depth]] = i;
          }
        }
        default -> {}
      }
    }
    return ends;
  }

  /** {@code \symbol{"1F600}} or {@code \symbol{233}}. */
  private void symbol() {
    String number = group();
    boolean hexadecimal = number.startsWith("\"");
    if (!number.matches("\"[0-9A-Fa-f]{1,6}|[0-9]{1,7}")) {
      text.append(number);
      return;
    }
    int c = hexadecimal ? Integer.parseInt(number.substring(1), 16) : Integer.parseInt(number);
    switch (c) {
      case '\t' -> text.append(HARD_TAB);
      case '\n' -> text.append(HARD_NEWLINE);
      default -> {
        if (Character.isValidCodePoint(c) && !Character.isISOControl(c)) {
          text.appendCodePoint(c);
        }
      }
    }
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
