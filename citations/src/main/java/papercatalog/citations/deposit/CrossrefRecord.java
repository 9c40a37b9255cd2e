package papercatalog.citations.deposit;

import static papercatalog.citations.deposit.DepositedText.line;
import static papercatalog.citations.deposit.DepositedText.titled;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.Pages;
import papercatalog.citations.xml.XmlElement;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;

/** The element of a paper in the body of a deposit for Crossref. The schema fixes its order. */
final class CrossrefRecord {
  static final Pattern ISBN = Pattern.compile("\\d{9}(?:\\d{3})?[\\dX]");
  private static final Pattern ISSN = Pattern.compile("\\d{7}[\\dX]");

  private final Paper paper;
  private final CitedPaper cited;
  private final Optional<CrossrefType> type;
  private final CrossrefLinks links;
  private final Optional<String> venue;
  private final Optional<String> publisher;

  CrossrefRecord(Paper paper, Function<PaperId, String> pages, Optional<String> policy) {
    this.paper = paper;
    this.cited = new CitedPaper(paper);
    this.type = paper.kind().flatMap(CrossrefType::of);
    this.links = new CrossrefLinks(paper, pages, policy);
    this.venue = cited.text(CitationField.VENUE);
    this.publisher = paper.publisher();
  }

  /** The reason for which Crossref does not take the paper: what the schema requires is missing. */
  Optional<String> refusal() {
    Optional<String> refusal = Deposit.refusal(paper);
    if (refusal.isPresent()) {
      return refusal;
    }
    if (paper.kind().isEmpty()) {
      return Optional.of("its kind is not known");
    }
    if (type.isEmpty()) {
      return Optional.of(
          "Crossref's format is not written for the kind " + paper.kind().get().text());
    }
    int year = Integer.parseInt(paper.published().year());
    if (year < 1400 || year > 2200) {
      return Optional.of("Crossref takes no paper of the year " + paper.published().year());
    }
    return switch (type.get()) {
      case POSTED_CONTENT, REPORT -> Optional.empty();
      case JOURNAL_ARTICLE -> missing("venue", venue, 1, 255);
      case CONFERENCE_PAPER ->
          missing("venue", venue, 3, 511).or(() -> missing("publisher", publisher, 1, 255));
      case CHAPTER ->
          missing("venue", venue, 1, 1_000).or(() -> missing("publisher", publisher, 1, 255));
      case BOOK -> missing("publisher", publisher, 1, 255);
      case DISSERTATION -> missing("publisher", publisher, 1, 1_000);
    };
  }

  private static Optional<String> missing(
      String field, Optional<String> text, int minLength, int maxLength) {
    return line(text, minLength, maxLength).isPresent()
        ? Optional.empty()
        : Optional.of(
            text.isEmpty()
                ? "it has no " + field
                : "its %s does not have %d to %d characters"
                    .formatted(field, minLength, maxLength));
  }

  XmlElement element() {
    return switch (type.orElseThrow()) {
      case POSTED_CONTENT -> postedContent();
      case JOURNAL_ARTICLE -> journal();
      case CONFERENCE_PAPER -> conference();
      case CHAPTER -> chapter();
      case BOOK -> book();
      case REPORT -> report();
      case DISSERTATION -> dissertation();
    };
  }

  private XmlElement postedContent() {
    XmlElement posted =
        inLanguage(
            new XmlElement(
                "posted_content",
                "type",
                cited.kind() == WorkKind.POST_WEBLOG ? "blog" : "preprint"));
    contributors(posted, author -> true);
    posted.add(titles()).add(date("posted_date"));
    links.status().ifPresent(posted::add);
    institution(posted, publisher.or(() -> venue));
    addAbstract(posted);
    links.addPrograms(posted);
    return tail(posted);
  }

  private XmlElement journal() {
    XmlElement journal =
        new XmlElement("journal")
            .add(
                new XmlElement("journal_metadata")
                    .add("full_title", line(venue, 1, 255))
                    .addAll(issns()));
    Optional<String> volume = line(paper.volume(), 1, 32);
    Optional<String> issue = line(paper.issue(), 1, 32);
    if (volume.isPresent() || issue.isPresent()) {
      XmlElement whole = new XmlElement("journal_issue").add(date("publication_date"));
      volume.ifPresent(it -> whole.add(new XmlElement("journal_volume").add("volume", it)));
      journal.add(whole.add("issue", issue));
    }
    XmlElement article = inLanguage(new XmlElement("journal_article")).add(titles());
    contributors(article, author -> true);
    addAbstract(article);
    article.add(date("publication_date"));
    pages().ifPresent(article::add);
    return journal.add(part(article));
  }

