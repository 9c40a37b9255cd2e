package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Grammar;

/**
 * The optional texts of a paper, one row each. A row adds a text to items, JSON, files, the content
 * hash, the tool, the API's description and the test papers. Documents show them in this order.
 */
public enum TextField {
  ABSTRACT("abstract", TextForm.PROSE, 20_000, "The abstract. It may contain TeX."),
  SUBTITLE("subtitle", TextForm.LINE, 500, "The subtitle. May hold TeX."),
  PROTECTED_WORDS(
      "protectedWords",
      TextForm.LINE,
      1_000,
      "The words of the title whose capitals the source protects, between spaces."),
  VENUE(Attributes.VENUE, TextForm.LINE, 300, "The journal, proceedings or series, as printed."),
  VOLUME("volume", TextForm.LINE, 50, "The volume of the journal or series, as printed."),
  ISSUE("issue", TextForm.LINE, 50, "The issue of the journal, or the number of the report."),
  PAGES(
      "pages", TextForm.LINE, 100, "The range of pages, or the number of the article, as printed."),
  SERIES("series", TextForm.LINE, 300, "The series that the book belongs to, as printed."),
  SERIES_NUMBER(
      "seriesNumber", TextForm.LINE, 50, "The number of the book in its series, as printed."),
  PUBLISHER("publisher", TextForm.LINE, 300, "The publisher, as printed."),
  GENRE("genre", TextForm.LINE, 100, "The degree of a thesis or the type of a report, as printed."),
  LANGUAGE("language", TextForm.LANGUAGE_TAG, 35, "The language of the paper."),
  VERSION(Attributes.VERSION, TextForm.LINE, 50, "The version label that the paper gives itself."),
  STATUS_REASON(
      Attributes.STATUS_REASON,
      TextForm.PROSE,
      1_000,
      "The reason for the retraction or withdrawal."),
  LICENSE("license", TextForm.LINE, 100, "The license: an SPDX identifier, or its name."),
  FULL_TEXT(
      "fullText",
      TextForm.WEB_ADDRESS,
      1_000,
      "The web address of the full text, preferably a PDF.");

  public static final List<TextField> ALL = List.of(values());

  /** Documents show these between kind and status; a withdrawn paper keeps them. */
  public static final List<TextField> APPEARANCE =
      ALL.subList(ALL.indexOf(SUBTITLE), ALL.indexOf(VERSION) + 1);

  /** Texts that documents show last, and that a withdrawn paper loses. */
  public static final List<TextField> LAST = ALL.subList(ALL.indexOf(LICENSE), ALL.size());

  /** Texts of a paper in a list: those that a citation shows, but no prose. */
  public static final List<TextField> LISTED = lines();

  /** One line, paragraphs, a value of the grammar of that name, or an http or https URL. */
  public enum TextForm {
    LINE,
    PROSE,
    LANGUAGE_TAG,
    WEB_ADDRESS
  }

  private final String text;
  private final TextForm form;
  private final int maxLength;
  private final String meaning;

  TextField(String text, TextForm form, int maxLength, String meaning) {
    this.text = text;
    this.form = form;
    this.maxLength = maxLength;
    this.meaning = meaning;
  }

  /** A loop, because a function's start would pay for a lambda. */
  private static List<TextField> lines() {
    List<TextField> lines = new ArrayList<>();
    for (TextField field : ALL) {
      if (field.form != TextForm.PROSE) {
        lines.add(field);
      }
    }
    return List.copyOf(lines);
  }

  public String text() {
    return text;
  }

  public TextForm form() {
    return form;
  }

  /** In characters: code points. */
  public int maxLength() {
    return maxLength;
  }

  public String meaning() {
    return meaning;
  }

  /** Checks and normalizes a value. A {@code switch} would load a class at the first read. */
  public String checked(String value) {
    if (form == TextForm.LANGUAGE_TAG) {
      return InvalidValue.requireGrammar(Grammar.LANGUAGE_TAG, text, value);
    }
    if (form == TextForm.WEB_ADDRESS) {
      return Text.webAddress(text, value, maxLength);
    }
    return form == TextForm.PROSE
        ? Text.prose(text, value, maxLength)
        : Text.line(text, value, maxLength);
  }
}
