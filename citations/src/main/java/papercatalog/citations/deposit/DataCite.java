package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.Pages;
import papercatalog.citations.paper.WebAddress;
import papercatalog.citations.xml.XmlElement;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Ror;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/**
 * A paper in the terms of DataCite's metadata schema, kernel 4.6. The elements of its XML are the
 * facts; {@link DataCiteJson} spells them as JSON.
 */
public final class DataCite {
  static final String KERNEL = "http://datacite.org/schema/kernel-4";
  private static final String SCHEMA = "https://schema.datacite.org/meta/kernel-4.6/metadata.xsd";

  /** DataCite's word for a value that is not available. */
  private static final String UNAVAILABLE = "(:unav)";

  private final CitedPaper cited;
  private final Paper paper;
  private final Function<PaperId, String> pages;

  private DataCite(Paper paper, Function<PaperId, String> pages) {
    this.paper = paper;
    this.pages = pages;
    this.cited = new CitedPaper(paper, Optional.of(pages.apply(paper.id())));
  }

  /**
   * The element {@code resource}. A paper without a DOI is identified by its page, which OAI-PMH
   * allows and a deposit does not.
   *
   * @param pages the address of a paper's page
   */
  public static XmlElement resource(Paper paper, Function<PaperId, String> pages) {
    return new DataCite(paper, pages).resource();
  }

  private XmlElement resource() {
    return new XmlElement(
            "resource",
            "xmlns",
            KERNEL,
            "xmlns:xsi",
            "http://www.w3.org/2001/XMLSchema-instance",
            "xsi:schemaLocation",
            KERNEL + " " + SCHEMA)
        .add(identifier())
        .addAll("creators", people("creator", creators()))
        .addAll("titles", titles())
        .add("publisher", paper.publisher().or(paper::venue).orElse(UNAVAILABLE))
        .add("publicationYear", paper.published().year())
        .add(
            new XmlElement("resourceType", "resourceTypeGeneral", type(cited.kind()))
                .addText(cited.kind().text()))
        .addAll("subjects", subjects())
        .addAll("contributors", contributors())
        .addAll("dates", dates())
        .add("language", paper.language())
        .addAll("alternateIdentifiers", alternateIdentifiers())
        .addAll("relatedIdentifiers", relatedIdentifiers())
        .add("version", paper.version())
        .addAll("rightsList", License.of(paper).map(DataCite::rights).stream().toList())
        .addAll("descriptions", descriptions())
        .addAll("fundingReferences", paper.funding().stream().map(DataCite::funding).toList())
        .addAll("relatedItems", relatedItems());
  }

  private XmlElement identifier() {
    Optional<String> doi = cited.doi();
    return new XmlElement("identifier", "identifierType", doi.isPresent() ? "DOI" : "URL")
        .addText(doi.or(cited::address).orElseThrow());
  }

  /** The authors; of a work without authors, the people who are named first. */
  private Role creators() {
    return paper.authors().stream().anyMatch(author -> author.has(Role.AUTHOR))
        ? Role.AUTHOR
        : paper.authors().getFirst().role();
  }

  private List<XmlElement> people(String element, Role role) {
    return paper.authors().stream()
        .filter(author -> author.has(role))
        .map(author -> person(element, author))
        .toList();
  }

  private List<XmlElement> contributors() {
    List<XmlElement> contributors = new ArrayList<>();
    for (Role role : Role.values()) {
      if (role != creators()) {
        for (XmlElement person : people("contributor", role)) {
          contributors.add(person.attribute("contributorType", Optional.of(type(role))));
        }
      }
    }
    return contributors;
  }

  private static XmlElement person(String element, Authorship author) {
    CitedName name = CitedName.of(author);
    Optional<PersonName> person = name.person();
    Optional<String> type =
        name.parts().map(_ -> person.isPresent() ? "Personal" : "Organizational");
    XmlElement credited = new XmlElement(element);
    credited
        .add(new XmlElement(element + "Name").attribute("nameType", type).addText(name.inverted()))
        .add("givenName", person.flatMap(PersonName::given))
        .add("familyName", person.map(PersonName::fullFamily));
    author
        .orcid()
        .ifPresent(
            orcid ->
                credited.add(
                    new XmlElement(
                            "nameIdentifier",
                            "nameIdentifierScheme",
                            "ORCID",
                            "schemeURI",
                            "https://orcid.org")
                        .addText(WebAddress.orcid(orcid))));
    return credited.addAll(author.affiliations().stream().map(DataCite::affiliation).toList());
  }