  private XmlElement conference() {
    XmlElement conference = new XmlElement("conference");
    contributors(conference, CrossrefRecord::isOfVolume);
    conference.add(new XmlElement("event_metadata").add("conference_name", line(venue, 3, 511)));
    Optional<XmlElement> series = series();
    XmlElement volume =
        new XmlElement(series.isPresent() ? "proceedings_series_metadata" : "proceedings_metadata");
    series.ifPresent(volume::add);
    volume.add("proceedings_title", line(venue, 3, 511));
    if (series.isPresent()) {
      volume.add("volume", line(paper.volume(), 1, 32));
    }
    volume.add(publisher()).add(date("publication_date")).addAll(isbns("simple_series"));
    XmlElement article = inLanguage(new XmlElement("conference_paper"));
    contributors(article, author -> !isOfVolume(author));
    article.add(titles());
    addAbstract(article);
    article.add(date("publication_date"));
    pages().ifPresent(article::add);
    return conference.add(volume).add(part(article));
  }

  private XmlElement chapter() {
    boolean entry = cited.kind() != WorkKind.CHAPTER;
    XmlElement item =
        inLanguage(
            new XmlElement(
                "content_item", "component_type", entry ? "reference_entry" : "chapter"));
    contributors(item, author -> !isOfVolume(author));
    item.add(titles());
    addAbstract(item);
    item.add(date("publication_date"));
    pages().ifPresent(item::add);
    XmlElement titles = new XmlElement("titles").add("title", line(venue, 1, 1_000));
    return new XmlElement("book", "book_type", entry ? "reference" : "edited_book")
        .add(volume(titles, CrossrefRecord::isOfVolume, false))
        .add(part(item));
  }

  private XmlElement book() {
    boolean edited = paper.authors().stream().noneMatch(author -> author.has(Role.AUTHOR));
    XmlElement volume = inLanguage(volume(titles(), _ -> true, true));
    links.addCrossmarkOrPrograms(volume);
    return new XmlElement("book", "book_type", edited ? "edited_book" : "monograph")
        .add(tail(volume));
  }

  /** A book, in its series if that has an ISSN, which Crossref requires. */
  private XmlElement volume(XmlElement titles, Predicate<Authorship> people, boolean withAbstract) {
    Optional<XmlElement> series = series();
    XmlElement volume =
        new XmlElement(series.isPresent() ? "book_series_metadata" : "book_metadata");
    series.ifPresent(volume::add);
    contributors(volume, people);
    volume.add(titles);
    if (withAbstract) {
      addAbstract(volume);
    }
    if (series.isPresent()) {
      volume.add("volume", line(paper.volume(), 1, 32));
    }
    return volume
        .add("edition_number", line(paper.version(), 1, 15))
        .add(date("publication_date"))
        .addAll(isbns("monograph"))
        .add(publisher());
  }

  private XmlElement report() {
    XmlElement report = inLanguage(new XmlElement("report-paper_metadata"));
    contributors(report, author -> true);
    report.add(titles()).add("edition_number", line(paper.version(), 1, 15));
    addAbstract(report);
    report.add(date("publication_date")).addAll(isbns());
    institution(report, publisher.or(() -> venue));
    line(paper.issue(), 1, 255).ifPresent(number -> report.add(item("report-number", number)));
    links.addCrossmarkOrPrograms(report);
    return new XmlElement("report-paper").add(tail(report));
  }

  private XmlElement dissertation() {
    XmlElement thesis = inLanguage(new XmlElement("dissertation"));
    contributors(thesis, author -> true);
    thesis.add(titles());
    addAbstract(thesis);
    thesis.add(date("approval_date"));
    institution(thesis, publisher);
    thesis.add("degree", line(paper.text(TextField.GENRE), 2, 255)).addAll(isbns());
    return part(thesis);
  }

  /** The last elements of a record with an item of the publisher's, from that. */
  private XmlElement part(XmlElement part) {
    identifier(IdentifierScheme.PMID).ifPresent(pmid -> part.add(item("pmid", pmid)));
    links.addCrossmarkOrPrograms(part);
    return tail(part);
  }

