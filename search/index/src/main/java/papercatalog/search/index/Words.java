package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.FilteringTokenFilter;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * How texts become words, in the index, in queries and in marked sentences: case, diacritics,
 * possessives and apostrophes are folded. {@link Stems} makes the words of titles and abstracts
 * equal to their other forms.
 */
final class Words extends Analyzer {
  static final Words ANALYZER = new Words();

  private Words() {}

  /** A word, and the begin and end of its text before it was folded, in UTF-16 units. */
  record Word(String text, int start, int end) {}

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer tokenizer = new StandardTokenizer();
    TokenStream folded = new ASCIIFoldingFilter(new LowerCaseFilter(tokenizer));
    TokenStream words =
        new FilteringTokenFilter(folded) {
          private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

          @Override
          protected boolean accept() {
            char[] letters = term.buffer();
            int end = term.length();
            if (end > 2 && letters[end - 1] == 's' && letters[end - 2] == '\'') {
              end -= 2;
            }
            int length = 0;
            for (int i = 0; i < end; i++) {
              if (letters[i] != '\''
                  && letters[i] != '\u02bc' // an apostrophe that is a letter
                  && Character.getType(letters[i]) != Character.FORMAT) {
                letters[length++] = letters[i];
              }
            }
            term.setLength(length);
            return length > 0;
          }
        };
    return new TokenStreamComponents(tokenizer, words);
  }

  /** Keeps phrases within one name. */
  @Override
  public int getPositionIncrementGap(String field) {
    return 100;
  }

  /** A text whose colons separate words, as the tokenizer takes only those before spaces. */
  private static String spaced(String text) {
    return text.replace(':', ' ');
  }

  static List<Word> of(String text) {
    List<Word> words = new ArrayList<>();
    try (TokenStream tokens = ANALYZER.tokenStream("", spaced(text))) {
      CharTermAttribute term = tokens.getAttribute(CharTermAttribute.class);
      OffsetAttribute offset = tokens.getAttribute(OffsetAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        words.add(new Word(term.toString(), offset.startOffset(), offset.endOffset()));
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  static List<String> texts(String text) {
    return of(text).stream().map(Word::text).toList();
  }
}
