package papercatalog.publishing.document;

import module java.base;

import org.apache.commons.text.similarity.DamerauLevenshteinDistance;

/** Suggests the word that a misspelled one means. */
public final class Nearest {
  private static final int MAX_EDITS = 2;

  private Nearest() {}

  /** The word with the fewest edits: at most one in three letters and two in all. */
  public static Optional<String> to(String word, Collection<String> words) {
    int most = Math.clamp(word.length() / 3, 1, MAX_EDITS);
    var edits = new DamerauLevenshteinDistance(most); // -1 above the most
    return words.stream()
        .sorted()
        .filter(other -> edits.apply(word, other) > 0)
        .min(Comparator.comparing(other -> edits.apply(word, other)));
  }
}
