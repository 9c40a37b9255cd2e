package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.xml.XmlElement;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.WorkKind;

/** The relations of a paper in Crossref's words. */
record CrossrefRelations(Paper paper, Function<PaperId, String> pages) {
  private static final String SAME_WORK = "intra_work_relation";
  private static final String OTHER_WORK = "inter_work_relation";

  /** The program, if there are relations. */
  static List<XmlElement> of(Paper paper, Function<PaperId, String> pages) {
    List<XmlElement> items =
        new CrossrefRelations(paper, pages).works().stream().map(Related::element).toList();
    return items.isEmpty()
        ? List.of()
        : List.of(new XmlElement("rel:program", "name", "relations").addAll(items));
  }

  /** Each work once. The preprint of a published paper is known by its arXiv id. */
  private Collection<Related> works() {
    Map<String, Related> works = new LinkedHashMap<>();
    for (Relation relation : paper.relations()) {
      word(relation.type())
          .flatMap(word -> related(word, relation))
          .ifPresent(it -> works.putIfAbsent(it.word() + " " + it.identifier(), it));
    }
    paper
        .supersededBy()
        .map(newer -> new Related("isReplacedBy", "uri", pages.apply(newer)))
        .ifPresent(it -> works.putIfAbsent(it.word() + " " + it.identifier(), it));
    Identifier.ofPaper(paper).stream()
        .filter(it -> it.scheme() == IdentifierScheme.ARXIV)
        .findFirst()
        .map(it -> related(wordOfPreprint(), it))
        .filter(it -> works.values().stream().noneMatch(it::hasIdentifierOf))
        .ifPresent(it -> works.put(it.identifier(), it));
    return works.values();
  }

  private String wordOfPreprint() {
    return paper.kind().equals(Optional.of(WorkKind.ARTICLE)) ? "isIdenticalTo" : "hasPreprint";
  }

  private Optional<Related> related(String word, Relation relation) {
    Reference work = relation.work();
    return Deposit.named(relation)
        .map(it -> related(word, it))
        .or(() -> work.link().map(id -> new Related(word, "uri", pages.apply(id))));
  }

  private static Related related(String word, Identifier identifier) {
    String type = identifier.scheme() == IdentifierScheme.URL ? "uri" : identifier.scheme().text();
    return new Related(word, type, identifier.value());
  }

  private record Related(String word, String type, String identifier) {
    boolean hasIdentifierOf(Related other) {
      return type.equals(other.type) && identifier.equals(other.identifier);
    }

    XmlElement element() {
      return new XmlElement("rel:related_item")
          .add(
              new XmlElement(
                      "rel:" + (isOfSameWork() ? SAME_WORK : OTHER_WORK),
                      "relationship-type",
                      word,
                      "identifier-type",
                      type)
                  .addText(identifier));
    }

    private boolean isOfSameWork() {
      return switch (word) {
        case "isPreprintOf",
            "hasPreprint",
            "isVersionOf",
            "hasVersion",
            "isTranslationOf",
            "hasTranslation",
            "isVariantFormOf",
            "isOriginalFormOf",
            "replaces",
            "isReplacedBy",
            "isIdenticalTo" ->
            true;
        default -> false;
      };
    }
  }

  /** Empty where Crossref has no word. It takes corrections and retractions as updates. */
  private static Optional<String> word(RelationType type) {
    return switch (type) {
      case IS_NEW_VERSION_OF -> Optional.of("isVersionOf");
      case IS_PREVIOUS_VERSION_OF -> Optional.of("hasVersion");
      case REVIEWS -> Optional.of("isReviewOf");
      case IS_REVIEWED_BY -> Optional.of("hasReview");
      case IS_SOURCE_OF -> Optional.of("hasDerivation");
      case OBSOLETES -> Optional.of("replaces");
      case IS_OBSOLETED_BY -> Optional.of("isReplacedBy");
      case CORRECTS,
          IS_CORRECTED_BY,
          RETRACTS,
          IS_RETRACTED_BY,
          DESCRIBES,
          IS_DESCRIBED_BY,
          COLLECTS,
          IS_COLLECTED_BY,
          HAS_METADATA,
          IS_METADATA_FOR ->
          Optional.empty();
      case IS_PREPRINT_OF,
          HAS_PREPRINT,
          IS_VERSION_OF,
          HAS_VERSION,
          IS_TRANSLATION_OF,
          HAS_TRANSLATION,
          IS_SUPPLEMENT_TO,
          IS_SUPPLEMENTED_BY,
          IS_PART_OF,
          HAS_PART,
          IS_VARIANT_FORM_OF,
          IS_ORIGINAL_FORM_OF,
          IS_DERIVED_FROM,
          CONTINUES,
          IS_CONTINUED_BY,
          DOCUMENTS,
          IS_DOCUMENTED_BY,
          REQUIRES,
          IS_REQUIRED_BY,
          COMPILES,
          IS_COMPILED_BY,
          IS_IDENTICAL_TO ->
          Optional.of(
              type.text().substring(0, 1).toLowerCase(Locale.ROOT) + type.text().substring(1));
    };
  }
}
