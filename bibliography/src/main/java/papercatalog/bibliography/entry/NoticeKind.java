package papercatalog.bibliography.entry;

import java.util.Locale;

/** What notices are about, so that thousands of one kind can be counted. */
public enum NoticeKind {
  /** A date with more than a date in it, of which the earliest moment was read. */
  ODD_DATE,
  /** The same in the field of the month. */
  ODD_MONTH,
  /** A month that cannot be read: the year stays. */
  UNKNOWN_MONTH,
  /** The default date took its place. */
  NO_YEAR,
  /** There are more authors than the entry names. */
  AND_OTHERS,
  /** A byline names the same person again. */
  AUTHOR_TWICE,
  /** Two names of one byline have the same handle, and so are one person. */
  SHARED_HANDLE,
  /** A keyword that cannot be a topic. */
  KEYWORD_LEFT_OUT,
  /** More topics than a paper can have. */
  TOPICS_LEFT_OUT,
  /** A DOI that is none. */
  DOI_LEFT_OUT,
  /** A type of entry that is no kind of work. */
  KIND_LEFT_OUT,
  /** A language that is not known. */
  LANGUAGE_LEFT_OUT,
  /** A field that cannot be read or is too long, and that a paper can do without. */
  FIELD_LEFT_OUT,
  /** Another paper has an identifier that names one work, such as a DOI. */
  SHARED_IDENTIFIER,
  /** Whether another paper has it could not be read. */
  IDENTIFIER_UNCHECKED;

  /** Its name in results, as in {@code odd-month}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
