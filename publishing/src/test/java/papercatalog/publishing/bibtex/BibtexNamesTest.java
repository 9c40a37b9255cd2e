package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.onlyRejected;
import static papercatalog.publishing.Read.paper;

import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.citation.SourceName;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** The authors that real bibliographies hold, case by case. */
final class BibtexNamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\\L}ukasz Kaiser | Łukasz Kaiser | lukasz-kaiser",
        "Fran\\c{c}ois Chollet | François Chollet | francois-chollet",
        "Paul Erd{\\H{o}}s | Paul Erdős | paul-erdos",
        "\\\"Ozg\\\"ur Do\\u{g}an | Özgür Doğan | ozgur-dogan",
        "Micha\\l{} W\\k{a}s | Michał Wąs | michal-was",
        "Beno{\\^\\i}t Sagot | Benoît Sagot | benoit-sagot",
        "S{\\o}ren Stra{\\ss}e | Søren Straße | soren-strasse",
        "JAN HAJI{\\v C} | JAN HAJIČ | jan-hajic",
        "{Wachter-Zeh}, Antonia | Antonia Wachter-Zeh | antonia-wachter-zeh",
        "van der Berg, Jan | Jan van der Berg | jan-van-der-berg",
        "King, Jr, Martin Luther | Martin Luther King Jr | martin-luther-king-jr",
        "Martin Luther King, Jr. | Martin Luther King Jr. | martin-luther-king-jr",
        "{Barnes and Noble, Inc.} | Barnes and Noble, Inc. | barnes-and-noble-inc",
        "Martin {King, Jr.} | Martin King Jr. | martin-king-jr",
        "James {Celoni, S.J.} | James Celoni, S.J. | james-celoni-s-j",
        "cjk={\\textzh{X}}, family=Hua, given=Linfu | Linfu Hua | linfu-hua",
        "given=Ann, family=Roe, truefamily=Doe | Ann Roe | ann-roe",
        "N. G{\\adddot} Wilson | N. G. Wilson | n-g-wilson",
        "Madonna | Madonna | madonna",
        "O'Neil, Shaquille | Shaquille O'Neil | shaquille-o-neil",
        "Hawai`i, Ke | Ke Hawai`i | ke-hawai-i",
      })
  void author_becomesNameAndHandle(String latex, String name, String handle) {
    Paper paper =
        paper(FileFormat.BIBTEX, "@misc{k, title = {T}, year = 2018, author = {" + latex + "}}");

    assertThat(paper.authors())
        .extracting(Authorship::name, author -> author.handle().value(), Authorship::role)
        .containsExactly(Tuple.tuple(name, handle, Role.AUTHOR));
  }

  @Test
  void authors_overSeveralLines_areSplitAtAnd() {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            "@misc{k, title = {T}, year = 2018, author = {Ada Lovelace and\n"
                + "   Alan Turing\n"
                + "and  Anders And}}");

    assertThat(paper.authors())
        .extracting(Authorship::name)
        .containsExactly("Ada Lovelace", "Alan Turing", "Anders And");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Doe, Ann, and Lee, Bob",
        "Ann Doe, and Bob Lee",
        "Doe, Ann; Lee, Bob",
        "Ann Doe; Bob Lee",
        "Doe, Ann; Lee, Bob; ",
        "Doe, Ann；Lee, Bob",
        "\\textbf{Doe, Ann} and {\\bf Bob Lee}",
        "\\underline{Ann Doe} and Bob Lee",
        "Ann Doe;\n Bob Lee;",
        "Doe, Ann and Lee, Bob and",
        "Ann\u00A0Doe and\u00A0Lee,\u00A0Bob",
      })
  void commasAndSemicolons_separatePeople(String authors) {
    assertThat(
            paper(
                    FileFormat.BIBTEX,
                    "@misc{k, title = {T}, year = 2018, author = {" + authors + "}}")
                .authors())
        .extracting(Authorship::name)
        .containsExactly("Ann Doe", "Bob Lee");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Lluís Màrquez, Chris Callison-Burch, Jian Su | Lluís Màrquez, Chris Callison-Burch, Jian"
            + " Su",
        "Rao SR, Lee K, Wu TC | SR Rao, K Lee, TC Wu",
        "Rao SR, Lee K, Wu TC, et al. | SR Rao, K Lee, TC Wu",
        "Rao SR, Lee K | SR Rao, K Lee",
        "Smith A.B., Jones C., Lee D. | A.B. Smith, C. Jones, D. Lee",
        "Ivanov A. B., Petrov C. D. | A. B. Ivanov, C. D. Petrov",
        "García Márquez G, St. John A | G García Márquez, A St. John",
        "ANNE SHAW, MARY HALL, JOHN WEST | ANNE SHAW, MARY HALL, JOHN WEST",
        "A. Smith, B. {\\'A}lvarez | A. Smith, B. Álvarez",
        "'A. Smith, B. van\nMoor' | A. Smith, B. van Moor",
        "A. Smith \\& B. Jones | A. Smith, B. Jones",
        "Smith, A. \\& Jones, B. | A. Smith, B. Jones",
        "Smith, A., van der Berg, B. C., & Lee, D.-E. | A. Smith, B. C. van der Berg, D.-E. Lee",
        "'Smith, A.,\nJones, B.,\n\\& Lee, C.' | A. Smith, B. Jones, C. Lee",
        "Smith, A., Jones, B., et al. | A. Smith, B. Jones",
        "徐增林,盛泳潘,贺丽荣 | 徐增林, 盛泳潘, 贺丽荣",
        "高明远，李雷 | 高明远, 李雷",
        "Rao S, Lee K, and Wu C | S Rao, K Lee, C Wu",
        "van der Berg A, de Vries B | A van der Berg, B de Vries",
        "Rao SR and Lee K and et al. | SR Rao, K Lee",
        "Rao SR; d'Arcy K; {\\'A}lvarez TC | SR Rao, K d'Arcy, TC Álvarez",
        "Wei WU and Jun LI | Wei WU, Jun LI",
        "Rao S., Lee K. and Wu C. | S. Rao, K. Lee, C. Wu",
        "Rao S. and Lee, K. | S. Rao, K. Lee",
        "Rao, S.;Lee, K. | S. Rao, K. Lee",
        "Ann B. Smith \\& Bob Jones | Ann B. Smith, Bob Jones",
        "Ann Smith, Sea Institute, Bob Jones | Ann Smith, Sea Institute, Bob Jones",
        "Sea Institute \\& Sons Ltd | Sea Institute & Sons Ltd",
        "Smith (Ed.), Ann and Jones, Bob (Hrsg.) | Ann Smith, Bob Jones",
        "Rao S, et al. | S Rao",
        "J.\\;Rao and K.\\;Lee | J. Rao, K. Lee",
        "Study Group X and Project A | Study Group X, Project A",
        "{\\'A}lvarez C, {\\O}stby {\\AA} | C Álvarez, Å Østby",
        "R. Smith, M.S., and Lee, K. | R. Smith M.S., K. Lee",
        "J. Smith, B.Sc. | J. Smith B.Sc.",
        "T. Hooft, G. | G. T. Hooft",
        "Smith, J., Ph.D. and Lee, Ann, MD | J. Smith Ph.D., Ann Lee MD",
      })
  void commasBetweenWholeNames_separatePeople(String authors, String names) {
    assertThat(
            paper(FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={" + authors + "}}")
                .authors())
        .extracting(Authorship::name)
        .containsExactly(names.split(", "));
  }

  @Test
  void andOthers_areReported() {
    PaperEntry entry =
        onlyEntry(
            FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={Ada Lovelace and others}}");

    assertThat(entry.paper().authors())
        .extracting(Authorship::name)
        .containsExactly("Ada Lovelace");
    assertThat(entry.notices())
        .containsExactly(
            new Notice(
                NoticeKind.AND_OTHERS, "authors end with \"others\": only those named are kept"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "author = {},", "author = { and },", "author = {others},"})
  void neitherAuthorsNorEditors_isRejected(String field) {
    assertThat(
            onlyRejected(FileFormat.BIBTEX, "@misc{k, title={T}, " + field + " year=2018}")
                .reason())
        .isEqualTo("no authors and no editors");
  }

  @ParameterizedTest
  @CsvSource({
    "'organization={R and Friends}, institution={I}', organization, R and Friends",
    "'institution={{Sea Institute}}, author={ }', institution, Sea Institute",
    "'organization={O}, collaboration={ATLAS}', collaboration, ATLAS",
  })
  void workWithoutPeople_isByItsGroup_andANotice(String fields, String field, String name) {
    PaperEntry entry =
        onlyEntry(FileFormat.BIBTEX, "@manual{k, title={T}, year=2018, " + fields + "}");

    assertThat(entry.paper().authors())
        .singleElement()
        .satisfies(
            author -> {
              assertThat(author.name()).isEqualTo(name);
              assertThat(author.parts()).isEqualTo(SourceName.group(name).parts());
            });
    assertThat(entry.notices())
        .containsExactly(
            new Notice(
                NoticeKind.GROUP_AS_AUTHOR, "no author: %s `%s` taken".formatted(field, name)));
  }

  @Test
  void nameInAnotherScript_staysAsWritten_withAHandleInLatin() {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            "@misc{k, title={T}, year=2018, author={Колмогоров, Андрей and 姚期智}}");

    assertThat(paper.authors())
        .extracting(author -> author.handle().value(), Authorship::name)
        .containsExactly(
            Tuple.tuple("andrey-kolmogorov", "Андрей Колмогоров"), Tuple.tuple("yaoqizhi", "姚期智"));
  }

  @Test
  void namesWithTheSameSpellingInLatin_areOneAuthor_andANotice() {
    PaperEntry entry =
        onlyEntry(FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={王伟 and 王维}}");

    assertThat(entry.paper().authors()).extracting(Authorship::name).containsExactly("王伟");
    assertThat(entry.notices()).extracting(Notice::kind).containsExactly(NoticeKind.SHARED_HANDLE);
  }

  @Test
  void nameWithoutLetters_isRejectedNamingIt() {
    Rejected rejected =
        onlyRejected(FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={😀}}");

    assertThat(rejected.reason())
        .isEqualTo("author `😀`: the name has no spelling in a-z; give it a handle (--handles)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Knuth, Lamport, Dijkstra, Lee", "Smith, A., ... Lee, C."})
  void tooManyCommas_areRejected(String names) {
    Rejected rejected =
        onlyRejected(FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={" + names + "}}");

    assertThat(rejected.reason()).startsWith("name `" + names + "` has too many commas");
  }

  @Test
  void authors3000_areAllRead() {
    StringBuilder names = new StringBuilder("Author Number0");
    for (int i = 1; i < 3_000; i++) {
      names.append(" and Author Number").append(i);
    }
    Paper paper =
        paper(FileFormat.BIBTEX, "@misc{k, title={T}, year=2018, author={" + names + "}}");

    assertThat(paper.authors()).hasSize(3_000);
  }
}