  private static XmlElement affiliation(Affiliation affiliation) {
    XmlElement element = new XmlElement("affiliation");
    affiliation
        .ror()
        .ifPresent(
            ror ->
                element
                    .attribute("affiliationIdentifier", Optional.of(WebAddress.ror(ror)))
                    .attribute("affiliationIdentifierScheme", Optional.of("ROR"))
                    .attribute("schemeURI", Optional.of(Ror.ADDRESS)));
    return element.addText(affiliation.name());
  }

  /**
   * DataCite holds one identifier of a funder, and the address of an award only with its number.
   */
  private static XmlElement funding(Funding funding) {
    XmlElement reference = new XmlElement("fundingReference").add("funderName", funding.funder());
    funding
        .ror()
        .map(ror -> funder("ROR", WebAddress.ror(ror)))
        .or(() -> funding.funderId().map(id -> funder("Crossref Funder ID", WebAddress.funder(id))))
        .ifPresent(reference::add);
    funding
        .award()
        .ifPresent(
            number ->
                reference.add(
                    new XmlElement("awardNumber")
                        .attribute("awardURI", funding.url().flatMap(DepositedText::address))
                        .addText(number)));
    return reference.add("awardTitle", funding.title());
  }

  private static XmlElement funder(String type, String address) {
    return new XmlElement("funderIdentifier", "funderIdentifierType", type).addText(address);
  }

  private List<XmlElement> titles() {
    List<XmlElement> titles = new ArrayList<>();
    titles.add(new XmlElement("title").addText(PlainFormula.of(cited.titleAlone())));
    paper
        .text(TextField.SUBTITLE)
        .ifPresent(
            text ->
                titles.add(
                    new XmlElement("title", "titleType", "Subtitle")
                        .addText(PlainFormula.of(text))));
    return titles;
  }

  private List<XmlElement> subjects() {
    return paper.topics().stream()
        .map(TopicName::value)
        .map(topic -> new XmlElement("subject").addText(topic))
        .toList();
  }

  private List<XmlElement> dates() {
    List<XmlElement> dates = new ArrayList<>();
    dates.add(new XmlElement("date", "dateType", "Issued").addText(paper.published().text()));
    paper
        .withdrawnAt()
        .ifPresent(
            at ->
                dates.add(
                    new XmlElement("date", "dateType", "Withdrawn").addText(IsoInstant.text(at))));
    return dates;
  }

  /** Identifiers of the paper, not of the volume that holds it. */
  private List<XmlElement> alternateIdentifiers() {
    List<XmlElement> identifiers = new ArrayList<>();
    paper
        .identifiers()
        .forEach(
            (scheme, value) -> {
              if (!scheme.equals("doi") && !isOfContainer(scheme)) {
                identifiers.add(
                    new XmlElement("alternateIdentifier", "alternateIdentifierType", typeOf(scheme))
                        .addText(value));
              }
            });
    if (container().isEmpty()) {
      paper
          .issue()
          .ifPresent(
              number ->
                  identifiers.add(
                      new XmlElement("alternateIdentifier", "alternateIdentifierType", "Number")
                          .addText(number)));
    }
    return identifiers;
  }

  private boolean isOfContainer(String scheme) {
    return switch (scheme) {
      case "issn" -> true;
      case "isbn" -> isInBook(cited.kind());
      default -> false;
    };
  }

  /** The works that an identifier or a paper of the catalog names, and a newer paper. */
  private List<XmlElement> relatedIdentifiers() {
    Set<RelatedIdentifier> related = new LinkedHashSet<>();
    for (Relation relation : paper.relations()) {
      related(relation.work(), Deposit.named(relation), relation.type().ofDataCite().text())
          .ifPresent(related::add);
    }
    for (Reference reference : paper.references()) {
      related(reference, reference.identifier(), "References").ifPresent(related::add);
    }
    paper.supersededBy().map(id -> onPage(id, "IsObsoletedBy")).ifPresent(related::add);
    return related.stream().map(RelatedIdentifier::element).toList();
  }

  private record RelatedIdentifier(String type, String identifier, String relation) {
    XmlElement element() {
      return new XmlElement(
              "relatedIdentifier", "relatedIdentifierType", type, "relationType", relation)
          .addText(identifier);
    }
  }

  private Optional<RelatedIdentifier> related(
      Reference work, Optional<Identifier> name, String relation) {
    return name.map(
            it -> new RelatedIdentifier(typeOf(it.scheme().text()), relatedValue(it), relation))
        .or(() -> work.link().map(id -> onPage(id, relation)));
  }

  private RelatedIdentifier onPage(PaperId id, String relation) {
    return new RelatedIdentifier("URL", pages.apply(id), relation);
  }

  private static String relatedValue(Identifier identifier) {
    return identifier.scheme() == IdentifierScheme.ARXIV
        ? "arXiv:" + identifier.value()
        : identifier.value();
  }

