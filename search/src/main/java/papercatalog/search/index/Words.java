package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.charfilter.MappingCharFilter;
import org.apache.lucene.analysis.charfilter.NormalizeCharMap;
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

  private final NormalizeCharMap punctuation;

  /** Apostrophes join what they stand between; colons separate it. */
  private Words() {
    super(PER_FIELD_REUSE_STRATEGY);
    NormalizeCharMap.Builder map = new NormalizeCharMap.Builder();
    for (String apostrophe : List.of("'", "\u2019", "\u02bc", "\uff07")) {
      map.add(apostrophe, "");
    }
    map.add(":", " ");
    punctuation = map.build();
  }

  /** A word, and the begin and end of its text before it was folded, in UTF-16 units. */
  record Word(String text, int start, int end) {}

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer tokenizer = new StandardTokenizer();
    TokenStream words = new ASCIIFoldingFilter(new LowerCaseFilter(tokenizer));
    boolean prose = field.equals(PaperFields.TITLE) || field.equals(PaperFields.ABSTRACT);
    return new TokenStreamComponents(
        tokenizer, prose ? new EnglishMinimalStemFilter(words) : words);
  }

  @Override
  protected Reader initReader(String field, Reader reader) {
    return new MappingCharFilter(punctuation, reader);
  }

  /** Keeps phrases within one name. */
  @Override
  public int getPositionIncrementGap(String field) {
    return 100;
  }

  /** The words of a text in a field, in their order. */
  static List<Word> of(String field, String text) {
    List<Word> words = new ArrayList<>();
    try (TokenStream tokens = ANALYZER.tokenStream(field, text)) {
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

  static List<String> texts(String field, String text) {
    return of(field, text).stream().map(Word::text).toList();
  }
}
