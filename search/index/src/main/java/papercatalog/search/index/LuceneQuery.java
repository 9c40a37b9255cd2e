package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Text;
import papercatalog.domain.pattern.SearchPattern;

/**
 * A query as a person writes it: words and {@code "phrases"}, also after {@code -}, {@code NOT},
 * {@code author:}, {@code handle:}, {@code title:}, {@code venue:}, {@code topic:}, {@code
 * collection:}, {@code status:} or {@code year:}, and alternatives with {@code OR}. Every text is a
 * query: text that cannot be parsed is words. In prose, which is a sentence or a reference, only
 * the fields mean anything: others use quotation marks, dashes and capitals too.
 */
public final class LuceneQuery {
  /** In any field. */
  static final String ANY = "";

  /** The fields whose values are not text. */
  static final Set<String> FILTERS =
      Stream.concat(PaperFields.FACETS.stream(), Stream.of(PaperFields.HANDLE))
          .collect(Collectors.toUnmodifiableSet());

  private static final String QUOTE = "[\"\u201c\u201d\u201e]";

  private static final Pattern CLAUSE =
      Pattern.compile(
          """
          (?<not>-(?=TEXT)(?!NUMBER))?
          ((?<field>title|author|handle|venue|topic|collection|status(?=:STATUS)|year(?=:YEARS)):(?=TEXT))?
          (QUOTE(?<phrase>OTHER*+)QUOTE(?!TEXT) | (?<words>TEXT++))"""
              .replace("YEARS", "QUOTE?(\\d{4}(\\.\\.(\\d{4})?)?|\\.\\.\\d{4})QUOTE?(?!TEXT)")
              .replace("STATUS", "QUOTE?(?i:draft|published|superseded|retracted)QUOTE?(?!TEXT)")
              .replace("NUMBER", "[\\d.,]+(?!TEXT)")
              .replace("TEXT", "[^\\p{Z}\\p{Cc}]")
              .replace("QUOTE", QUOTE)
              .replace("OTHER", "[^\"\u201c\u201d\u201e]"),
          Pattern.COMMENTS);

  /** A text with more words is prose, if half as many are not in quotation marks. */
  private static final int LONGEST_LIST = 11;

  private static final Pattern BLANKS = Pattern.compile("[\\p{Z}\\p{Cc}]+");

  /** A part of a query. */
  record Clause(String field, String text, boolean phrase, boolean negated) {
    boolean isWords() {
      return field.equals(ANY) && !phrase && !negated;
    }
  }

  final String text;

  /** The clauses, of which alternatives are in one list. */
  final List<List<Clause>> groups = new ArrayList<>();

  final boolean prose;
  private final boolean reference;

  public LuceneQuery(String text) {
    this(text, false);
  }

  private LuceneQuery(String text, boolean known) {
    this.text = text;
    String read =
        Text.composed(text.substring(0, Math.min(SearchPattern.LONGEST_QUERY, text.length())));
    reference = PrintedReference.is(read);
    prose = known || reference || isProse(read);
    boolean operators = !prose && read.chars().anyMatch(Character::isLowerCase);
    boolean negated = false;
    boolean alternative = false;
    Matcher clause = CLAUSE.matcher(prose ? read.replaceAll("(?<!\\\\)" + QUOTE, " ") : read);
    while (clause.find()) {
      String operator = operators ? clause.group() : "";
      switch (operator) {
        case "AND" -> alternative = false;
        case "NOT" -> negated = true;
        case "OR" -> alternative = !groups.isEmpty();
        default -> {
          boolean phrase = clause.group("phrase") != null;
          boolean not = negated || (!prose && clause.group("not") != null);
          if (!alternative || not) {
            groups.add(new ArrayList<>());
          }
          groups
              .getLast()
              .add(
                  new Clause(
                      Objects.requireNonNullElse(clause.group("field"), ANY),
                      clause.group(phrase ? "phrase" : "words"),
                      phrase,
                      not));
          negated = false;
          alternative = false;
        }
      }
    }
  }

  private static boolean isProse(String text) {
    long outside =
        CLAUSE
            .matcher(text)
            .results()
            .filter(it -> it.group("words") != null && it.group("not") == null)
            .count();
    return outside > LONGEST_LIST / 2 && BLANKS.split(text).length > LONGEST_LIST;
  }

  /** Whether the text is a reference, as people print it. */
  public boolean isReference() {
    return reference;
  }

  /** The words of the query if it may be a person's name; else none. */
  List<String> name() {
    List<String> name = new ArrayList<>();
    for (List<Clause> alternatives : groups) {
      Clause clause = alternatives.getFirst();
      boolean named = clause.field().equals(ANY) || clause.field().equals(PaperFields.AUTHOR);
      if (alternatives.size() > 1 || clause.negated() || !named) {
        return List.of();
      }
      name.addAll(Words.texts(clause.text()));
    }
    return name;
  }

  /** The same words without operators. */
  LuceneQuery asProse() {
    return new LuceneQuery(text, true);
  }

  boolean hasOperators() {
    return groups.stream().anyMatch(it -> it.size() > 1 || it.getFirst().negated());
  }
}
