package papercatalog.search.index;

import module java.base;

/**
 * The words of a query that are marked in texts.
 *
 * @param weights by the word, or its stem
 * @param prefix also the words that begin with it
 */
public record Marks(Map<String, Float> weights, Optional<String> prefix, IndexedWords indexed) {
  private static final int COMMON_LETTERS = 3;

  /** 0 for words that are not marked. */
  float weight(String word) {
    float weight = weights.getOrDefault(word, 0f);
    if (weight == 0 && weights.keySet().stream().anyMatch(mark -> areSimilar(mark, word))) {
      weight = weights.getOrDefault(stem(word), 0f);
    }
    return weight == 0 && prefix.isPresent() && word.startsWith(prefix.get()) ? 1 : weight;
  }

  private String stem(String word) {
    try {
      return indexed.knownStem(word).orElse(word);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A word and its stem begin with the same letters. */
  private static boolean areSimilar(String mark, String word) {
    return word.startsWith(mark.substring(0, Math.min(COMMON_LETTERS, mark.length())));
  }
}
