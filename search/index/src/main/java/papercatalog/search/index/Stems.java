package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.miscellaneous.PatternKeywordMarkerFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * The stems of English words, by Lucene's KStem. Its dictionary takes as long to load as a function
 * to start, so the index knows the stems of its words: {@link IndexedWords#stem}.
 */
final class Stems {
  /** Words with another meaning than without their last letter. */
  private static final Pattern NO_PLURAL = Pattern.compile(".{1,4}|.*is|means");

  /** KStem keeps plurals that its dictionary has, such as {@code effects}. */
  private static final Analyzer STEMS_OF_SINGULARS =
      new Analyzer() {
        @Override
        protected TokenStreamComponents createComponents(String field) {
          Tokenizer whole = new KeywordTokenizer();
          TokenStream stems = new PatternKeywordMarkerFilter(new KStemFilter(whole), NO_PLURAL);
          return new TokenStreamComponents(
              whole, new KStemFilter(new EnglishMinimalStemFilter(stems)));
        }
      };

  /** Enough for the frequent words of a catalog. */
  private static final int REMEMBERED = 50_000;

  private static final Map<String, String> STEMS = new ConcurrentHashMap<>();

  /** British spellings, and what replaces them. */
  private static final Map<Pattern, String> AMERICAN = new LinkedHashMap<>();

  static {
    spell(
        "(?<=[a-z]{2})((?<!pr)om|[aeiou][lnrt]|gn|nt|[aei]s|im|um|y[mn]|ic|rd|mo|ag)is(e[drs]?|ers|ing|ations?)$",
        "$1iz$2");
    spell("lys(e|ed|er|ers|ing)$", "lyz$1");
    spell("(col|behavi|neighb|fav|lab|hon|tum|hum|flav|harb|vap|rum|vig|arm|endeav)our", "$1or");
    spell("(cent|met|fib|lit|theat|calib)re(s?)$", "$1er$2");
    spell("(catal|dial|anal|prol|epil)ogue", "$1og");
    spell("aem", "em");
    spell("oe(dem|str|soph)", "e$1");
    spell("rrhoea", "rrhea");
    spell("paed", "ped");
    spell("centred$", "centered");
    spell("sulph", "sulf");
    spell("(def|off|lic)ence", "$1ense");
    spell("^programme", "program");
  }

  private Stems() {}

  private static void spell(String british, String american) {
    AMERICAN.put(Pattern.compile(british), american);
  }

  /** The stem of a word in American spelling. */
  static String of(String word) {
    String known = STEMS.get(word);
    if (known != null) {
      return known;
    }
    String stem = stem(american(word));
    if (STEMS.size() < REMEMBERED) {
      STEMS.put(word, stem);
    }
    return stem;
  }

  /** A word in American spelling. */
  static String american(String word) {
    String american = word;
    for (var spelling : AMERICAN.entrySet()) {
      american = spelling.getKey().matcher(american).replaceAll(spelling.getValue());
    }
    return american;
  }

  private static String stem(String word) {
    try (TokenStream token = STEMS_OF_SINGULARS.tokenStream("", word)) {
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