  /** A book has no version but its edition. */
  private XmlElement tail(XmlElement record) {
    boolean edition =
        switch (type.orElseThrow()) {
          case BOOK, CHAPTER, REPORT -> true;
          case POSTED_CONTENT, JOURNAL_ARTICLE, CONFERENCE_PAPER, DISSERTATION -> false;
        };
    if (!edition) {
      line(paper.version(), 1, 100)
          .ifPresent(it -> record.add(new XmlElement("version_info").add("version", it)));
    }
    return record.add(links.doiData()).addAll("citation_list", links.citations());
  }

  private XmlElement titles() {
    XmlElement titles = new XmlElement("titles").add(titled("title", cited.titleAlone()));
    paper.text(TextField.SUBTITLE).ifPresent(text -> titles.add(titled("subtitle", text)));
    return titles;
  }

  private void addAbstract(XmlElement record) {
    paper.abstractText().map(DepositedText::jats).ifPresent(record::add);
  }

  private void contributors(XmlElement record, Predicate<Authorship> people) {
    List<XmlElement> names = new ArrayList<>();
    for (Authorship author : paper.authors()) {
      if (people.test(author)) {
        names.add(CrossrefName.of(author, names.isEmpty()));
      }
    }
    record.addAll("contributors", names);
  }

  private static boolean isOfVolume(Authorship author) {
    return author.role() == Role.EDITOR;
  }

  private XmlElement date(String name) {
    String date = paper.published().text();
    XmlElement element = new XmlElement(name, "media_type", "online");
    if (date.length() > 4) {
      element.add("month", date.substring(5, 7));
    }
    if (date.length() > 7) {
      element.add("day", date.substring(8, 10));
    }
    return element.add("year", paper.published().year());
  }

  /** The first range, and the others as printed. */
  private Optional<XmlElement> pages() {
    List<Pages> all = paper.pages().map(Pages::all).orElse(List.of());
    Optional<String> first = line(all.stream().findFirst().map(Pages::first), 1, 32);
    return first.map(
        page ->
            new XmlElement("pages")
                .add("first_page", page)
                .add(
                    "last_page",
                    line(
                        Optional.of(all.getFirst()).filter(Pages::isRange).map(Pages::fullLast),
                        1,
                        32))
                .add(
                    "other_pages",
                    line(
                        Optional.of(
                            all.stream()
                                .skip(1)
                                .map(Pages::toString)
                                .collect(Collectors.joining(", "))),
                        1,
                        100)));
  }

  private Optional<XmlElement> series() {
    List<XmlElement> issns = issns();
    return issns.isEmpty()
        ? Optional.empty()
        : paper
            .text(TextField.SERIES)
            .map(
                title ->
                    new XmlElement("series_metadata")
                        .add(new XmlElement("titles").add("title", title))
                        .addAll(issns)
                        .add("series_number", line(paper.text(TextField.SERIES_NUMBER), 1, 15)));
  }

  private XmlElement publisher() {
    return new XmlElement("publisher").add("publisher_name", line(publisher, 1, 255));
  }

  private static void institution(XmlElement record, Optional<String> name) {
    line(name, 1, 1_000)
        .ifPresent(it -> record.add(new XmlElement("institution").add("institution_name", it)));
  }

  private static XmlElement item(String type, String identifier) {
    return new XmlElement("publisher_item")
        .add(new XmlElement("identifier", "id_type", type).addText(identifier));
  }

  private List<XmlElement> isbns(String reasonOfNone) {
    List<XmlElement> isbns = isbns();
    return isbns.isEmpty() ? List.of(new XmlElement("noisbn", "reason", reasonOfNone)) : isbns;
  }

  private List<XmlElement> isbns() {
    return identifiers(IdentifierScheme.ISBN)
        .filter(ISBN.asMatchPredicate())
        .map(it -> new XmlElement("isbn").addText(it))
        .toList();
  }

  private List<XmlElement> issns() {
    return identifiers(IdentifierScheme.ISSN)
        .filter(ISSN.asMatchPredicate())
        .limit(6)
        .map(it -> new XmlElement("issn").addText(it))
        .toList();
  }

  private Optional<String> identifier(IdentifierScheme scheme) {
    return line(identifiers(scheme).findFirst(), 1, 255);
  }

  private Stream<String> identifiers(IdentifierScheme scheme) {
    return Identifier.ofPaper(paper).stream()
        .filter(it -> it.scheme() == scheme)
        .map(Identifier::value)
        .distinct();
  }

  /** Crossref knows languages by two letters, without a region. */
  private XmlElement inLanguage(XmlElement record) {
    return record.attribute(
        "language",
        paper
            .language()
            .map(tag -> Locale.forLanguageTag(tag).getLanguage())
            .filter(Set.of(Locale.getISOLanguages())::contains));
  }
}
