package papercatalog.citations.deposit;

import static papercatalog.citations.deposit.DepositedText.line;

import module java.base;

import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.WebAddress;
import papercatalog.citations.xml.XmlElement;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.TextField;

/** Where a record of Crossref leads: funders, licence, updates, the page, references. */
record CrossrefLinks(Paper paper, Function<PaperId, String> pages, Optional<String> policy) {
  private static final int LONGEST_ADDRESS = 2_048;

  /** With a policy, a retraction or withdrawal is an update of the paper in its place. */
  void addCrossmarkOrPrograms(XmlElement record) {
    List<XmlElement> updates = policy.isPresent() ? updates() : List.of();
    if (updates.isEmpty()) {
      addPrograms(record);
      return;
    }
    XmlElement crossmark =
        new XmlElement("crossmark")
            .add("crossmark_policy", policy)
            .addAll("updates", updates)
            .addAll("custom_metadata", fundingAndAccess());
    record.add(crossmark).addAll(CrossrefRelations.of(paper, pages));
  }

  void addPrograms(XmlElement record) {
    record.addAll(fundingAndAccess()).addAll(CrossrefRelations.of(paper, pages));
  }

  /** Of the paper in its place, and of those that it corrects or retracts. */
  private List<XmlElement> updates() {
    List<XmlElement> updates = new ArrayList<>();
    updateType()
        .map(type -> update(type, updated(), new CitedPaper(paper).doi().orElseThrow()))
        .ifPresent(updates::add);
    for (Relation relation : paper.relations()) {
      Optional<String> type =
          switch (relation.type()) {
            case CORRECTS -> Optional.of("correction");
            case RETRACTS -> Optional.of("retraction");
            default -> Optional.empty();
          };
      Optional<String> doi = doi(relation.work().identifier());
      if (type.isPresent() && doi.isPresent()) {
        updates.add(update(type.get(), published(), doi.get()));
      }
    }
    return updates;
  }

  private static XmlElement update(String type, String date, String doi) {
    return new XmlElement("update", "type", type, "date", date).addText(doi);
  }

  private Optional<String> updateType() {
    return switch (paper.status()) {
      case RETRACTED -> Optional.of("retraction");
      case WITHDRAWN -> Optional.of("withdrawal");
      case DRAFT, PUBLISHED, SUPERSEDED -> Optional.empty();
    };
  }

  /** Crossref wants a day. */
  private String published() {
    String date = paper.published().text();
    return date.length() > 7 ? date.substring(0, 10) : updated();
  }

  private String updated() {
    return paper
        .withdrawnAt()
        .orElse(paper.updatedAt())
        .atZone(ZoneOffset.UTC)
        .toLocalDate()
        .toString();
  }

  /** Posted content has a status instead of an update. */
  Optional<XmlElement> status() {
    return updateType()
        .map(
            _ ->
                new XmlElement("status", "type", "withdrawn", "date", updated())
                    .add("description", new CitedPaper(paper).statusNoteWithReason()));
  }

  private List<XmlElement> fundingAndAccess() {
    List<XmlElement> programs = new ArrayList<>();
    List<XmlElement> groups = paper.funding().stream().map(CrossrefLinks::funding).toList();
    if (!groups.isEmpty()) {
      programs.add(new XmlElement("fr:program", "name", "fundref").addAll(groups));
    }
    License.of(paper)
        .flatMap(License::address)
        .map(
            address ->
                new XmlElement("ai:program", "name", "AccessIndicators")
                    .add("ai:license_ref", address))
        .ifPresent(programs::add);
    return programs;
  }

  /** An id of the registry stands in the name. */
  private static XmlElement funding(Funding funding) {
    XmlElement name = assertion("funder_name").addText(funding.funder());
    funding
        .funderId()
        .ifPresent(id -> name.add(assertion("funder_identifier").addText(WebAddress.funder(id))));
    XmlElement group = assertion("fundgroup").add(name);
    funding.ror().ifPresent(id -> group.add(assertion("ror").addText(WebAddress.ror(id))));
    funding.award().ifPresent(number -> group.add(assertion("award_number").addText(number)));
    return group;
  }

  private static XmlElement assertion(String name) {
    return new XmlElement("fr:assertion", "name", name);
  }

  XmlElement doiData() {
    XmlElement data =
        new XmlElement("doi_data")
            .add("doi", new CitedPaper(paper).doi())
            .add("resource", pages.apply(paper.id()));
    paper
        .text(TextField.FULL_TEXT)
        .filter(address -> address.length() <= LONGEST_ADDRESS)
        .ifPresent(
            address ->
                data.add(
                    new XmlElement("collection", "property", "text-mining")
                        .add(new XmlElement("item").add("resource", address))));
    return data;
  }

  List<XmlElement> citations() {
    List<XmlElement> citations = new ArrayList<>();
    for (Reference reference : paper.references()) {
      citations.add(citation(reference, "ref" + (citations.size() + 1)));
    }
    return citations;
  }

  /** A reference without a text or a DOI has an address instead. */
  private XmlElement citation(Reference reference, String key) {
    XmlElement citation = new XmlElement("citation", "key", key);
    Optional<Identifier> identifier = reference.identifier();
    Optional<String> doi = doi(identifier);
    citation.add("doi", doi).add("isbn", isbn(reference));
    Optional<String> text =
        reference
            .text()
            .or(
                () ->
                    doi.isPresent() ? Optional.empty() : identifier.flatMap(CrossrefLinks::address))
            .or(() -> doi.isPresent() ? Optional.empty() : reference.paper().map(pages));
    line(text, 1, Integer.MAX_VALUE)
        .ifPresent(it -> citation.add(DepositedText.titled("unstructured_citation", it)));
    return citation;
  }

  private static Optional<String> doi(Optional<Identifier> identifier) {
    return identifier
        .filter(it -> it.scheme() == IdentifierScheme.DOI)
        .map(Identifier::value)
        .filter(Deposit.REGISTERED.asMatchPredicate());
  }

  private static Optional<String> isbn(Reference reference) {
    return Optional.ofNullable(reference.identifiers().get("isbn"))
        .map(text -> text.replaceAll("[ -]", ""))
        .filter(CrossrefRecord.ISBN.asMatchPredicate());
  }

  private static Optional<String> address(Identifier identifier) {
    return WebAddress.of(identifier.scheme().text(), identifier.value());
  }
}
