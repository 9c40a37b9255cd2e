package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.FilteringTokenFilter;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.ar.ArabicNormalizationFilter;
import org.apache.lucene.analysis.ar.ArabicStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * How texts become words, in the index, in queries and in marked sentences: case, diacritics and
 * other {@link Characters} are folded. {@link Stems} makes the words of titles and abstracts equal
 * to their other forms.
 */
final class Words extends Analyzer {
  static final Words ANALYZER = new Words();

  private Words() {}

  /** A word, and the begin and end of its text before it was folded, in UTF-16 units. */
  record Word(String text, int start, int end) {}

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer tokenizer = new StandardTokenizer();
    TokenStream arabic =
        new ArabicStemFilter(new ArabicNormalizationFilter(new LowerCaseFilter(tokenizer)));
    TokenStream folded = new ASCIIFoldingFilter(arabic);
    TokenStream words =
        new FilteringTokenFilter(folded) {
          private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

          @Override
          protected boolean accept() {
            String word = Characters.folded(term);
            term.setEmpty().append(word);
            return !word.isEmpty();
          }
        };
    return new TokenStreamComponents(tokenizer, words);
  }

  /** Keeps phrases within one name. */
  @Override
  public int getPositionIncrementGap(String field) {
    return 100;
  }

  static List<Word> of(String text) {
    List<Word> words = new ArrayList<>();
    try (TokenStream tokens = ANALYZER.tokenStream("", Characters.joined(text))) {
      CharTermAttribute term = tokens.getAttribute(CharTermAttribute.class);
      OffsetAttribute offset = tokens.getAttribute(OffsetAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        Word word = new Word(term.toString(), offset.startOffset(), offset.endOffset());
        if (isThai(word.text())) {
          words.addAll(parts(word, text));
        } else {
          words.add(word);
        }
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  private static boolean isThai(String word) {
    return word.charAt(0) >= '\u0e00' && word.charAt(0) < '\u0e80';
  }

  /** Thai has no spaces between words; Java has a dictionary, as Lucene's own tokenizer uses it. */
  private static List<Word> parts(Word whole, String text) {
    List<Word> parts = new ArrayList<>();
    BreakIterator breaks = BreakIterator.getWordInstance(Locale.of("th"));
    breaks.setText(text.substring(whole.start(), whole.end()));
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      int from = whole.start() + start;
      int to = whole.start() + end;
      parts.add(new Word(text.substring(from, to), from, to));
      start = end;
    }
    return parts;
  }

  /**
   * Other spellings of some words: {@code lenfant} of {@code l'enfant}, and {@code mueller} of
   * {@code Müller}.
   */
  static Map<Word, String> spellings(List<Word> words, String text) {
    Map<Word, String> spellings = new LinkedHashMap<>();
    for (Word word : words) {
      String elided = Characters.elided(text, word.start());
      String german = Characters.german(text.substring(word.start(), word.end()));
      if (!elided.isEmpty() || !german.isEmpty()) {
        spellings.put(word, elided + (german.isEmpty() ? word.text() : german));
      }
    }
    return spellings;
  }

  static List<String> texts(String text) {
    return texts(of(text));
  }

  static List<String> texts(List<Word> words) {
    return words.stream().map(Word::text).toList();
  }

  /** Each pair of words with a hyphen between them, as one word. */
  static Map<Word, String> compounds(List<Word> words, String text) {
    Map<Word, String> compounds = new LinkedHashMap<>();
    for (int i = 1; i < words.size(); i++) {
      Word first = words.get(i - 1);
      Word second = words.get(i);
      boolean hyphen = text.substring(first.end(), second.start()).matches("[-\u2010\u2011]");
      boolean letters = isLetters(first.text()) || isLetters(second.text());
      if (hyphen && letters && isPlain(first.text()) && isPlain(second.text())) {
        compounds.put(second, first.text() + second.text());
      }
    }
    return compounds;
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(Character::isLetterOrDigit);
  }

  private static boolean isLetters(String text) {
    return text.chars().allMatch(Character::isLetter);
  }
}
