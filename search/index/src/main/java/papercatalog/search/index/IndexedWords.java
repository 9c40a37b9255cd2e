package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.index.TermsEnum.SeekStatus;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.StringHelper;
import org.apache.lucene.util.automaton.Automata;
import org.apache.lucene.util.automaton.Automaton;
import org.apache.lucene.util.automaton.CompiledAutomaton;
import org.apache.lucene.util.automaton.LevenshteinAutomata;
import org.apache.lucene.util.automaton.Operations;
import papercatalog.domain.model.AuthorHandle;

/** The words of an open index. */
public record IndexedWords(IndexReader reader) {
  /** Shorter words are other words after one edit, not misspelled ones. */
  private static final int ONE_EDIT = 4;

  /** Shorter words keep their first letter. */
  private static final int FIRST_LETTER = 6;

  private static final int TWO_EDITS = 8;

  private static final int SHORTEST_PART = 2;

  /** Maximum number of people of one name; the request that reads papers has room for them. */
  static final int MAX_PEOPLE = 5;

  int papers(Term term) throws IOException {
    return reader.docFreq(term);
  }

  int papers(String field, String word) throws IOException {
    return papers(new Term(field, word));
  }

  /** Whether a paper has the word, or one that begins with it. */
  boolean has(String word, String stem, boolean begin) throws IOException {
    return papers(PaperFields.TEXT, word) > 0
        || papers(PaperFields.TEXT, stem) > 0
        || papers(PaperFields.OTHER, word) > 0
        || (begin && (begins(PaperFields.TEXT, word) || begins(PaperFields.OTHER, word)));
  }

  /** Whether a longer word of a field begins with the word. */
  boolean begins(String field, String word) throws IOException {
    return next(field, word + '\0', word).isPresent();
  }

  /** As titles and abstracts of the index have the word. Only an unknown word is stemmed anew. */
  String stem(String word) throws IOException {
    Optional<String> known = knownStem(word);
    return known.isPresent() || papers(PaperFields.TEXT, word) > 0
        ? known.orElse(word)
        : Stems.of(word);
  }

  /** The stem of two words written as one, if papers have it. */
  Optional<String> compound(String first, String second) throws IOException {
    String word = first + second;
    String stem =
        knownStem(word).orElse(papers(PaperFields.TEXT, word) > 0 ? word : first + stem(second));
    return papers(PaperFields.TEXT, stem) > 0 ? Optional.of(stem) : Optional.empty();
  }

  /** The stem of a word of the index, if it is another word. */
  Optional<String> knownStem(String word) throws IOException {
    String prefix = word + ' ';
    return next(PaperFields.FORM, prefix, prefix).map(form -> form.substring(prefix.length()));
  }

  /** The people with a name, and the number of papers in the list of each. */
  Map<AuthorHandle, Integer> people(List<String> name) throws IOException {
    Map<AuthorHandle, Integer> people = new LinkedHashMap<>();
    if (name.isEmpty()) {
      return people;
    }
    String prefix = PaperFields.personPrefix(name);
    BytesRef first = new BytesRef(prefix);
    IndexSearcher papers = new IndexSearcher(reader);
    for (LeafReaderContext leaf : reader.leaves()) {
      TermsEnum terms = Terms.getTerms(leaf.reader(), PaperFields.PERSON).iterator();
      BytesRef person = terms.seekCeil(first) == SeekStatus.END ? null : terms.term();
      while (person != null
          && people.size() < MAX_PEOPLE
          && StringHelper.startsWith(person, first)) {
        // deleted papers still have terms
        if (papers.count(new TermQuery(new Term(PaperFields.PERSON, person))) > 0) {
          String handle = person.utf8ToString().substring(prefix.length());
          Term listed = new Term(PaperFields.HANDLE, handle);
          people.put(new AuthorHandle(handle), papers.count(new TermQuery(listed)));
        }
        person = terms.next();
      }
    }
    return people;
  }

  /** The first term from another on, if it has the prefix. */
  private Optional<String> next(String field, String from, String prefix) throws IOException {
    for (LeafReaderContext leaf : reader.leaves()) {
      TermsEnum terms = Terms.getTerms(leaf.reader(), field).iterator();
      if (terms.seekCeil(new BytesRef(from)) != SeekStatus.END) {
        String term = terms.term().utf8ToString();
        if (term.startsWith(prefix)) {
          return Optional.of(term);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The most similar word that papers have, of equally similar ones the most frequent; or else two
   * words between which a blank is missing.
   */
  Optional<String> nearest(String word) throws IOException {
    boolean letters = word.chars().allMatch(Character::isLetter);
    int most = !letters || word.length() < ONE_EDIT ? 0 : word.length() < TWO_EDITS ? 1 : 2;
    String kept = word.length() < FIRST_LETTER ? word.substring(0, 1) : "";
    LevenshteinAutomata edits = new LevenshteinAutomata(word.substring(kept.length()), true);
    Optional<String> nearest = Optional.empty();
    for (int count = 1; count <= most && nearest.isEmpty(); count++) {
      Automaton similar = edits.toAutomaton(count, kept);
      Automaton forms =
          Operations.concatenate(
              List.of(similar, Automata.makeChar(' '), Automata.makeAnyString()));
      int papers = 0;
      for (var field : Map.of(PaperFields.TEXT, similar, PaperFields.FORM, forms).entrySet()) {
        Terms terms = MultiTerms.getTerms(reader, field.getKey());
        TermsEnum found =
            terms == null
                ? TermsEnum.EMPTY
                : new CompiledAutomaton(field.getValue()).getTermsEnum(terms);
        for (BytesRef term = found.next(); term != null; term = found.next()) {
          String form = term.utf8ToString().split(" ", 2)[0];
          if (found.docFreq() > papers && QueryWords.isContent(form)) {
            papers = found.docFreq();
            nearest = Optional.of(form);
          }
        }
      }
    }
    return nearest.isPresent() ? nearest : parted(word);
  }

  /** Of several pairs, the one that most papers have side by side. */
  private Optional<String> parted(String word) throws IOException {
    IndexSearcher papers = new IndexSearcher(reader);
    Optional<String> parted = Optional.empty();
    int most = 0;
    for (int at = SHORTEST_PART; at <= word.length() - SHORTEST_PART; at++) {
      List<String> parts = List.of(word.substring(0, at), word.substring(at));
      List<String> stems = new ArrayList<>();
      for (String part : parts) {
        stems.add(knownStem(part).orElse(part));
      }
      int having = papers.count(StrictClause.phrase(PaperFields.TEXT, stems, 0));
      if (having > most) {
        most = having;
        parted = Optional.of(String.join(" ", parts));
      }
    }
    return parted;
  }
}
