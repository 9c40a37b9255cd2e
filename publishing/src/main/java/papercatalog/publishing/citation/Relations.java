package papercatalog.publishing.citation;

import static papercatalog.publishing.entry.NoticeKind.FIELD_LEFT_OUT;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.text.Excerpt;

/** Reads the relations of an entry, in the words of DataCite, Crossref and biblatex. */
public final class Relations {
  /** The words of others, behind the word of the catalog. */
  private static final Map<String, RelationType> WORDS =
      words(
          """
          IsPreprintOf is-preprint-of
          HasPreprint has-preprint
          IsVersionOf is-version-of is-manuscript-of is-expression-of is-manifestation-of reprintof reprintfrom
          HasVersion has-version has-manuscript has-expression has-manifestation reprintas origpubas
          IsNewVersionOf new_version new_edition
          IsTranslationOf is-translation-of translationof translationfrom
          HasTranslation has-translation translationas
          IsSupplementTo is-supplement-to addendum clarification
          IsSupplementedBy is-supplemented-by
          IsPartOf is-part-of IsPublishedIn origpubin
          HasPart has-part multivolume
          Reviews is-review-of
          IsReviewedBy has-review
          Corrects correction corrigendum erratum
          Retracts retraction partial_retraction removal withdrawal
          IsVariantFormOf is-variant-form-of is-format-of
          IsOriginalFormOf is-original-form-of has-format
          IsDerivedFrom is-derived-from is-based-on based-on-data
          IsSourceOf has-derivation is-basis-for is-data-basis-for
          Obsoletes replaces
          IsObsoletedBy is-replaced-by
          Continues continues
          IsContinuedBy is-continued-by
          Describes expression_of_concern
          Documents documents
          IsDocumentedBy is-documented-by
          Requires requires
          IsRequiredBy is-required-by
          Compiles compiles
          IsCompiledBy is-compiled-by
          IsIdenticalTo is-identical-to is-same-as
          """);

  /** Citations, which are references or those of others. */
  private static final Set<String> CITATIONS =
      Set.of(
          "references",
          "is-referenced-by",
          "cites",
          "is-cited-by",
          "References",
          "IsReferencedBy",
          "Cites",
          "IsCitedBy");

  private static final Map<String, CitationField> SCHEMES =
      Map.of(
          "doi", CitationField.DOI,
          "arxiv", CitationField.ARXIV,
          "isbn", CitationField.ISBN,
          "issn", CitationField.ISSN,
          "pmid", CitationField.PMID,
          "url", CitationField.URL,
          "uri", CitationField.URL);

  private final Set<Relation> relations = new LinkedHashSet<>();
  private final List<Notice> notices;

  public Relations(List<Notice> notices) {
    this.notices = notices;
  }

  private static Map<String, RelationType> words(String lines) {
    Map<String, RelationType> words = new HashMap<>();
    for (String line : lines.lines().toList()) {
      String[] own = line.split(" ");
      Stream.of(own).skip(1).forEach(word -> words.put(word, RelationType.of(own[0])));
    }
    return Map.copyOf(words);
  }

  /** Adds a relation to a work with an identifier, or a notice. */
  public void add(String word, String scheme, String id) {
    CitationField field = SCHEMES.get(scheme.toLowerCase(Locale.ROOT));
    Identifiers identifiers = new Identifiers(notices);
    if (field == null) {
      leaveOut(word, "an identifier `%s`".formatted(Excerpt.of(scheme)));
      return;
    }
    try {
      identifiers.add(field, id);
    } catch (InvalidValue invalid) {
      leaveOut(word, invalid.getMessage());
      return;
    }
    type(word).ifPresent(type -> add(type, identifiers.byScheme(), Optional.empty()));
  }

  public void add(String word, PaperId paper) {
    type(word).ifPresent(type -> add(type, Map.of(), Optional.of(paper)));
  }

  /** Adds the relation of a work that says this one's: {@code retraction} of one retracted. */
  public void addInverse(String word, String doi) {
    type(word)
        .map(RelationType::inverse)
        .ifPresent(type -> add(type.text(), CitationField.DOI.text(), doi));
  }

  private void add(RelationType type, Map<String, String> identifiers, Optional<PaperId> paper) {
    try {
      Relation relation = new Relation(type, identifiers, paper);
      EntryRules.checked("relations", relation.work());
      relations.add(relation);
    } catch (InvalidValue invalid) {
      leaveOut(type.text(), identifiers.isEmpty() ? "no identifier" : invalid.getMessage());
    }
  }

  private Optional<RelationType> type(String word) {
    Optional<RelationType> type =
        RelationType.find(word).or(() -> Optional.ofNullable(WORDS.get(word)));
    if (type.isEmpty() && !CITATIONS.contains(word)) {
      leaveOut(word, "no such relation");
    }
    return type;
  }

  private void leaveOut(String word, String why) {
    notices.add(FIELD_LEFT_OUT.notice("relation `%s` left out: %s", Excerpt.of(word), why));
  }

  /** Those of a paper to others; a notice says that one to itself is left out. */
  static List<Relation> toOthers(
      PaperId paper, Map<String, String> identifiers, List<Relation> all, List<Notice> notices) {
    List<Identifier> own = Identifier.in(identifiers);
    Map<Boolean, List<Relation>> byOther =
        all.stream()
            .collect(
                Collectors.partitioningBy(
                    relation ->
                        !relation.work().paper().equals(Optional.of(paper))
                            && relation.work().identifier().filter(own::contains).isEmpty()));
    for (Relation itself : byOther.get(false)) {
      notices.add(
          FIELD_LEFT_OUT.notice(
              "relation `%s` left out: it leads to the paper itself", itself.type().text()));
    }
    return byOther.get(true);
  }

  /** As many as a paper may have. */
  public List<Relation> list() {
    if (relations.size() > Paper.MAX_RELATIONS) {
      notices.add(
          FIELD_LEFT_OUT.notice(
              "relations beyond %d left out: %d",
              Paper.MAX_RELATIONS, relations.size() - Paper.MAX_RELATIONS));
    }
    return relations.stream().limit(Paper.MAX_RELATIONS).toList();
  }
}
