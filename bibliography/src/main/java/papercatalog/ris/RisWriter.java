package papercatalog.ris;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papercatalog.citation.CitedPaper;
import papercatalog.citation.PersonName;
import papercatalog.model.Paper;
import papercatalog.model.Role;
import papercatalog.model.TopicName;

/**
 * Writes a paper as one RIS reference, in UTF-8: a line for each value, which holds no line break,
 * and CRLF after each, as the format has them. It is for reference managers: what it leaves out is
 * what they have no place for.
 */
public final class RisWriter {
  private static final Pattern RANGE =
      Pattern.compile("([^\\s–-]+)\\s*(?:–|-{1,2})\\s*([^\\s–-]+)");
  private static final Pattern BREAKS = Pattern.compile("[\\s\\u2028\\u2029]+");
  private static final String LINE_END = "\r\n";

  private final StringBuilder reference = new StringBuilder();
  private final Paper paper;
  private final CitedPaper cited;
  private final RisType type;

  private RisWriter(Paper paper) {
    this.paper = paper;
    this.cited = new CitedPaper(paper);
    this.type = RisType.of(cited.kind());
  }

  /** The reference, with a blank line after it. */
  public static String reference(Paper paper) {
    return new RisWriter(paper).write();
  }

  private String write() {
    line("TY", type.name());
    line("ID", paper.id().value());
    line("TI", cited.title());
    people(Role.AUTHOR, "AU");
    people(Role.EDITOR, type.editorTag());
    people(Role.TRANSLATOR, "A4");
    date();
    line("T2", cited.container());
    if (type == RisType.CONF) {
      line("C3", cited.container());
    }
    line("VL", paper.volume());
    line(type.isNumbered() ? "SN" : "IS", paper.issue());
    pages();
    line("PB", paper.publisher());
    if (type.hasEditions()) {
      line("ET", paper.version());
    }
    identifiers();
    line("LA", paper.language());
    line("AB", paper.abstractText());
    for (TopicName topic : paper.topics()) {
      line("KW", topic.value());
    }
    notes();
    line("ER", "");
    return reference.append(LINE_END).toString();
  }

  private void people(Role role, String tag) {
    for (String name : cited.names(role)) {
      line(tag, person(name));
    }
    if (cited.andOthers(role)) {
      line(tag, CitedPaper.OTHERS);
    }
  }

  private static String person(String name) {
    return switch (PersonName.of(name)) {
      case PersonName.Whole whole -> whole.name();
      case PersonName.Parts parts ->
          parts.fullFamily()
              + ", "
              + parts.given()
              + parts.suffix().map(suffix -> ", " + suffix).orElse("");
    };
  }

  /** {@code YYYY/MM/DD}, of which only the year must be there. */
  private void date() {
    String date = paper.published().text();
    line("PY", date.substring(0, 4));
    if (date.length() > 4) {
      line("DA", date.substring(0, Math.min(10, date.length())).replace('-', '/'));
    }
  }

  private void pages() {
    Optional<Matcher> range = paper.pages().map(RANGE::matcher).filter(Matcher::matches);
    line("SP", range.map(it -> it.group(1)).or(paper::pages));
    line("EP", range.map(it -> it.group(2)));
  }

  private void identifiers() {
    line("DO", cited.doi());
    line("UR", cited.url().or(this::arxivUrl));
    if (!type.isNumbered()) {
      line("SN", identifier("isbn").or(() -> identifier("issn")));
    }
    line("AN", identifier("pmid"));
  }

  private Optional<String> arxivUrl() {
    return identifier("arxiv").map(id -> "https://arxiv.org/abs/" + CitedPaper.address(id));
  }

  private Optional<String> identifier(String scheme) {
    return Optional.ofNullable(paper.identifiers().get(scheme));
  }

  private void notes() {
    line("N1", cited.statusNoteWithReason());
    List<String> contributors = cited.names(Role.CONTRIBUTOR);
    if (!contributors.isEmpty()) {
      String others = cited.andOthers(Role.CONTRIBUTOR) ? "; " + CitedPaper.OTHERS : "";
      line("N1", "Contributors: " + String.join("; ", contributors) + others);
    }
    if (!type.hasEditions()) {
      line("N1", paper.version().map(version -> "Version: " + version));
    }
    line("N1", paper.license().map(license -> "License: " + license));
  }

  private void line(String tag, Optional<String> value) {
    value.ifPresent(text -> line(tag, text));
  }

  private void line(String tag, String value) {
    String line = BREAKS.matcher(value).replaceAll(" ").strip();
    reference.append(tag).append("  - ").append(line).append(LINE_END);
  }
}
