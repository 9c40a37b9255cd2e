package papercatalog.search.index;

import module java.base;

import papercatalog.search.index.Words.Word;

/** The words of a query that are marked in texts. */
public final class Marks {
  private static final int COMMON_LETTERS = 3;

  private final Map<String, Float> weights;
  private final Optional<String> prefix;
  private final IndexedWords indexed;

  /** The first two letters of each marked word. */
  private final Set<String> beginnings;

  /**
   * @param weights by the word, or its stem
   * @param prefix also the words that begin with it
   */
  Marks(Map<String, Float> weights, Optional<String> prefix, IndexedWords indexed) {
    this.weights = weights;
    this.prefix = prefix;
    this.indexed = indexed;
    this.beginnings =
        Stream.concat(weights.keySet().stream(), prefix.stream())
            .map(word -> word.substring(0, Math.min(2, word.length())))
            .collect(Collectors.toSet());
  }

  /**
   * The marked words of a text. Lucene's tokenizer, which is slow in the first request of a
   * function, gets only what is between white space and may have such a word.
   */
  List<Word> in(String text) {
    List<Word> marked = new ArrayList<>();
    int start = 0;
    boolean may = false;
    char before = ' ';
    char c = text.isEmpty() ? ' ' : text.charAt(0);
    for (int at = 0; at <= text.length(); at++) {
      char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
      if (c <= ' ') {
        if (may) {
          addMarked(marked, text.substring(start, at), start);
        }
        start = at + 1;
        may = false;
      } else {
        may = may || c > '~' || (!isPlain(before) && mayBegin(c, next));
      }
      before = c;
      c = next;
    }
    return marked;
  }

  private void addMarked(List<Word> marked, String part, int start) {
    for (Word word : Words.of(part)) {
      if (weight(word.text()) > 0) {
        marked.add(new Word(word.text(), start + word.start(), start + word.end()));
      }
    }
  }

  /** Letters and digits that no folding changes, except capital ones. */
  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  /** Whether a marked word may begin with these letters, of which the second may be none. */
  private boolean mayBegin(char first, char second) {
    for (String beginning : beginnings) {
      if (Character.toLowerCase(first) == beginning.charAt(0)
          && (beginning.length() == 1
              || !isPlain(second)
              || Character.toLowerCase(second) == beginning.charAt(1))) {
        return true;
      }
    }
    return false;
  }

  /** 0 for words that are not marked. */
  float weight(String word) {
    float weight = weights.getOrDefault(word, 0f);
    if (weight == 0 && hasSimilar(word)) {
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
  private boolean hasSimilar(String word) {
    for (String mark : weights.keySet()) {
      if (word.regionMatches(0, mark, 0, Math.min(COMMON_LETTERS, mark.length()))) {
        return true;
      }
    }
    return false;
  }
}
