package papercatalog.publishing.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Ror;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;

final class EntryRulesTest {
  @ParameterizedTest
  @ValueSource(strings = {"\u00A0", "\u200B", "\u3164", "\u2800 \u115F", "\u0301\uFE0F", "\uFEFF"})
  void text_withoutAVisibleCharacter_isRefused(String text) {
    assertRefused(named("x").title(text), "title must have a visible character");
    assertRefused(named(text), "author name must have a visible character");
    assertThat(EntryRules.text("title", text + "a")).isEqualTo(text + "a");
  }

  @ParameterizedTest
  @ValueSource(ints = {0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xFDD0, 0xFDEF})
  void noncharacters_areRefusedInEveryText(int noncharacter) {
    String text = "a" + Character.toString(noncharacter);
    String rule = " must not contain Unicode noncharacters";

    assertRefused(named("x").title(text), "title" + rule);
    assertRefused(named(text), "author name" + rule);
    assertRefused(named("x").text(TextField.ABSTRACT, text), "abstract" + rule);
    assertRefused(named("x").identifiers(Map.of("doi", text)), "identifier doi" + rule);
  }

  @Test
  void references_areBoundedInNumberAndLength_withTheMaximum() {
    Reference one = new Reference(Optional.of("Some paper"), Map.of(), Optional.empty());
    Reference longest = new Reference(Optional.of("x".repeat(4_000)), Map.of(), Optional.empty());

    assertRefused(
        named("x").references(Collections.nCopies(5_001, one)),
        "references must be at most 5,000, with 2,500,000 characters in all;"
            + " there are 5,001 with 50,010");
    assertRefused(
        named("x").references(Collections.nCopies(626, longest)),
        "references must be at most 5,000, with 2,500,000 characters in all;"
            + " there are 626 with 2,504,000");
    for (List<Reference> most :
        List.of(Collections.nCopies(5_000, one), Collections.nCopies(625, longest))) {
      Paper paper = named("x").references(most).build();
      assertThat(EntryRules.checked(paper)).isEqualTo(paper);
    }
  }

  @Test
  void relations_nameOtherPapers_byIdentifiersThatCanBeSeen() {
    assertRefused(
        named("x").relations(List.of(relation(Map.of(), "A"))), "relations must name other papers");
    assertRefused(
        named("x").relations(List.of(relation(Map.of("url", "https://"), "b"))),
        "relations url must be a valid URL with a host and without user info");
  }

  private static Relation relation(Map<String, String> identifiers, String paper) {
    return new Relation(RelationType.REVIEWS, identifiers, Optional.of(new PaperId(paper)));
  }

  /** The second has one digit changed. */
  @ParameterizedTest
  @ValueSource(strings = {"01ggx4156", "01ggx5157"})
  void ror_withWrongCheckDigits_isRefused(String ror) {
    Affiliation affiliation = new Affiliation("CERN", Optional.of(ror));
    Funding funding = Funding.of(Map.of("funder", "A funder", "ror", ror));

    assertRefused(
        paper("a", "2026").authors(List.of(LAMPORT.with(List.of(affiliation)))),
        "ror must end with the check digits of the others");
    assertRefused(
        named("x").funding(List.of(funding)), "ror must end with the check digits of the others");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"01ggx4157", "00f54p054", "042nb2s44", "052gg0110", "021nxhr62", "05a28rw58"})
  void ror_ofARegistry_isTaken(String ror) {
    assertThat(Ror.requireChecked(ror)).isEqualTo(ror);
  }

  @Test
  void affiliations_areBounded_asAnAnswerRepeatsThem() {
    List<Affiliation> long20 =
        IntStream.range(10, 30)
            .mapToObj(i -> new Affiliation("x".repeat(498) + i, Optional.empty()))
            .toList();
    PaperBuilder paper = paper("a", "2026");
    List<Authorship> most = authors(250).stream().map(it -> it.with(long20)).toList();

    assertThat(EntryRules.checked(paper.authors(most).build()).authors()).isEqualTo(most);
    assertRefused(
        paper.authors(authors(251).stream().map(it -> it.with(long20)).toList()),
        "affiliations must have at most 2,500,000 characters in all; there are 2,510,000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uFDCF", "\uFDF0", "\uFFFD", "\uD83D\uDE00", "姚", "$", "\uE000"})
  void otherCharacters_areText(String text) {
    assertThat(EntryRules.text("title", text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://a b/c",
        "https://user:pw@h/",
        "https://user@h/",
        "HTTP:///c",
        "https:c",
        "http://h/%zz",
        "http://h/{x}",
      })
  void url_thatIsNone_isRefused(String url) {
    String rule = " must be a valid URL with a host and without user info";

    assertRefused(named("x").identifiers(Map.of("url", url)), "identifier url" + rule);
    if (url.startsWith("http://") || url.startsWith("https://")) {
      assertThatThrownBy(() -> EntryRules.checked(profile(url))).hasMessage("homepage" + rule);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.org/größe?a=%20#b",
        "http://under_score.example:80/~a",
        "ftp://h/x",
        "urn:isbn:1",
        "see there",
      })
  void url_thatIsOne_andWhatIsNoLink_areTaken(String url) {
    Paper paper = named("x").identifiers(Map.of("url", url)).build();

    assertThat(EntryRules.checked(paper)).isEqualTo(paper);
  }

  @Test
  void yearZero_isRefused() {
    assertRefused(
        named("x").published(new PublicationDate("0000-07")), "date must not be in the year 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"e", "1-a", "x-a", "en-", "en--us", "abcdefghi"})
  void language_thatIsNoTag_isRefused(String tag) {
    assertRefused(
        named("x").text(TextField.LANGUAGE, tag),
        "language must be a BCP 47 tag: it begins with 2 to 8 letters");
  }

  @Test
  void ordinaryPapers_areTaken() {
    assertThat(EntryRules.checked(CLOCKS_1978)).isEqualTo(CLOCKS_1978);
  }

  /** Older releases took these; every reader shows them. */
  @Test
  void storedPaper_thatBreaksTheRules_isReadable() {
    Paper old =
        named("\u3164")
            .title("\u200B\uFFFE")
            .published(new PublicationDate("0000"))
            .text(TextField.LANGUAGE, "e")
            .identifiers(Map.of("url", "http://user:pw@h/ x"))
            .build();

    assertThat(PaperAttributes.read(PaperItems.DECLARED.paper(old))).isEqualTo(old);
    assertThat(PaperAttributes.readSummary(PaperItems.DECLARED.paper(old)))
        .isEqualTo(old.summary());
  }

  private static PaperBuilder named(String author) {
    return paper("a", "2026")
        .authors(List.of(new Authorship(LAMPORT.handle(), author, Role.AUTHOR)));
  }

  private static Author profile(String homepage) {
    return new Author(
        LAMPORT.handle(), "A", List.of(), Optional.empty(), Optional.of(homepage), Instant.EPOCH);
  }

  private static void assertRefused(PaperBuilder paper, String message) {
    Paper built = paper.build();

    assertThatThrownBy(() -> EntryRules.checked(built))
        .isInstanceOf(InvalidValue.class)
        .hasMessage(message);
  }
}
