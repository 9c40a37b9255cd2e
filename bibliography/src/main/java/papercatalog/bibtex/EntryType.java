package papercatalog.bibtex;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import papercatalog.model.Paper;
import papercatalog.model.Role;
import papercatalog.model.WorkKind;

/** The types of entries that are written: BibTeX's own, which every style knows. */
enum EntryType {
  ARTICLE("journal", "publisher"),
  BOOK("howpublished", "publisher"),
  BOOKLET("howpublished", "publisher"),
  INCOLLECTION("booktitle", "publisher"),
  INPROCEEDINGS("booktitle", "publisher"),
  MISC("howpublished", "publisher"),
  PHDTHESIS("howpublished", "school"),
  TECHREPORT("howpublished", "institution"),
  UNPUBLISHED("howpublished", "publisher");

  private static final Pattern MEETING =
      Pattern.compile("(?i).*\\b(?:proc\\.|proceedings|conference|symposium|workshop)(?:\\W.*)?");
  private static final Pattern JOURNAL =
      Pattern.compile("(?i).*\\b(?:journal|transactions|letters|communications|magazine)\\b.*");

  private final String venueField;
  private final String publisherField;

  EntryType(String venueField, String publisherField) {
    this.venueField = venueField;
    this.publisherField = publisherField;
  }

  /** The type for a paper: that of its kind, or, without one, what its venue sounds like. */
  static EntryType of(Paper paper) {
    return paper.kind().map(EntryType::of).orElseGet(() -> ofVenue(paper));
  }

  /** Its name in an entry. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The field that says where the work appeared. */
  String venueField() {
    return venueField;
  }

  /** The field that says who published it. */
  String publisherField() {
    return publisherField;
  }

  private static EntryType of(WorkKind kind) {
    return switch (kind) {
      case ARTICLE_JOURNAL, ARTICLE_MAGAZINE, ARTICLE_NEWSPAPER, REVIEW, REVIEW_BOOK -> ARTICLE;
      case BOOK -> BOOK;
      case CHAPTER, ENTRY_DICTIONARY, ENTRY_ENCYCLOPEDIA -> INCOLLECTION;
      case MANUSCRIPT -> UNPUBLISHED;
      case PAMPHLET -> BOOKLET;
      case PAPER_CONFERENCE -> INPROCEEDINGS;
      case REPORT -> TECHREPORT;
      case THESIS -> PHDTHESIS;
      case ARTICLE, DATASET, DOCUMENT, PATENT, POST_WEBLOG, SOFTWARE, SPEECH, STANDARD, WEBPAGE ->
          MISC;
    };
  }

  private static EntryType ofVenue(Paper paper) {
    if (paper.authors().stream().noneMatch(author -> author.role() == Role.AUTHOR)) {
      return MISC;
    }
    return matches(MEETING, paper.venue())
        ? INPROCEEDINGS
        : matches(JOURNAL, paper.venue()) ? ARTICLE : MISC;
  }

  private static boolean matches(Pattern pattern, Optional<String> text) {
    return text.isPresent() && pattern.matcher(text.get()).matches();
  }
}
