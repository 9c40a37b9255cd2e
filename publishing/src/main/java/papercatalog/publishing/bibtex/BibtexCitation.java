package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.citations.format.Degree;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.citation.Citation;
import papercatalog.publishing.citation.CitationReader;
import papercatalog.publishing.citation.CitedDate;
import papercatalog.publishing.citation.Identifiers;
import papercatalog.publishing.citation.Relations;
import papercatalog.publishing.citation.SourceName;
import papercatalog.publishing.entry.MadeIds;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.text.Excerpt;
import papercatalog.publishing.text.Slug;

final class BibtexCitation {
  private static final String ARXIV = "arxiv";

  /** Parts of a volume, which may also name the journal that published the volume. */
  private static final Set<String> PARTS =
      Set.of("inproceedings", "conference", "incollection", "inbook");

  private static final List<String> VENUES_OF_PARTS =
      Stream.concat(Stream.of("booktitle"), CitationField.VENUE.bibtex().stream()).toList();

  /** Fields that are read in other ways, and those of programs, which say nothing of the work. */
  private static final Set<String> SILENT =
      Set.of(
          """
          date year month day crossref xdata archiveprefix eprinttype eprint eprintclass primaryclass
          entrysubtype booktitle booksubtitle maintitle mainsubtitle journaltitle journalsubtitle
          howpublished volume number series arxiv arxivid
          url file pdf ids key options groups keywords urldate lastchecked timestamp owner created
          updated refid priority label username qualityassured read ranking citation-key citekey
          biburl bibsource bibdate adsurl adsnote zblnumber mrnumber fjournal coden
          shorttitle shortjournal shortauthor shorteditor shortseries shorthand sortkey sortname
          sorttitle sortyear presort indextitle related relatedtype execute gender langidopts
          unique-id times-cited web-of-science-categories number-of-cited-references usage-count
          """
              .strip()
              .split("\\s+"));

  private static final Predicate<String> MEANT =
      Pattern.compile("(?:_|x-|opt|bdsk-|mendeley-|date-|jcr-|web-of-).*")
          .asMatchPredicate()
          .negate();

  /** The field in which biblatex annotates names: {@code author+an:orcid}. */
  private static final String ORCIDS = "+an:orcid";

  private static final Pattern ANNOTATION = Pattern.compile("(\\d{1,5})\\s*=\\s*\"?([^\";]+)");

  private static final List<String> GROUPS =
      List.of("collaboration", "organization", "institution");

  private BibtexCitation() {}

  /** Names the fields of the entry itself that the catalog does not store. */
  static Citation of(BibtexFields fields, Set<String> own) {
    List<Notice> notices = new ArrayList<>();
    fields.repeated().stream()
        .map(name -> NoticeKind.FIELD_LEFT_OUT.notice("%s: only the first was taken", name))
        .forEach(notices::add);
    String archive =
        fields
            .line("archiveprefix")
            .or(() -> fields.line("eprinttype"))
            .flatMap(Slug::of)
            .map(slug -> slug.equals("arxiv-org") ? ARXIV : slug)
            .orElse(ARXIV);
    BibtexFields arranged = fields.arranged();
    CitationReader reader =
        new CitationReader(arranged, field -> names(fields.type(), field, archive), notices);
    Identifiers identifiers = reader.identifiers();
    fields.address("eprint").ifPresent(number -> identifiers.addEprint(archive, number));
    Map<CitationField, String> texts =
        reader.texts(Optional.ofNullable(identifiers.byScheme().get(ARXIV)));
    genre(fields, texts);
    ProtectedWords.of(fields).ifPresent(words -> texts.put(CitationField.PROTECTED_WORDS, words));
    Map<Role, List<SourceName>> people = people(fields, reader, notices);
    List<String> keywords = reader.keywords();
    reader.reportLost(
        own.stream()
            .filter(name -> !SILENT.contains(name) && arranged.values().containsKey(name))
            .filter(MEANT));
    return new Citation(
        identifiers.byScheme(),
        people,
        kind(fields, identifiers.byScheme(), notices),
        Status.PUBLISHED,
        texts,
        published(fields, notices),
        keywords,
        relations(fields, notices),
        List.of(),
        List.of(),
        notices);
  }

  /** To the papers that the keys of other entries make; without a type, it is only a list. */
  private static List<Relation> relations(BibtexFields fields, List<Notice> notices) {
    Relations relations = new Relations(notices);
    String type = fields.address("relatedtype").orElse("");
    if (!type.isEmpty()) {
      Stream.of(fields.address("related").orElse("").split(","))
          .flatMap(key -> MadeIds.named(key.strip()).stream())
          .forEach(id -> relations.add(type, id));
    }
    return relations.list();
  }