  private static XmlElement rights(License license) {
    XmlElement rights = new XmlElement("rights").attribute("rightsURI", license.address());
    if (license.isSpdx()) {
      rights
          .attribute("rightsIdentifier", Optional.of(license.name()))
          .attribute("rightsIdentifierScheme", Optional.of("SPDX"))
          .attribute("schemeURI", Optional.of(License.SPDX));
    }
    return rights.addText(license.name());
  }

  private List<XmlElement> descriptions() {
    List<XmlElement> descriptions = new ArrayList<>();
    paper
        .abstractText()
        .ifPresent(text -> descriptions.add(description("Abstract", PlainFormula.of(text))));
    cited.statusNoteWithReason().ifPresent(note -> descriptions.add(description("Other", note)));
    return descriptions;
  }

  private static XmlElement description(String type, String text) {
    return new XmlElement("description", "descriptionType", type).addText(text);
  }

  /** The journal, book or proceedings that hold the paper, and its series. */
  private List<XmlElement> relatedItems() {
    List<XmlElement> items = new ArrayList<>();
    Optional<XmlElement> volume = volume();
    volume.ifPresent(items::add);
    paper
        .text(TextField.SERIES)
        .ifPresent(
            title ->
                items.add(
                    item("Collection", "IsPartOf")
                        .addAll("titles", List.of(new XmlElement("title").addText(title)))
                        .add("number", paper.text(TextField.SERIES_NUMBER))));
    return items;
  }

  private Optional<XmlElement> volume() {
    return container()
        .map(
            title -> {
              XmlElement item = item(containerType(cited.kind()), "IsPublishedIn");
              containerIdentifier().ifPresent(item::add);
              Optional<Pages> pages = paper.pages().map(Pages::of);
              return item.addAll("titles", List.of(new XmlElement("title").addText(title)))
                  .add("volume", paper.volume())
                  .add("issue", paper.issue())
                  .add("firstPage", pages.map(Pages::first))
                  .add("lastPage", pages.filter(Pages::isRange).map(Pages::fullLast));
            });
  }

  private Optional<String> container() {
    return cited.text(CitationField.VENUE);
  }

  private Optional<XmlElement> containerIdentifier() {
    return Identifier.ofPaper(paper).stream()
        .filter(it -> isOfContainer(it.scheme().text()))
        .findFirst()
        .map(
            it ->
                new XmlElement(
                        "relatedItemIdentifier",
                        "relatedItemIdentifierType",
                        typeOf(it.scheme().text()))
                    .addText(it.value()));
  }

  private static XmlElement item(String type, String relation) {
    return new XmlElement("relatedItem", "relatedItemType", type, "relationType", relation);
  }

  private static String typeOf(String scheme) {
    return switch (scheme) {
      case "arxiv" -> "arXiv";
      case "doi", "isbn", "issn", "pmcid", "pmid", "url" -> scheme.toUpperCase(Locale.ROOT);
      default -> scheme;
    };
  }

  private static String type(Role role) {
    return switch (role) {
      case EDITOR -> "Editor";
      case TRANSLATOR -> "Translator";
      case AUTHOR, CONTRIBUTOR -> "Other";
    };
  }

  private static String type(WorkKind kind) {
    return switch (kind) {
      case ARTICLE -> "Preprint";
      case ARTICLE_JOURNAL -> "JournalArticle";
      case BOOK -> "Book";
      case CHAPTER -> "BookChapter";
      case DATASET -> "Dataset";
      case PAPER_CONFERENCE -> "ConferencePaper";
      case REPORT -> "Report";
      case REVIEW -> "PeerReview";
      case SOFTWARE -> "Software";
      case STANDARD -> "Standard";
      case THESIS -> "Dissertation";
      case ARTICLE_MAGAZINE,
          ARTICLE_NEWSPAPER,
          DOCUMENT,
          ENTRY_DICTIONARY,
          ENTRY_ENCYCLOPEDIA,
          MANUSCRIPT,
          PAMPHLET,
          PATENT,
          POST_WEBLOG,
          REVIEW_BOOK,
          SPEECH,
          WEBPAGE ->
          "Text";
    };
  }

  private static boolean isInBook(WorkKind kind) {
    return switch (kind) {
      case CHAPTER, ENTRY_DICTIONARY, ENTRY_ENCYCLOPEDIA, PAPER_CONFERENCE -> true;
      default -> false;
    };
  }

  private static String containerType(WorkKind kind) {
    return switch (kind) {
      case ARTICLE_JOURNAL, ARTICLE_MAGAZINE, ARTICLE_NEWSPAPER, REVIEW, REVIEW_BOOK -> "Journal";
      case PAPER_CONFERENCE -> "ConferenceProceeding";
      default -> isInBook(kind) ? "Book" : "Text";
    };
  }
}
