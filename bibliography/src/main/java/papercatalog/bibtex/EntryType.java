package papercatalog.bibtex;

import java.util.Locale;
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

  private final String venueField;
  private final String publisherField;

  EntryType(String venueField, String publisherField) {
    this.venueField = venueField;
    this.publisherField = publisherField;
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

  /** The type for a kind of work. */
  static EntryType of(WorkKind kind) {
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
}
