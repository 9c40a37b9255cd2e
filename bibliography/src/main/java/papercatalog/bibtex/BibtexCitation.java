package papercatalog.bibtex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.citation.Citation;
import papercatalog.citation.CitedDate;
import papercatalog.citation.Identifiers;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.entry.UnusableEntry;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.text.Slug;
import papercatalog.text.Spaces;

/** Reads the citation out of a BibTeX entry's fields. */
final class BibtexCitation {
  private BibtexCitation() {}

  /**
   * The citation.
   *
   * @throws UnusableEntry when a field cannot be read
   */
  static Citation of(BibtexFields fields) {
    List<Notice> notices = new ArrayList<>();
    Map<String, String> identifiers = identifiers(fields, notices);
    Citation.Place place =
        new Citation.Place(
            optional(fields, notices, "volume"),
            optional(fields, notices, "number", "issue"),
            optional(fields, notices, "pages", "eid", "articleno"));
    return new Citation(
        fields.firstLine("title", "booktitle"),
        fields.prose("abstract"),
        people(fields, notices),
        BibtexKind.of(fields, identifiers, notices),
        venue(fields),
        place,
        optional(fields, notices, "publisher", "institution", "school", "organization"),
        optional(fields, notices, "language", "langid", "hyphenation"),
        published(fields, notices),
        keywords(fields),
        identifiers,
        fields.line("version"),
        fields.line("license"),
        notices);
  }

  /** When it was published, as far as date, or year, month and day, say so. */
  private static Optional<PublicationDate> published(BibtexFields fields, List<Notice> notices) {
    return fields
        .line("date")
        .flatMap(date -> CitedDate.ofIso(date, notices))
        .or(
            () ->
                CitedDate.of(
                    fields.line("year"), fields.line("month"), fields.line("day"), notices));
  }

  /** Addresses are not LaTeX, though some write them so. */
  private static String address(String latex) {
    String bare = latex.strip().replaceFirst("^\\\\url\\s*\\{(.*)}$", "$1");
    return Spaces.line(bare.replaceAll("\\\\([_%&#~$])", "$1").replaceAll("[{}]", ""));
  }

  private static Map<Role, List<String>> people(BibtexFields fields, List<Notice> notices) {
    Map<Role, List<String>> people = new EnumMap<>(Role.class);
    for (Role role : List.of(Role.AUTHOR, Role.EDITOR, Role.TRANSLATOR)) {
      people.put(role, names(fields, role.text(), notices));
    }
    return people;
  }

  /** A field that a paper can do without, and so does when it cannot be read. */
  private static Optional<String> optional(
      BibtexFields fields, List<Notice> notices, String... names) {
    try {
      return fields.firstLine(names);
    } catch (UnusableEntry e) {
      notices.add(new Notice(NoticeKind.FIELD_LEFT_OUT, e.getMessage() + ": left out"));
      return Optional.empty();
    }
  }

  private static List<String> names(BibtexFields fields, String field, List<Notice> notices) {
    Optional<BibtexNames> names = fields.latex(field).map(BibtexNames::of);
    if (names.isPresent() && names.get().andOthers()) {
      notices.add(
          new Notice(
              NoticeKind.AND_OTHERS,
              field + "s end with \"and others\": only those named are kept"));
    }
    return names.map(BibtexNames::names).orElse(List.of());
  }

  private static Optional<String> venue(BibtexFields fields) {
    boolean itself = fields.latex("title").isEmpty();
    return fields
        .firstLine("journal", "journaltitle", itself ? "series" : "booktitle")
        .or(() -> fields.line("howpublished").filter(text -> !text.contains("://")))
        .or(() -> fields.firstLine("school", "institution", "publisher"));
  }

  private static List<String> keywords(BibtexFields fields) {
    return Arrays.stream(fields.line("keywords").orElse("").split("[,;]"))
        .map(String::strip)
        .filter(keyword -> !keyword.isEmpty())
        .toList();
  }

  private static Map<String, String> identifiers(BibtexFields fields, List<Notice> notices) {
    Identifiers identifiers = new Identifiers(notices);
    identifiers.addDoi(fields.latex("doi").map(BibtexCitation::address));
    Optional<String> eprint = fields.latex("eprint").map(BibtexCitation::address);
    String archive =
        fields.firstLine("archiveprefix", "eprinttype").flatMap(Slug::of).orElse("arxiv");
    if (archive.equals("arxiv")) {
      identifiers.addArxiv(eprint);
    } else {
      identifiers.add(archive, eprint);
    }
    identifiers.addUrl(fields.latex("url").map(BibtexCitation::address));
    for (String scheme : List.of("isbn", "issn", "pmid", "pmcid")) {
      identifiers.add(scheme, fields.line(scheme));
    }
    return identifiers.byScheme();
  }
}
