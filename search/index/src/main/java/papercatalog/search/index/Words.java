package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.FilteringTokenFilter;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * How texts become words, in the index, in queries and in marked sentences: case, diacritics and
 * apostrophes are folded. Words of titles and abstracts lose their English plural, and with it the
 * possessive; those of names, venues and everything else do not.
 */
final class Words extends Analyzer {
  static final Words ANALYZER = new Words();

  private Words() {
    super(PER_FIELD_REUSE_STRATEGY);
  }

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
            int length = 0;
            for (int i = 0; i < term.length(); i++) {
              if (letters[i] != '\'' && letters[i] != '\u02bc') { // one that is a letter
                letters[length++] = letters[i];
              }
            }
            term.setLength(length);
            return length > 0;
          }
        };
    boolean prose = field.equals(PaperFields.TITLE) || field.equals(PaperFields.ABSTRACT);
    return new TokenStreamComponents(
        tokenizer, prose ? new EnglishMinimalStemFilter(words) : words);
  }

  /** Keeps phrases within one name. */
  @Override
  public int getPositionIncrementGap(String field) {
    return 100;
  }

  /** A text whose colons separate words, as the tokenizer takes only those before spaces. */
  static String spaced(String text) {
    return text.replace(':', ' ');
  }

  /** Those words of a text in a field that are wanted, in their order. */
  static List<Word> of(String field, String text, Predicate<CharTermAttribute> wanted) {
    List<Word> words = new ArrayList<>();
    try (TokenStream tokens = ANALYZER.tokenStream(field, spaced(text))) {
      CharTermAttribute term = tokens.getAttribute(CharTermAttribute.class);
      OffsetAttribute offset = tokens.getAttribute(OffsetAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        if (wanted.test(term)) {
          words.add(new Word(term.toString(), offset.startOffset(), offset.endOffset()));
        }
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  static List<String> texts(String field, String text) {
    return of(field, text, _ -> true).stream().map(Word::text).toList();
  }
}
