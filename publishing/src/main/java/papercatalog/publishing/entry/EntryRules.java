package papercatalog.publishing.entry;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Orcid;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Ror;
import papercatalog.domain.model.Text;
import papercatalog.domain.model.TextField;

/**
 * The rules of what enters the catalog, stricter than those of the types: a stored record of an
 * older release may break them and stays readable. So only what reads documents and options checks
 * them.
 */
public final class EntryRules {
  /** Letters and signs that show nothing, besides spaces, controls, formats and marks. */
  private static final String FILLERS = "\u115F\u1160\u2800\u3164\uFFA0";

  private static final Pattern WEB = Pattern.compile("(?i)https?:.*");

  /** A language, or an extended one, and its subtags (BCP 47). */
  private static final Pattern LANGUAGE = Pattern.compile("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*");

  /** Maximum number of references of a paper: one answer has all of them. */
  public static final int MAX_REFERENCES = 5_000;

  /** Maximum number of characters in all of them: less than half of the 6 MB of an answer. */
  private static final int MAX_REPEATED = 2_500_000;

  private EntryRules() {}

  /** Fails with {@link InvalidValue}, naming the first field that breaks its rule. */
  public static Paper checked(Paper paper) {
    text("title", paper.title());
    paper.texts().forEach((field, value) -> text(field.text(), value));
    paper.authors().forEach(author -> text("author name", author.name()));
    paper.authors().forEach(author -> author.orcid().ifPresent(Orcid::requireChecked));
    paper.identifiers().forEach((scheme, value) -> text("identifier " + scheme, value));
    affiliations(paper.authors());
    paper.funding().forEach(EntryRules::checked);
    references(paper.references());
    relations(paper);
    url("identifier url", paper.identifiers().getOrDefault(IdentifierScheme.URL.text(), ""));
    if (paper.published().earliest().getYear() == 0) {
      throw new InvalidValue("date", "must not be in the year 0");
    }
    if (!paper.language().map(tag -> LANGUAGE.matcher(tag).matches()).orElse(true)) {
      throw new InvalidValue(
          TextField.LANGUAGE.text(), "must be a BCP 47 tag: it begins with 2 to 8 letters");
    }
    return paper;
  }

  /** Fails for affiliations that an answer cannot repeat for each author. */
  private static void affiliations(List<Authorship> authors) {
    long characters = 0;
    for (Authorship author : authors) {
      for (Affiliation affiliation : author.affiliations()) {
        text("affiliation", affiliation.name());
        affiliation.ror().ifPresent(Ror::requireChecked);
        characters += affiliation.name().length();
      }
    }
    if (characters > MAX_REPEATED) {
      throw new InvalidValue(
          "affiliations",
          String.format(
              Locale.ROOT,
              "must have at most %,d characters in all; there are %,d",
              MAX_REPEATED,
              characters));
    }
  }

  public static Funding checked(Funding funding) {
    text("funder", funding.funder());
    funding.ror().ifPresent(Ror::requireChecked);
    funding.award().ifPresent(it -> text("award", it));
    funding.title().ifPresent(it -> text("award title", it));
    return funding;
  }

  /** Fails for more references, or longer ones, than an answer can have. */
  public static List<Reference> references(List<Reference> references) {
    long characters = 0;
    for (Reference reference : references) {
      checked("references", reference);
      characters += reference.text().map(String::length).orElse(0);
      for (String identifier : reference.identifiers().values()) {
        characters += identifier.length();
      }
    }
    if (references.size() > MAX_REFERENCES || characters > MAX_REPEATED) {
      throw new InvalidValue(
          "references",
          String.format(
              Locale.ROOT,
              "must be at most %,d, with %,d characters in all; there are %,d with %,d",
              MAX_REFERENCES,
              MAX_REPEATED,
              references.size(),
              characters));
    }
    return references;
  }

  /** The work of a reference or a relation. */
  public static Reference checked(String field, Reference work) {
    work.text().ifPresent(text -> text(field, text));
    work.identifiers().forEach((scheme, value) -> text(field + " " + scheme, value));
    url(field + " url", work.identifiers().getOrDefault(IdentifierScheme.URL.text(), ""));
    return work;
  }

  private static void relations(Paper paper) {
    for (Relation relation : paper.relations()) {
      checked("relations", relation.work());
      if (relation.work().paper().equals(Optional.of(paper.id()))) {
        throw new InvalidValue("relations", "must name other papers");
      }
    }
  }

  public static Author checked(Author author) {
    text("author name", author.name());
    author.orcid().ifPresent(Orcid::requireChecked);
    author.affiliations().forEach(affiliation -> text("affiliation", affiliation));
    url("homepage", author.homepage().orElse(""));
    return author;
  }

  /**
   * XML, BibTeX's biber and others refuse a whole file for one noncharacter, and a link without a
   * visible character cannot be seen.
   */
  public static String text(String field, String value) {
    if (value.codePoints().anyMatch(c -> (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF))) {
      throw new InvalidValue(field, "must not contain Unicode noncharacters");
    }
    if (value.codePoints().noneMatch(EntryRules::isVisible)) {
      throw new InvalidValue(field, "must have a visible character");
    }
    return value;
  }

  /** Checks a URL of the web as {@link #text}; others are no links. */
  public static void url(String field, String value) {
    if (WEB.matcher(value).matches() && !Text.isWebAddress(value)) {
      throw new InvalidValue(field, "must be a valid URL with a host and without user info");
    }
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> FILLERS.indexOf(c) < 0;
    };
  }
}
