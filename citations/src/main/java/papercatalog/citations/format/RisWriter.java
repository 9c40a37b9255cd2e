package papercatalog.citations.format;

import static papercatalog.citations.paper.CitationField.*;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.Pages;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;

/** Writes one RIS reference: a line per value, without breaks inside, each ended with CRLF. */
public final class RisWriter {
  private static final Pattern BREAKS = Pattern.compile("[\\s\\u2028\\u2029]+");
  private static final String LINE_END = "\r\n";
  private static final String NOTE = "N1";

  private final StringBuilder reference = new StringBuilder();
  private final CitedPaper cited;
  private final CitedKind kind;

  private RisWriter(CitedPaper cited) {
    this.cited = cited;
    this.kind = CitedKind.of(cited.kind());
  }

  /** The reference, with a blank line after it. */
  public static String reference(CitedPaper cited) {
    return new RisWriter(cited).write(cited.paper());
  }

  private String write(Paper paper) {
    line("TY", kind.ris());
    line("ID", paper.id().value());
    line(TITLE);
    for (CitationField field : EnumSet.range(AUTHOR, TRANSLATOR)) {
      people(field);
    }
    date(paper.published().text());
    for (CitationField field : EnumSet.range(VENUE, PUBLISHER)) {
      place(field);
    }
    if (!kind.ris(VERSION).equals(NOTE)) {
      line(VERSION);
    }
    line(GENRE);
    line(DOI);
    if (cited.url().isEmpty()) {
      line(kind.ris(URL), cited.arxivUrl());
    }
    line(URL);
    for (CitationField field : CitationField.values()) {
      if (field.form() == CitationField.ValueForm.ADDRESS) {
        line(field);
      }
    }
    if (!kind.isNumbered()) {
      line(kind.ris(ISBN), cited.text(ISBN).or(() -> cited.text(ISSN)));
    }
    line(PMID);
    line(LANGUAGE);
    line(ABSTRACT);
    for (TopicName topic : paper.topics()) {
      line(kind.ris(KEYWORDS), topic.value());
    }
    notes();
    line("ER", "");
    return reference.append(LINE_END).toString();
  }

  private void people(CitationField field) {
    Role role = Role.of(field.text());
    for (CitedName name : cited.names(role)) {
      line(kind.ris(field), name.inverted());
    }
  }

  /** {@code YYYY/MM/DD}, with only the year required. */
  private void date(String date) {
    line("PY", date.substring(0, 4));
    if (date.length() > 4) {
      line("DA", date.substring(0, Math.min(10, date.length())).replace('-', '/'));
    }
  }

  /** A range of pages has a line for its end, a conference has two names. */
  private void place(CitationField field) {
    if (field == PAGES) {
      Optional<Pages> pages = cited.text(field).map(Pages::of);
      line(kind.ris(field), pages.map(Pages::first));
      line("EP", pages.filter(Pages::isRange).map(Pages::fullLast));
      return;
    }
    line(field);
    if (field == VENUE && kind.ris().equals("CONF")) {
      line("C3", cited.text(field));
    }
  }

  private void notes() {
    line(NOTE, cited.statusNoteWithReason());
    line(NOTE, cited.missingNote());
    List<String> contributors =
        cited.names(Role.CONTRIBUTOR).stream().map(CitedName::printed).toList();
    if (!contributors.isEmpty()) {
      line(NOTE, "Contributors: " + String.join("; ", contributors));
    }
    if (kind.ris(VERSION).equals(NOTE)) {
      line(NOTE, cited.text(VERSION).map(version -> "Version: " + version));
    }
    line(NOTE, cited.text(LICENSE).map(license -> "License: " + license));
  }

  private void line(CitationField field) {
    line(kind.ris(field), cited.text(field));
  }

  private void line(String tag, Optional<String> value) {
    value.ifPresent(text -> line(tag, text));
  }

  private void line(String tag, String value) {
    String line = BREAKS.matcher(PlainFormula.of(value)).replaceAll(" ").strip();
    reference.append(tag).append("  - ").append(line).append(LINE_END);
  }
}
