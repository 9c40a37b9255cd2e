package papercatalog.cli.console;

import module java.base;

import papercatalog.cli.difference.CommonOrder;

/** Compares two versions of a text by sentence; three dots replace unchanged sentences. */
final class ProseDifference {
  private static final String LEFT_OUT = "...";

  private ProseDifference() {}

  /** Returns lines that begin with {@code was} and {@code now}; either text may be empty. */
  static List<String> between(String before, String after) {
    List<String> earlier = sentences(before);
    List<String> later = sentences(after);
    Set<String> kept = CommonOrder.of(earlier, later);
    List<String> lines = new ArrayList<>();
    int next = 0;
    for (String sentence : earlier) {
      if (!kept.contains(sentence)) {
        lines.add("was  " + sentence);
        continue;
      }
      while (!later.get(next).equals(sentence)) {
        lines.add("now  " + later.get(next++));
      }
      next++;
      if (lines.isEmpty() || !lines.getLast().equals(LEFT_OUT)) {
        lines.add(LEFT_OUT);
      }
    }
    later.subList(next, later.size()).forEach(sentence -> lines.add("now  " + sentence));
    return lines.equals(List.of(LEFT_OUT)) ? List.of("differs in white space only") : lines;
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
