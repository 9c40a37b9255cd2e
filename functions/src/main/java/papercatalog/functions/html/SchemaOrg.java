package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.ReferenceList;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;

/** A paper as schema.org JSON-LD, which search engines read. */
public record SchemaOrg(Paper paper, String origin) {
  /** A document, with as many authors as the page. */
  public static Content content(Paper paper, String address, String origin) {
    return JsonTree.content(new SchemaOrg(PaperPage.shortened(paper), origin).object(address));
  }

  /** The content of a script element, which contains nothing that could end it. */
  static String of(Paper paper, String address, String origin) {
    return script(new SchemaOrg(paper, origin).object(address));
  }

  static String script(Map<String, Object> object) {
    return inScript(JsonTree.content(object).toString());
  }

  /** Escapes characters that JSON has only inside strings. */
  private static String inScript(String json) {
    StringBuilder safe = new StringBuilder(json.length() + 64);
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      switch (c) {
        case '<' -> safe.append("\\u003c");
        case '>' -> safe.append("\\u003e");
        case '&' -> safe.append("\\u0026");
        case '\u2028' -> safe.append("\\u2028");
        case '\u2029' -> safe.append("\\u2029");
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }

  private Map<String, Object> object(String address) {
    Map<String, Object> object = record(address);
    if (!paper.relations().isEmpty()) {
      object.putAll(relations());
    }
    return object;
  }

  private Map<String, Object> record(String address) {
    Optional<String> license = paper.license().map(text -> WebAddress.license(text).orElse(text));
    return JsonTree.object(
        "@context", "https://schema.org",
        "@type", paper.kind().map(WorkKind::schemaType).orElse("CreativeWork"),
        "@id", address,
        "url", address,
        "name", PlainFormula.of(paper.fullTitle()),
        "abstract", paper.abstractText().map(PlainFormula::of),
        "author", people(Role.AUTHOR),
        "editor", people(Role.EDITOR),
        "translator", people(Role.TRANSLATOR),
        "contributor", people(Role.CONTRIBUTOR),
        "datePublished", paper.published().text(),
        "dateModified", paper.updatedAt().toString(),
        "version", paper.version(),
        "creativeWorkStatus", StatusName.of(paper.status()),
        "inLanguage", paper.language(),
        "isPartOf", new CitedPaper(paper).text(CitationField.VENUE).map(this::place),
        "reportNumber", isReport() ? paper.issue() : null,
        "pagination", paper.pages(),
        "publisher", paper.publisher().map(name -> named("Organization", name)),
        "keywords", JsonTree.unlessEmpty(paper.topics().stream().map(TopicName::value).toList()),
        "license", license,
        "encoding", paper.text(TextField.FULL_TEXT).map(SchemaOrg::file),
        "identifier", identifiers(),
        "funding", JsonTree.unlessEmpty(paper.funding().stream().map(SchemaOrg::grant).toList()),
        "citation", citations(paper.references(), origin),
        "sameAs", WebAddress.permanent(paper));
  }

  /** The relations that schema.org has a property for. */
  private Map<String, List<Object>> relations() {
    Map<String, List<Object>> relations = new LinkedHashMap<>();
    for (Relation relation : paper.relations()) {
      property(relation.type())
          .ifPresent(
              name ->
                  relations
                      .computeIfAbsent(name, _ -> new ArrayList<>())
                      .add(citation(ListedReference.of(relation.work()), origin)));
    }
    return relations;
  }

  private static Optional<String> property(RelationType type) {
    return Optional.ofNullable(
        switch (type) {
          case IS_PREPRINT_OF, IS_VERSION_OF, IS_NEW_VERSION_OF, IS_VARIANT_FORM_OF ->
              "exampleOfWork";
          case HAS_PREPRINT, HAS_VERSION, IS_PREVIOUS_VERSION_OF, IS_ORIGINAL_FORM_OF ->
              "workExample";
          case IS_TRANSLATION_OF -> "translationOfWork";
          case HAS_TRANSLATION -> "workTranslation";
          case HAS_PART -> "hasPart";
          case REVIEWS -> "itemReviewed";
          case IS_CORRECTED_BY -> "correction";
          case IS_DERIVED_FROM -> "isBasedOn";
          default -> null;
        });
  }

  private Optional<?> people(Role role) {
    return JsonTree.unlessEmpty(
        paper.authors().stream().filter(author -> author.has(role)).map(this::author).toList());
  }

  private Map<String, Object> author(Authorship author) {
    Optional<PersonName> person = author.person();
    boolean isGroup = author.parts().isPresent() && person.isEmpty();
    return JsonTree.object(
        "@type", isGroup ? "Organization" : "Person",
        "name", author.name(),
        "familyName", person.map(PersonName::fullFamily),
        "givenName", person.flatMap(PersonName::given),
        "honorificSuffix", person.flatMap(PersonName::suffix),
        "sameAs", author.orcid().map(WebAddress::orcid),
        "affiliation",
            JsonTree.unlessEmpty(
                author.affiliations().stream().map(SchemaOrg::organization).toList()),
        "url", origin + AccessPatterns.GET_AUTHOR.path(author.handle()));
  }

  private static Map<String, Object> organization(Affiliation affiliation) {
    Map<String, Object> organization = named("Organization", affiliation.name());
    affiliation.ror().map(WebAddress::ror).ifPresent(it -> organization.put("sameAs", it));
    return organization;
  }

  private static Map<String, Object> grant(Funding funding) {
    Map<String, Object> funder = named("Organization", funding.funder());
    JsonTree.unlessEmpty(
            Stream.of(
                    funding.ror().map(WebAddress::ror), funding.funderId().map(WebAddress::funder))
                .flatMap(Optional::stream)
                .toList())
        .ifPresent(it -> funder.put("sameAs", it));
    return JsonTree.object(
        "@type", "Grant",
        "identifier", funding.award(),
        "name", funding.title(),
        "url", funding.url(),
        "funder", funder);
  }

  private boolean isReport() {
    return paper.kind().filter(WorkKind.REPORT::equals).isPresent();
  }

  /** The venue, inside the volume and the issue, each if it is known. */
  private Map<String, Object> place(String venue) {
    Optional<String> issue = isReport() ? Optional.empty() : paper.issue();
    boolean periodical = issue.isPresent() || paper.volume().isPresent();
    Map<String, Object> place = named(periodical ? "Periodical" : "CreativeWork", venue);
    if (paper.volume().isPresent()) {
      String volume = paper.volume().get();
      place =
          JsonTree.object("@type", "PublicationVolume", "volumeNumber", volume, "isPartOf", place);
    }
    if (issue.isPresent()) {
      place = JsonTree.object("@type", "PublicationIssue", "issueNumber", issue, "isPartOf", place);
    }
    return place;
  }

  private List<Map<String, Object>> identifiers() {
    List<Map<String, Object>> identifiers = new ArrayList<>();
    identifiers.add(identifier("id", paper.id().value()));
    paper.identifiers().forEach((scheme, value) -> identifiers.add(identifier(scheme, value)));
    return identifiers;
  }

  /** The page of a paper's references. */
  public static String of(ReferenceList list, String origin) {
    String address = origin + AccessPatterns.GET_PAPER.path(list.id());
    Map<String, Object> page = SchemaOrgPages.page("CreativeWork", address, list.title());
    citations(list.references(), origin).ifPresent(it -> page.put("citation", it));
    return script(page);
  }

  private static Optional<List<?>> citations(List<Reference> references, String origin) {
    return JsonTree.unlessEmpty(
        ListedReference.of(references).stream().map(it -> citation(it, origin)).toList());
  }

  private static Map<String, Object> citation(ListedReference reference, String origin) {
    return JsonTree.object(
        "@type", "CreativeWork",
        "name", Optional.of(reference.text()).filter(text -> !text.isEmpty()),
        "url",
            Optional.ofNullable(reference.paper())
                .map(id -> origin + AccessPatterns.GET_PAPER.path(id)),
        "sameAs", reference.links().stream().map(Link::target).findFirst());
  }

  private static Map<String, Object> identifier(String scheme, String value) {
    return JsonTree.object("@type", "PropertyValue", "propertyID", scheme, "value", value);
  }

  private static Map<String, Object> file(String address) {
    return JsonTree.object("@type", "MediaObject", "contentUrl", address);
  }

  static Map<String, Object> named(String type, String name) {
    return JsonTree.object("@type", type, "name", name);
  }
}
