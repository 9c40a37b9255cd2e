package papercatalog.publishing.document;

import module java.base;

/** Suggests the word that a misspelled one means. */
public final class Nearest {
  private static final int MAX_EDITS = 2;

  private Nearest() {}

  /** The word with the fewest edits: at most one in three letters and two in all. */
  public static Optional<String> to(String word, Collection<String> words) {
    return IntStream.rangeClosed(1, Math.clamp(word.length() / 3, 1, MAX_EDITS))
        .boxed()
        .flatMap(edits -> words.stream().sorted().filter(other -> edits(word, other) == edits))
        .findFirst();
  }

  /** Counts insertions, deletions, replacements and swaps of neighbours; stops counting early. */
  private static int edits(String one, String other) {
    if (Math.abs(one.length() - other.length()) > MAX_EDITS) {
      return MAX_EDITS + 1;
    }
    int[][] edits = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : edits(edits, one, i, other, j);
      }
    }
    return edits[one.length()][other.length()];
  }

  private static int edits(int[][] edits, String one, int i, String other, int j) {
    boolean same = one.charAt(i - 1) == other.charAt(j - 1);
    int least =
        Math.min(
            edits[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(least, edits[i - 2][j - 2] + 1) : least;
  }
}
