package papercatalog.cli.console;

import module java.base;

import papercatalog.cli.difference.CommonOrder;

/** Compares two versions of a text by sentence; three dots replace unchanged sentences. */
final class ProseDifference {
  private static final String LEFT_OUT = "...";

  private final List<String> lines = new ArrayList<>();

  private ProseDifference() {}

  /** Returns lines that begin with {@code was} and {@code now}; either text may be empty. */
  static List<String> between(String before, String after) {
    ProseDifference difference = new ProseDifference();
    difference.compare(sentences(before), sentences(after));
    if (difference.lines.equals(List.of(LEFT_OUT))) {
      return List.of("differs in white space only");
    }
    return difference.lines;
  }

  private void compare(List<String> before, List<String> after) {
    Set<String> kept = CommonOrder.of(before, after);
    int next = 0;
    for (String sentence : before) {
      if (kept.contains(sentence)) {
        while (!after.get(next).equals(sentence)) {
          lines.add("now  " + after.get(next++));
        }
        next++;
        leaveOut();
      } else {
        lines.add("was  " + sentence);
      }
    }
    after.subList(next, after.size()).forEach(sentence -> lines.add("now  " + sentence));
  }

  private void leaveOut() {
    if (lines.isEmpty() || !lines.getLast().equals(LEFT_OUT)) {
      lines.add(LEFT_OUT);
    }
  }

  private static List<String> sentences(String text) {
    BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
    breaks.setText(text);
    List<String> sentences = new ArrayList<>();
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
      sentences.add(text.substring(from, to).strip().replaceAll("\\s+", " "));
      from = to;
    }
    return sentences;
  }
}