  /** Without people, the group that answers for the work is its author, as in BibTeX's styles. */
  private static Map<Role, List<SourceName>> people(
      BibtexFields fields, CitationReader reader, List<Notice> notices) {
    Map<Role, List<SourceName>> people =
        reader.people(
            role ->
                annotated(
                    fields.latex(role).map(BibtexNames::of).orElse(List.of()),
                    fields.address(role + ORCIDS).orElse(""),
                    notices));
    people.keySet().forEach(role -> reader.take(role.text() + ORCIDS));
    if (people.values().stream().allMatch(List::isEmpty)) {
      GROUPS.stream()
          .filter(name -> fields.line(name).isPresent())
          .findFirst()
          .ifPresent(
              name -> {
                String group = fields.line(name).get();
                people.put(Role.AUTHOR, List.of(SourceName.group(group)));
                reader.take(name);
                notices.add(
                    NoticeKind.GROUP_AS_AUTHOR.notice(
                        "no author: %s `%s` taken", name, Excerpt.of(group)));
              });
    }
    return people;
  }

  /** Adds ORCID iDs by the place of the name: {@code 1="0000-0002-1825-0097"; 2="…"}. */
  private static List<SourceName> annotated(
      List<SourceName> names, String annotations, List<Notice> notices) {
    List<SourceName> annotated = new ArrayList<>(names);
    Matcher annotation = ANNOTATION.matcher(annotations);
    while (annotation.find()) {
      int at = Integer.parseInt(annotation.group(1)) - 1;
      if (at >= 0 && at < names.size()) {
        annotated.set(at, names.get(at).withOrcid(Optional.of(annotation.group(2)), notices));
      }
    }
    return annotated;
  }

  /** {@code eprint} is the number in an archive: in arXiv, unless the entry names another. */
  private static List<String> names(String type, CitationField field, String archive) {
    return switch (field) {
      case ARXIV -> archive.equals(ARXIV) ? field.bibtex() : List.of();
      case VENUE -> PARTS.contains(type) ? VENUES_OF_PARTS : field.bibtex();
      case SERIES_NUMBER -> List.of(BibtexFields.SERIES_NUMBER);
      case GENRE -> type.contains("thesis") || type.contains("report") ? field.bibtex() : List.of();
      default -> field.bibtex();
    };
  }

  /**
   * The type of the entry says the degree, unless a field does: with biblatex's names or its own.
   */
  private static void genre(BibtexFields fields, Map<CitationField, String> texts) {
    String type = texts.getOrDefault(CitationField.GENRE, fields.type());
    String degree = Degree.of(type.toLowerCase(Locale.ROOT));
    if (!degree.isEmpty()) {
      texts.put(CitationField.GENRE, degree);
    } else if (type.equalsIgnoreCase("thesis") || type.equals("techreport")) {
      texts.remove(CitationField.GENRE);
    }
  }

  private static Optional<PublicationDate> published(BibtexFields fields, List<Notice> notices) {
    Optional<String> date = fields.line("date");
    Optional<PublicationDate> read = date.flatMap(text -> CitedDate.ofIso(text, notices));
    Optional<String> year = read.map(PublicationDate::text).or(() -> fields.line("year"));
    Optional<String> month = fields.line("month");
    boolean withMonth = month.isPresent() && year.filter(text -> text.length() == 4).isPresent();
    if ((read.isPresent() && !withMonth) || (date.isEmpty() && year.isEmpty())) {
      return read;
    }
    return year.isPresent()
        ? CitedDate.of(year, month, fields.line("day"), notices)
        : Optional.of(CitedDate.ofWords(date.get(), notices));
  }

  /** The kind, if the type has one. An entry on arXiv and in no journal is a standalone article. */
  private static Optional<WorkKind> kind(
      BibtexFields fields, Map<String, String> identifiers, List<Notice> notices) {
    WorkKind kind = BibtexFields.BY_TYPE.get(fields.type());
    Optional<WorkKind> named =
        Optional.ofNullable(kind)
            .map(CitedKind::of)
            .flatMap(written -> fields.line("entrysubtype").flatMap(written::ofSubtype));
    if (named.isPresent()) {
      return named;
    }
    return switch (kind) {
      case null -> {
        notices.add(
            NoticeKind.KIND_LEFT_OUT.notice(
                "type `@%s` is no kind of work: left out", Excerpt.of(fields.type())));
        yield Optional.empty();
      }
      case ARTICLE_JOURNAL -> Optional.of(ofArticle(fields, identifiers));
      case DOCUMENT, MANUSCRIPT, WEBPAGE ->
          Optional.of(
              identifiers.containsKey(ARXIV) && !fields.values().containsKey("booktitle")
                  ? WorkKind.ARTICLE
                  : kind);
      default -> Optional.of(kind);
    };
  }

  private static WorkKind ofArticle(BibtexFields fields, Map<String, String> identifiers) {
    Optional<String> journal = fields.line("journal").or(() -> fields.line("journaltitle"));
    boolean preprint =
        journal
            .map(text -> text.equals("CoRR") || text.toLowerCase(Locale.ROOT).startsWith(ARXIV))
            .orElse(identifiers.containsKey(ARXIV));
    return preprint ? WorkKind.ARTICLE : WorkKind.ARTICLE_JOURNAL;
  }
}
