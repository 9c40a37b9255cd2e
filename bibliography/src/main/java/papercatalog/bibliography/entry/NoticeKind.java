package papercatalog.bibliography.entry;

import papercatalog.domain.model.ConstantName;

/** The kinds of notices, by which thousands of notices can be counted. */
public enum NoticeKind {
  /** A date field with more than a date, read as the earliest date in it. */
  ODD_DATE,
  /** A month field with more than a month, read as the earliest date in it. */
  ODD_MONTH,
  /** An unreadable month; the year is kept. */
  UNKNOWN_MONTH,
  /** The default date replaces a missing year. */
  NO_YEAR,
  AND_OTHERS,
  /** A byline names the same person again. */
  AUTHOR_TWICE,
  /** Two names in one byline have the same handle, and so count as one person. */
  SHARED_HANDLE,
  KEYWORD_LEFT_OUT,
  TOPICS_LEFT_OUT,
  /** A text in the field of the DOI that is not one. */
  DOI_LEFT_OUT,
  KIND_LEFT_OUT,
  LANGUAGE_LEFT_OUT,
  /** An optional field that cannot be read or is too long. */
  FIELD_LEFT_OUT,
  /** Another paper has an identifier that names one work, such as a DOI. */
  SHARED_IDENTIFIER,
  IDENTIFIER_UNCHECKED;

  /** A notice with a formatted text. */
  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
  public Notice notice(String format, Object... values) {
    return new Notice(this, format.formatted(values));
  }

  /** Its name in results, as in {@code odd-month}. */
  public String text() {
    return ConstantName.kebabCase(this);
  }
}
