package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.charfilter.MappingCharFilter;
import org.apache.lucene.analysis.charfilter.NormalizeCharMap;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * How texts become words, in the index, in queries and in marked sentences: case, diacritics and
 * apostrophes are folded. Words of prose lose their English plural, and with it the possessive;
 * names do not.
 */
public final class Words extends Analyzer {
  /** For titles and abstracts. */
  public static final Words PROSE = new Words(true);

  /** For names of persons, venues and everything else. */
  public static final Words NAMES = new Words(false);

  private static final int BETWEEN_VALUES = 100;

  /** Apostrophes join what they stand between; colons separate it. */
  private static final NormalizeCharMap PUNCTUATION = punctuation();

  private final boolean stemmed;

  private Words(boolean stemmed) {
    this.stemmed = stemmed;
  }

  /**
   * A word of a text.
   *
   * @param start of what it was made from, in UTF-16 units
   * @param end after that
   */
  public record Word(String text, int start, int end) {}

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer tokenizer = new StandardTokenizer();
    TokenStream words = new ASCIIFoldingFilter(new LowerCaseFilter(tokenizer));
    return new TokenStreamComponents(
        tokenizer, stemmed ? new EnglishMinimalStemFilter(words) : words);
  }

  @Override
  protected Reader initReader(String field, Reader reader) {
    return new MappingCharFilter(PUNCTUATION, reader);
  }

  /** Keeps phrases within one name. */
  @Override
  public int getPositionIncrementGap(String field) {
    return BETWEEN_VALUES;
  }

  /** The words of a text, in their order. */
  public List<Word> of(String text) {
    List<Word> words = new ArrayList<>();
    try (TokenStream tokens = tokenStream("", text)) {
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

  /** The words without their places. */
  public List<String> texts(String text) {
    return of(text).stream().map(Word::text).toList();
  }

  /** Whether a word is so frequent that a query means nothing by it. */
  public static boolean isStopWord(String word) {
    return EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(word);
  }

  private static NormalizeCharMap punctuation() {
    NormalizeCharMap.Builder map = new NormalizeCharMap.Builder();
    for (String apostrophe : List.of("'", "\u2019", "\u02bc", "\uff07")) {
      map.add(apostrophe, "");
    }
    map.add(":", " ");
    return map.build();
  }
}
