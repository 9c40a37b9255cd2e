package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.ParameterTexts;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.SearchPage;
import papercatalog.domain.read.SearchPage.Piece;
import papercatalog.functions.request.LinkedPage;

/**
 * A page of the papers that meet a query, which is as the client wrote it.
 *
 * @param people with the name that the query is
 * @param reference whether the first paper is the one that a reference means; empty for other
 *     queries
 * @param differences between the reference and the paper that it means
 */
public record SearchResult(
    LinkedPage<Hit> listed,
    String query,
    SearchPage found,
    List<Author> people,
    Optional<Boolean> reference,
    List<String> differences) {
  private static final Pattern CHOSEN =
      Pattern.compile("(?<!\\S)(year|topic|collection|status):(\\S+)(\\s+|$)");

  /** What is strict besides the values of facets: quotation marks, fields and exclusions. */
  private static final Pattern STRICT =
      Pattern.compile("[\"\u201c\u201d\u201e]|(?<!\\S)-|\\b\\w+:(?=\\S)");

  /** The dates between which the papers are, other than a value of a facet. */
  private static final List<QueryParameter> DATES =
      List.of(QueryParameter.FROM, QueryParameter.UNTIL);

  /**
   * A paper.
   *
   * @param sentence the one of its abstract whose words weigh most
   * @param title empty if no word is in it, or it has a formula
   * @param names that have a word of the query
   */
  public record Hit(
      Paper paper,
      Optional<List<Piece>> sentence,
      Optional<List<Piece>> title,
      Set<String> names) {}

  /** A value of a facet or a date that the request has, and the link to the same without it. */
  public record Choice(String text, String without) {}

  /** The values of a field, with a bar each if they are in order, and the highest count. */
  public record Facet(String field, List<FacetValue> values, boolean bars, long most) {
    /** A value; without a link if it is chosen. */
    public record FacetValue(String text, long papers, String link) {}
  }

  public String heading() {
    if (isFoundReference()) {
      return "Found: " + PlainFormula.of(listed.items().getFirst().paper().fullTitle());
    }
    String number = (found.totalIsExact() ? "" : "More than ") + papers(found.total());
    String words = query.strip();
    return words.isEmpty() ? number : number + " for " + ParameterTexts.shortened(words);
  }

  /** {@code 12 papers}: of a person. */
  public String papersOf(Author person) {
    return papers(found.people().get(person.handle()));
  }

  private static String papers(long number) {
    return Thousands.of(number, "paper");
  }

  /** Whether the first paper is the one of the reference; the others are similar. */
  public boolean isFoundReference() {
    return reference.isPresent() && reference.get() && !listed.items().isEmpty();
  }

  public Exports exports() {
    List<PaperSummary> papers = listed.items().stream().map(hit -> hit.paper().summary()).toList();
    boolean exact = found.totalIsExact();
    return Exports.of(
        listed, papers, exact ? OptionalLong.of(found.total()) : OptionalLong.empty());
  }

  public boolean isFirstSimilar(Hit hit) {
    return isFoundReference() && listed.items().indexOf(hit) == 1;
  }

  public boolean isUnknownReference() {
    return reference.isPresent() && !reference.get();
  }

  /** The orders of the papers, of which the one that they have is no link. */
  public List<Link> orders() {
    Ranking ranking = sort().isEmpty() ? Ranking.RELEVANCE : Ranking.of(sort());
    return Stream.of(Ranking.values())
        .map(
            it ->
                new Link(
                    switch (it) {
                      case RELEVANCE -> "best first";
                      case NEWEST -> "newest first";
                      case ADDED -> "last added first";
                    },
                    it == ranking ? null : to(query, it.text())))
        .toList();
  }

  public boolean isStrict() {
    return STRICT.matcher(query).find() || !dates().isEmpty();
  }

  /** The fields by which to narrow the search: years in their order, other values by frequency. */
  public List<Facet> facets() {
    List<Facet> facets = new ArrayList<>();
    found
        .facets()
        .forEach(
            (field, counts) -> {
              boolean years = field.equals("year");
              List<Facet.FacetValue> values = new ArrayList<>();
              (years ? new TreeMap<>(counts).descendingMap() : counts)
                  .forEach(
                      (value, papers) ->
                          values.add(
                              new Facet.FacetValue(value, papers, narrowedTo(field, value))));
              if (!values.isEmpty()) {
                facets.add(new Facet(field, values, years, Collections.max(counts.values())));
              }
            });
    return facets;
  }

  /** The link to the papers that have a value of a field too; null for a chosen value. */
  private String narrowedTo(String field, String value) {
    String chosen = field + ":" + value;
    boolean has = CHOSEN.matcher(query).results().anyMatch(it -> it.group().strip().equals(chosen));
    return has ? null : to((chosen + " " + query).strip(), sort());
  }

  public List<Choice> chosen() {
    List<Choice> chosen = new ArrayList<>(dates());
    for (MatchResult it : CHOSEN.matcher(query).results().toList()) {
      chosen.add(new Choice(it.group().strip(), to(without(it), sort())));
    }
    return chosen;
  }

  private List<Choice> dates() {
    return DATES.stream()
        .filter(it -> !given(it).isEmpty())
        .map(it -> new Choice(it.text() + " " + given(it), to(query, sort(), List.of(it))))
        .toList();
  }

  private String without(MatchResult choice) {
    return query.substring(0, choice.start()) + query.substring(choice.end());
  }

  /** The link to the papers that have a word as it is. */
  public String literally(String word) {
    Pattern whole =
        Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])" + Pattern.quote(word) + "(?![\\p{L}\\p{N}])");
    return to(whole.matcher(query).replaceFirst("\"$0\""), sort());
  }

  /** The link to the papers of any date that have the words. */
  public String relaxed() {
    return to(STRICT.matcher(query).replaceAll(" ").strip(), sort(), DATES);
  }

  private String sort() {
    return given(QueryParameter.SORT);
  }

  private String given(QueryParameter parameter) {
    return listed.request().query().getOrDefault(parameter.text(), "");
  }

  private String to(String words, String sort) {
    return to(words, sort, List.of());
  }

  private String to(String words, String sort, List<QueryParameter> without) {
    StringJoiner link = new StringJoiner("&", AccessPatterns.SEARCH_PAPERS.path() + "?", "");
    link.add("q=" + PercentEncoding.inQuery(words));
    if (!sort.isEmpty()) {
      link.add("sort=" + sort);
    }
    for (QueryParameter kept :
        List.of(QueryParameter.FROM, QueryParameter.UNTIL, QueryParameter.LIMIT)) {
      String value = given(kept);
      if (!value.isEmpty() && !without.contains(kept)) {
        link.add(kept.text() + "=" + PercentEncoding.inQuery(value));
      }
    }
    return link.toString();
  }
}
