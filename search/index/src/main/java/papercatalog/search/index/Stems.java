package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * The stems of English words, by Lucene's KStem. Its dictionary takes as long to load as a function
 * to start, so the index knows the stems of its words: {@link IndexedWords#stem}.
 */
final class Stems {
  private static final Analyzer KSTEM =
      new Analyzer() {
        @Override
        protected TokenStreamComponents createComponents(String field) {
          Tokenizer whole = new KeywordTokenizer();
          return new TokenStreamComponents(whole, new KStemFilter(whole));
        }
      };

  private Stems() {}

  static String of(String word) {
    try (TokenStream token = KSTEM.tokenStream("", word)) {
      CharTermAttribute term = token.getAttribute(CharTermAttribute.class);
      token.reset();
      String stem = token.incrementToken() ? term.toString() : word;
      token.end();
      return stem;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
