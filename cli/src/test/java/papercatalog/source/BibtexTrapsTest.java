package papercatalog.source;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.source.Read.onlyEntry;
import static papercatalog.source.Read.onlyRejected;
import static papercatalog.source.Read.paper;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.TopicName;

/** What real bibliographies hold, case by case. */
final class BibtexTrapsTest {
  private static final String REST = "author = {Ada Lovelace}, year = 1843";

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
        "Madonna | Madonna | madonna",
        "O'Neil, Shaquille | Shaquille O'Neil | shaquille-o-neil",
        "Hawai`i, Ke | Ke Hawai`i | ke-hawai-i",
      })
  void author_becomesNameAndHandle(String latex, String name, String handle) {
    Paper paper =
        paper(Format.BIBTEX, "@misc{k, title = {T}, year = 2018, author = {" + latex + "}}");

    assertThat(paper.authors())
        .extracting(Authorship::name, author -> author.handle().value(), Authorship::role)
        .containsExactly(Tuple.tuple(name, handle, Role.AUTHOR));
  }

  @Test
  void authors_overSeveralLines_areSplitAtAnd() {
    Paper paper =
        paper(
            Format.BIBTEX,
            "@misc{k, title = {T}, year = 2018, author = {Ada Lovelace and\n   Alan Turing\nand  Anders And}}");

    assertThat(paper.authors())
        .extracting(Authorship::name)
        .containsExactly("Ada Lovelace", "Alan Turing", "Anders And");
  }

  @Test
  void andOthers_areTold() {
    PaperEntry entry =
        onlyEntry(
            Format.BIBTEX, "@misc{k, title={T}, year=2018, author={Ada Lovelace and others}}");

    assertThat(entry.paper().authors())
        .extracting(Authorship::name)
        .containsExactly("Ada Lovelace");
    assertThat(entry.notices())
        .containsExactly("authors end with \"and others\": only those named are kept");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Provably secure {RSA} and {{CROSS} --- {Codes}} | Provably secure RSA and CROSS — Codes",
        "Results~2018 -- an overview | Results 2018 – an overview",
        "On $k$-DNF with $\\alpha < 1$ | On $k$-DNF with $\\alpha < 1$",
        "When a < b and List<T> hold | When a < b and List<T> hold",
        "AT\\&amp;T and R\\&D | AT&T and R&D",
        "The <i>E. coli</i> <fixed-case>DNA</fixed-case> in H<sub>2</sub>O | The E. coli DNA in H₂O",
        "Of <tex-math>O(n^2)</tex-math> | Of $O(n^2)$",
        "See <url>https://x.org/a_b</url> | See https://x.org/a_b",
        "\\textbf{Bold} {\\em claims} at 100\\% | Bold claims at 100%",
        "机器翻译 | 机器翻译",
        "A \\unknown{macro} | A \\unknown{macro}",
        "A \\{ lone brace | A { lone brace",
        "Coming \\{via} home | Coming via home",
        "e\u0301tude | étude",
        "stray\u0001 control\u0007 | stray control",
      })
  void title_becomesPlainText(String latex, String title) {
    assertThat(paper(Format.BIBTEX, "@misc{k, title = {" + latex + "},\n" + REST + "}\n").title())
        .isEqualTo(title);
  }

  @Test
  void quotationMarks_areThoseOfTex() {
    assertThat(
            paper(Format.BIBTEX, "@misc{k, title = {``Why?'' `so' it''s}, " + REST + "}").title())
        .isEqualTo("“Why?” `so' it”s");
  }

  @Test
  void titleOf818Characters_passes() {
    String title = "x".repeat(818);

    assertThat(paper(Format.BIBTEX, "@misc{k, title = {" + title + "}, " + REST + "}").title())
        .isEqualTo(title);
  }

  @Test
  void titleOf1001Characters_isRejectedWithItsRule() {
    Rejected rejected =
        onlyRejected(Format.BIBTEX, "@misc{k, title = {" + "x".repeat(1_001) + "}, " + REST + "}");

    assertThat(rejected.reason())
        .isEqualTo("title must have 1 to 1000 characters and not be blank");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "jul | 2018-07",
        "{July} | 2018-07",
        "July | 2018-07",
        "7 | 2018-07",
        "{07} | 2018-07",
        "{Sept.} | 2018-09",
        "{May 2 - May 7} | 2018-05-02",
        "{Aug 23–Aug 27} | 2018-08-23",
        "{September/December} | 2018-09",
        "sep # \"~23--25,\" | 2018-09-23",
        "jun # \"~29~--~\" # jul # \"~1,\" | 2018-06-29",
        "{12--14 March} | 2018-03-12",
        "{2nd of April} | 2018-04-02",
        "{February 31} | 2018-02",
        "{Winter} | 2018",
        "{13} | 2018",
        "{} | 2018",
      })
  void month_isReadAsItsEarliestMoment(String month, String date) {
    String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2018, month = " + month + "}";

    assertThat(paper(Format.BIBTEX, entry).published()).isEqualTo(new PublicationDate(date));
  }

  @Test
  void day_isReadOnMachinesWithOtherDigits() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.of("ar", "EG"));
      String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2018, month=may, day=3}";

      assertThat(paper(Format.BIBTEX, entry).published())
          .isEqualTo(new PublicationDate("2018-05-03"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void oddMonth_isTold() {
    String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2019, month={%s}}";

    assertThat(onlyEntry(Format.BIBTEX, entry.formatted("May 2 - May 7")).notices())
        .containsExactly("month `May 2 - May 7` read as 2019-05-02");
    assertThat(onlyEntry(Format.BIBTEX, entry.formatted("Winter")).notices())
        .containsExactly("month `Winter` not understood: dated 2019");
    assertThat(onlyEntry(Format.BIBTEX, entry.formatted("Jul")).notices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2018-07-15, 2018-07-15",
    "2018-07, 2018-07",
    "2018, 2018",
    "2018-07-15/2018-07-18, 2018-07-15",
    "2018-07-15T09:30:00Z, 2018-07-15T09:30:00Z",
    "2018-07~, 2018-07",
    "2018-21, 2018",
    "2018?, 2018",
  })
  void biblatexDate_isRead(String date, String published) {
    String entry = "@misc{k, title={T}, author={Ada Lovelace}, date={" + date + "}}";

    assertThat(paper(Format.BIBTEX, entry).published()).isEqualTo(new PublicationDate(published));
  }

  @Test
  void noYear_isRejectedUnlessThereIsADefault() {
    String entry = "@misc{L08-1001, title={T}, author={Ada Lovelace}, month=may}";
    Mapping lrec =
        new Mapping(
            Read.MAPPING.collection(),
            false,
            List.of(),
            false,
            Optional.of(new PublicationDate("2008-05")),
            Handles.NONE);

    assertThat(onlyRejected(Format.BIBTEX, entry).reason())
        .isEqualTo("no year: give such entries a date (--default-date)");
    assertThat(Read.entries(Format.BIBTEX, entry, lrec))
        .singleElement()
        .isInstanceOfSatisfying(
            PaperEntry.class,
            read -> {
              assertThat(read.paper().published()).isEqualTo(new PublicationDate("2008-05"));
              assertThat(read.notices()).containsExactly("no year: dated 2008-05, as told");
            });
  }

  @Test
  void noAuthors_editorsStandIn() {
    Paper paper =
        paper(Format.BIBTEX, "@proceedings{k, title={T}, year=2018, editor={Ada Lovelace}}");

    assertThat(paper.authors()).extracting(Authorship::role).containsExactly(Role.EDITOR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "author = {},", "author = { and },", "author = {others},"})
  void neitherAuthorsNorEditors_isRejected(String field) {
    assertThat(onlyRejected(Format.BIBTEX, "@misc{k, title={T}, " + field + " year=2018}").reason())
        .isEqualTo("no authors and no editors");
  }

  @Test
  void nameInAnotherScript_isRejectedNamingIt() {
    Rejected rejected = onlyRejected(Format.BIBTEX, "@misc{k, title={T}, year=2018, author={姚期智}}");

    assertThat(rejected.reason())
        .isEqualTo("author `姚期智`: the name has no spelling in a-z; give it a handle (--handles)");
  }

  @Test
  void clashingHandles_areRejectedNamingBoth() {
    Rejected rejected =
        onlyRejected(
            Format.BIBTEX, "@misc{k, title={T}, year=2018, author={Jan Hajic and JAN HAJI\\v{C}}}");

    assertThat(rejected.reason())
        .isEqualTo(
            "authors `Jan Hajic` and `JAN HAJIČ` have the same handle, jan-hajic:"
                + " tell them apart (--handles)");
  }

  @Test
  void tooManyCommas_areRejected() {
    Rejected rejected =
        onlyRejected(
            Format.BIBTEX, "@misc{k, title={T}, year=2018, author={Knuth, Lamport, Dijkstra}}");

    assertThat(rejected.reason()).startsWith("name `Knuth, Lamport, Dijkstra` has too many commas");
  }

  @Test
  void authors3000_areAllRead() {
    StringBuilder names = new StringBuilder("Author Number0");
    for (int i = 1; i < 3_000; i++) {
      names.append(" and Author Number").append(i);
    }
    Paper paper = paper(Format.BIBTEX, "@misc{k, title={T}, year=2018, author={" + names + "}}");

    assertThat(paper.authors()).hasSize(3_000);
  }

  @ParameterizedTest
  @CsvSource({
    "C:BelRog93, C-BelRog93",
    "Lieb -RSS-05, Lieb--RSS-05",
    "conf/acl/Kim18, conf-acl-Kim18",
    "_x, x",
    "P18-1001, P18-1001",
    "ключ1, 1",
  })
  void key_becomesId(String key, String id) {
    assertThat(paper(Format.BIBTEX, "@misc{ " + key + ",\n title={T}, " + REST + "}").id().value())
        .isEqualTo(id);
  }

  @Test
  void repeatedKeys_firstWins() {
    List<Entry> entries =
        Read.entries(
            Format.BIBTEX,
            "@misc{a:b, title={One}, %s}\n@misc{a/b, title={Two}, %s}\n".formatted(REST, REST));

    assertThat(entries.getFirst()).isInstanceOf(PaperEntry.class);
    assertThat(entries.getLast())
        .isEqualTo(
            new Rejected(new Origin("file", 2, "a/b"), "paper a-b was given before, at file:1"));
  }

  @Test
  void identifiers_areKeptBare() {
    Paper paper =
        paper(
            Format.BIBTEX,
            """
            @article{k, title = {T}, author = {Ada Lovelace}, year = 2018,
              doi = {https://doi.org/10.1145/ABC_1}, eprint = {arXiv:1706.03762v2}, archivePrefix = {arXiv},
              isbn = {978-3-16-148410-0}, issn = {1234-5678}, url = {\\url{https://x.org/a\\_b%20c}}}
            """);

    assertThat(paper.identifiers())
        .containsExactly(
            Map.entry("arxiv", "1706.03762v2"),
            Map.entry("doi", "10.1145/abc_1"),
            Map.entry("isbn", "978-3-16-148410-0"),
            Map.entry("issn", "1234-5678"),
            Map.entry("url", "https://x.org/a_b%20c"));
  }

  @Test
  void urlOfADoi_isTheDoi() {
    Paper paper =
        paper(
            Format.BIBTEX,
            "@misc{k, title={T}, %s, url = {http://dx.doi.org/10.1002/(SICI)1%%3C1::AID%%3E2}}"
                .formatted(REST));

    assertThat(paper.identifiers()).containsExactly(Map.entry("doi", "10.1002/(sici)1<1::aid>2"));
  }

  @Test
  void keywords_becomeTopics() {
    PaperEntry entry =
        onlyEntry(
            Format.BIBTEX,
            "@misc{k, title={T}, %s, keywords = {Distributed Systems; storage, 机器学习, Storage}}"
                .formatted(REST));

    assertThat(entry.paper().topics())
        .containsExactly(new TopicName("distributed-systems"), new TopicName("storage"));
    assertThat(entry.notices())
        .containsExactly("keyword `机器学习` left out: it has no spelling in a-z");
  }

  @Test
  void keywordsBeyond20_areLeftOut() {
    String keywords = "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v";

    PaperEntry entry =
        onlyEntry(Format.BIBTEX, "@misc{k, title={T}, " + REST + ", keywords={" + keywords + "}}");

    assertThat(entry.paper().topics()).hasSize(20);
    assertThat(entry.notices()).containsExactly("topics beyond 20 left out: 2");
  }

  @Test
  void venue_becomesCollectionWhenTold() {
    Mapping venues =
        new Mapping(Optional.empty(), true, List.of(), false, Optional.empty(), Handles.NONE);
    String entry = "@misc{k, title={T}, " + REST + ", booktitle={Proc. of {SOSP} '07}}";

    assertThat(Read.entries(Format.BIBTEX, entry, venues))
        .singleElement()
        .isInstanceOfSatisfying(
            PaperEntry.class,
            read -> assertThat(read.paper().collection().value()).isEqualTo("proc-of-sosp-07"));
    assertThat(Read.entries(Format.BIBTEX, "@misc{k, title={T}, " + REST + "}", venues))
        .singleElement()
        .isInstanceOfSatisfying(
            Rejected.class,
            rejected ->
                assertThat(rejected.reason()).startsWith("no venue to take the collection"));
  }

  @Test
  void noCollection_isRejected() {
    assertThat(Read.entries(Format.BIBTEX, "@misc{k, title={T}, " + REST + "}", Mapping.NONE))
        .singleElement()
        .isInstanceOfSatisfying(
            Rejected.class,
            rejected -> assertThat(rejected.reason()).startsWith("no collection: name one"));
  }

  @Test
  void abstract_keepsItsParagraphs() {
    Paper paper =
        paper(
            Format.BIBTEX,
            "@misc{k, title={T}, %s, abstract = {<jats:p>One\n line.</jats:p><jats:p>Two &lt;3.</jats:p>}}"
                .formatted(REST));

    assertThat(paper.abstractText()).contains("One line.\n\nTwo <3.");
  }
}
