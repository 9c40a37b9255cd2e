package papercatalog.publishing.entry;

import papercatalog.domain.model.NamedConstant;

public enum NoticeKind implements NamedConstant {
  KEY_MADE,
  ID_MADE,
  ODD_DATE,
  ODD_MONTH,
  UNKNOWN_MONTH,
  NO_YEAR,
  GROUP_AS_AUTHOR,
  AND_OTHERS,
  NAMES_READ,
  NAMES_REVISED,
  AUTHOR_TWICE,
  SHARED_HANDLE,
  FORMER_NAME,
  AUTHOR_KEPT,
  AUTHOR_CHANGED,
  NAME_SHORTENED,
  KEYWORD_LEFT_OUT,
  TOPICS_LEFT_OUT,
  DOI_LEFT_OUT,
  KIND_LEFT_OUT,
  LANGUAGE_LEFT_OUT,
  FIELD_LEFT_OUT,
  FIELD_NOT_STORED,
  SHARED_IDENTIFIER,
  IDENTIFIER_UNCHECKED;

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
  public Notice notice(String format, Object... values) {
    return new Notice(this, format.formatted(values));
  }
}
