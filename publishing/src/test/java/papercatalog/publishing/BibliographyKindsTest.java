package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyRejected;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.bibtex.BibtexWriter;
import papercatalog.citations.csl.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** Kinds of entries in which bibliographies differ from the textbook, by what becomes of them. */
final class BibliographyKindsTest {
  private static final String ENTRY = "@%s{k, author={Vale, Ruth}, title={T}, %s}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "doi = {10.1000/1(96)77<0935:AB>2.0.CO;2} | doi:10.1000/1(96)77<0935:ab>2.0.co;2",
        "doi = {10.1000/2004)054[0123:AB]2.0} | doi:10.1000/2004)054[0123:ab]2.0",
        "doi = {10.1000/36:6{\\textless}637::AID{\\textgreater}3.0} | doi:10.1000/36:6<637::aid>3.0",
        "doi = {10.1000/36:6$<$637$>$3} | doi:10.1000/36:6<637>3",
        "doi = {10.1000/36:6&lt;637&gt;3} | doi:10.1000/36:6<637>3",
        "doi = {10.1000/a\\_b} | doi:10.1000/a_b",
        "doi = {10.1000/end.} | doi:10.1000/end",
        "doi = {DOI 10.1000/abc} | doi:10.1000/abc",
        "doi = {10.1000/abc, 10.1000/def} | doi:10.1000/abc",
        "doi = {http://doi.acm.org/10.1145/1.2} | doi:10.1145/1.2",
        "doi = {\\href{https://doi.org/10.1000/abc}{10.1000/abc}} | doi:10.1000/abc",
        "journal = {arXiv preprint arXiv:2201.00042} | arxiv:2201.00042",
        "journal = {CoRR}, volume = {abs/1706.03762} | arxiv:1706.03762",
        "howpublished = {arXiv:math/9811037 [math.AT]} | arxiv:math/9811037",
        "eprint = {math.AT/9811037}, archiveprefix = {arXiv} | arxiv:math/9811037",
        "eprint = {cond-mat.stat-mech/9811037} | arxiv:cond-mat/9811037",
        "eprint = {https://arxiv.org/abs/2201.00042v2}, eprinttype = {arxiv} | arxiv:2201.00042",
        "eprint = {2201.00042 [cs.CL]} | arxiv:2201.00042",
        "eprint = {arXiv:2201.00042v3} | arxiv:2201.00042",
        "url = {https://arxiv.org/html/2201.00042v1/} | arxiv:2201.00042",
        "issn = {0028-0836 (print), 1476-4687 (online)} | issn:00280836, issn:14764687",
        "isbn = {0-306-40615-2 (pbk.); 978-3-16-148410-0}"
            + " | isbn:9780306406157, isbn:9783161484100",
        "isbn = {978 0 306 40615 7} | isbn:9780306406157",
        "isbn = {0306406152/9783161484100} | isbn:9780306406157, isbn:9783161484100",
        "issn = {0001-8708,1090-2082} | issn:00018708, issn:10902082",
        "doi = {10.1000/1{\\&}lt;637{\\&}gt;3} | doi:10.1000/1<637>3",
        "doi = {10.1000/1\\ensuremath{<}637${>}$3} | doi:10.1000/1<637>3",
        "pages = {arXiv:2201.00042} | arxiv:2201.00042",
        "eprint = {2201.00042 [cs, stat]} | arxiv:2201.00042",
        "eprint = {2201.00042}, eprinttype = {arXiv.org} | arxiv:2201.00042",
        "doi = {10.48550/arXiv.2201.00042} | doi:10.48550/arxiv.2201.00042, arxiv:2201.00042",
      })
  void identifiers_areFound_andReadBackUnchanged(String fields, String found) {
    Paper paper = paper(FileFormat.BIBTEX, ENTRY.formatted("misc", "year=2001, " + fields));

    assertThat(Identifier.ofPaper(paper).stream().filter(id -> !id.toString().startsWith("url")))
        .map(Identifier::toString)
        .containsExactlyInAnyOrder(found.split(", "));
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))).identifiers())
        .isEqualTo(paper.identifiers());
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).doesNotContain("%20", "%3C", "%5B");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "R. Vale and et al.",
        "R. Vale and {et al}",
        "R. Vale et al.",
        "R. Vale, et. al.",
        "R. Vale and others",
        "R. Vale and others.",
        "R. Vale and and others",
        "R. Vale and ...",
      })
  void others_areReported(String authors) {
    String entry = ENTRY.replace("Vale, Ruth", authors).formatted("book", "year=2001");

    assertThat(paper(FileFormat.BIBTEX, entry).authors())
        .extracting(author -> author.handle().value())
        .containsExactly("r-vale");
    assertThat(notices(entry)).extracting(Notice::kind).containsExactly(NoticeKind.AND_OTHERS);
  }

  @Test
  void identifiersThatAreNone_areReported() {
    assertThat(notices(ENTRY.formatted("misc", "year=2001, doi={10.1000/a, 10.1000/b}")))
        .extracting(Notice::kind)
        .containsExactly(NoticeKind.DOI_LEFT_OUT);
    assertThat(notices(ENTRY.formatted("misc", "year=2001, eprint={see below}")))
        .extracting(Notice::text)
        .containsExactly("eprint `see below` left out: no arXiv id");
    assertThat(notices(ENTRY.formatted("misc", "year=2001, doi={10.1/a}, url={https://doi.org/x}")))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "March 2019 | 2019-03",
        "30-Mar-2020 | 2020-03-30",
        "2 May, 2018 | 2018-05-02",
        "15/03/2019 | 2019-03-15",
        "2019/03/15 | 2019-03-15",
        "03/15/2019 | 2019-03-15",
        "15.03.2019 | 2019-03-15",
        "04/03/2019 | 2019",
        "2019 March | 2019-03",
        "2019-3-5 | 2019-03-05",
        "20190305 | 2019-03-05",
        "2019年3月5日 | 2019-03-05",
        "199X | 1990",
        "2019/2020 | 2019",
        "2019-02-29 | 2019-02",
        "1931-08-XX | 1931-08",
        "03/2019 | 2019-03",
      })
  void datesInWords_areRead_withANotice(String date, String published) {
    String entry = ENTRY.formatted("book", "date={" + date + "}");

    assertThat(paper(FileFormat.BIBTEX, entry).published().text()).isEqualTo(published);
    assertThat(notices(entry)).extracting(Notice::kind).containsExactly(NoticeKind.ODD_DATE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "year = {2010--2012} | 2010 | 1",
        "year = {2007-06-04} | 2007-06-04 | 0",
        "year = {May 2019} | 2019-05 | 1",
        "year = {2012a} | 2012 | 1",
        "year = {[1998]} | 1998 | 1",
        "date = {2019}, month = mar | 2019-03 | 0",
      })
  void yearsWithMore_areDates(String fields, String published, int notices) {
    String entry = ENTRY.formatted("book", fields);

    assertThat(paper(FileFormat.BIBTEX, entry).published().text()).isEqualTo(published);
    assertThat(notices(entry)).hasSize(notices);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/1988 | date `/1988` has no start",
        "../1988 | date `../1988` has no start",
        "-0043 | date `-0043` is before the year 1",
        "43 BCE | date `43 BCE` is before the year 1",
        "soon | date `soon` has no year",
      })
  void datesThatAPaperCannotHave_areRefusedForThatReason(String date, String reason) {
    assertThat(onlyRejected(FileFormat.BIBTEX, ENTRY.formatted("book", "date={" + date + "}")))
        .extracting(Rejected::reason)
        .isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"date-parts\":[[2018,7,5]]} | 2018-07-05",
        "{\"date-parts\":[2018,7]} | 2018-07",
        "[[2018,7]] | 2018-07",
        "2018 | 2018",
        "{\"year\":2018,\"month\":\"7\"} | 2018-07",
        "{\"raw\":\"March 2018\"} | 2018-03",
        "{\"year\":\"2018\",\"month\":\"March\"} | 2018-03",
        "[{\"date-parts\":[2018,7,5]}] | 2018-07-05",
        "{\"date-parts\":[[\"2018\",\"Jul\",5]]} | 2018-07-05",
        "[{\"year\":2018,\"month\":7}] | 2018-07",
      })
  void shapesOfCslDates_areRead(String issued, String published) {
    assertThat(item(issued).paper().published().text()).isEqualTo(published);
    assertThat(item(issued).notices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"raw\":\"2018-7-5\"} | 2018-07-05",
        "{\"raw\":\"2018-7-5/2018-7-8\"} | 2018-07-05",
        "{\"raw\":\"15/07/2018\"} | 2018-07-15",
        "{\"raw\":\"7/2018\"} | 2018-07",
        "{\"date-parts\":[[\"2018-7-5\"]]} | 2018-07-05",
        "{\"date-parts\":[[2018,7,5],[2018,7,8]]} | 2018-07-05",
        "{\"date-parts\":[[2018]],\"season\":\"1\"} | 2018",
        "{\"date-parts\":[[2018,14]]} | 2018",
        "[{\"year\":2018,\"season\":1}] | 2018",
      })
  void oddCslDates_areRead_withANotice(String issued, String published) {
    assertThat(item(issued).paper().published().text()).isEqualTo(published);
    assertThat(item(issued).notices()).hasSize(1);
  }

  private static PaperEntry item(String issued) {
    String item = "[{\"id\":\"k\",\"title\":\"T\",\"author\":[{\"family\":\"V\"}],\"issued\":%s}]";
    return Read.onlyEntry(FileFormat.CSL_JSON, item.formatted(issued));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Zn\\textsubscript{3}N$_2$ at the 5\\textsuperscript{th} | Zn₃N$_2$ at the 5th",
        "10\\textsuperscript{-3} | 10⁻³",
        "\\mkbibemph{Mare} and \\mkbibquote{the \\enquote{Tide}} | Mare and “the ‘Tide’”",
        "A\\index{tides} \\textcolor{red}{red} \\mkbibparens{b} | A red (b)",
        "(000\\=1) 25\\,\\textdegree{} \\textonehalf | (0001\u0304) 25 ° ½",
        "\\textguillemot{x} | \\textguillemot{x}",
        "\\(^{13}\\)C at $$x^2$$ and \\ensuremath{y_1} | $^{13}$C at $x^2$ and $y_1$",
        "\\texorpdfstring{$x$}{x} \\parencite[12]{k}of \\glqq b\\grqq{} | x of „b“",
        "Depth to $\\pm$0.2 m at $\\sim$7 | Depth to $\\pm$0.2 m at $\\sim$7",
        "$5 or $6 | $5 or $6",
        "On $ \\alpha $-decay | On $\\alpha$-decay",
        "?`Qu\\'e? !`S\\'i! | ¿Qué? ¡Sí!",
        "\\enquote*{y} in \\lq z\\rq{} | “y” in ‘z’",
        "{\\textalpha}-helix by {\\MF} and \\XeLaTeX | α-helix by METAFONT and XeLaTeX",
        "A $\\less$i$\\greater$bd$\\less$/i$\\greater$ oxidase | A bd oxidase",
        "The {\\textless}i{\\textgreater}bd{\\textless}/i{\\textgreater} p {\\textless} q | The bd p < q",
        "\\ensuremath{<}mml:mi\\ensuremath{>}Ru\\ensuremath{<}/mml:mi\\ensuremath{>} | Ru",
        "Science {\\&}amp; Art &amp;amp; P {\\&}lt; Q | Science & Art & P < Q",
        "&lt;i&gt;E. coli&lt;/i&gt; of a &lt; b | E. coli of a < b",
        "On <math><msup><mi>x</mi><mn>2</mn></msup></math> | On x2",
        "On <jats:tex-math><?CDATA $\\alpha $?></jats:tex-math><!-- x --> | On $\\alpha$",
        "On <![CDATA[A & B]]> | On A & B",
      })
  void texInText_isRead_andReadBack(String latex, String title) {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            ENTRY.replace("{T}", "{" + latex + "}").formatted("book", "year=2001"));

    assertThat(paper.title()).isEqualTo(title);
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))).title())
        .isEqualTo(title);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "From C$_3$H$_8$ to C$_{12}$ | From C₃H₈ to C₁₂",
        "Less than $N^{0.292}$ of $x_i$ | Less than N^0.292 of x_i",
        "10$^{-3}$ of $\\alpha$ | 10⁻³ of α",
        "$\\pm$0.2 and $x \\le y$ | ±0.2 and x ≤y",
        "$\\frac{1}{2}$ and $5 or $6 | $\\frac{1}{2}$ and $5 or $6",
        "At 25 $^\\circ$C, 5$^{\\circ}$ | At 25 °C, 5°",
        "Of $\\mathrm{CO}_2$ in $\\rm H_2O$ | Of CO₂ in H₂O",
        "Of $\\mathrm{Mg}{\\mathrm{B}}_{2}$ at ${x}_{2}$ | Of MgB₂ at x₂",
      })
  void simpleFormulas_areUnicode_inFormatsWithoutTex(String title, String plain) {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            ENTRY.formatted("book", "year=2001").replace("{T}", "{" + title + "}"));

    assertThat(CslWriter.item(new CitedPaper(paper)))
        .contains("\"title\":\"" + plain.replace("\\", "\\\\") + "\"");
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).contains("\n  title = {");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inproceedings | booktitle={Conf}, journal={PoS} | Conf",
        "inproceedings | eventtitle={Conf} | Conf",
        "article | journal={\\apj} | Astrophysical Journal",
        "incollection | booktitle={Coasts}, booksubtitle={A Handbook} | Coasts: A Handbook",
        "incollection | booktitle={Tides}, maintitle={Coasts} | Coasts: Tides",
        "book | maintitle={Coasts}, mainsubtitle={A Handbook} | Coasts: A Handbook",
      })
  void venue_isWhatReadersKnow(String type, String fields, String venue) {
    assertThat(paper(FileFormat.BIBTEX, ENTRY.formatted(type, fields + ", year=2001")).venue())
        .contains(venue);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "title={When Late?}, subtitle={A Study} | When Late? | When Late? A Study",
        "title={Tides}, subtitle={A Study} | Tides | Tides: A Study",
        "title={Tides: A Study}, subtitle={A Study} | Tides | Tides: A Study",
        "title={Tides: a study}, subtitle={A Study} | Tides | Tides: A Study",
      })
  void subtitle_isPartOfTheFullTitle_inEachFormat(String fields, String title, String full) {
    Paper paper =
        paper(FileFormat.BIBTEX, "@book{k, author={Vale, Ruth}, year=2001, " + fields + "}");

    assertThat(paper.title()).isEqualTo(title);
    assertThat(paper.fullTitle()).isEqualTo(full);
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).contains("subtitle = {A Study}");
    assertThat(CslWriter.item(new CitedPaper(paper))).contains("\"title\":\"" + full + "\"");
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))))
        .isEqualTo(paper);
    assertThat(paper(FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper)))).isEqualTo(paper);
  }

  @ParameterizedTest
  @CsvSource({
    "高2020, Gao2020",
    "müller2020, muller2020",
    "möller2020, moller2020",
    "C:BelRog93, C-BelRog93",
    "Ελ:1, El-1",
  })
  void keys_keepTheirLetters(String key, String id) {
    String entry = ENTRY.formatted("book", "year=2001").replace("{k,", "{" + key + ",");

    assertThat(paper(FileFormat.BIBTEX, entry).id().value()).isEqualTo(id);
  }

  @Test
  void keysOfOneSpelling_areDifferentIds() {
    String entry = ENTRY.formatted("book", "year=2001");
    String file =
        Stream.of("高2020", "郜2020", "Gao2020", "moller", "möller")
            .map(key -> entry.replace("{k,", "{" + key + ","))
            .collect(Collectors.joining());

    assertThat(Read.entries(FileFormat.BIBTEX, file))
        .map(it -> ((PaperEntry) it).paper().id().value())
        .containsExactly(
            "Gao2020", "Gao2020-f96c37d8", "Gao2020-57942931", "moller", "moller-c7bd8bd6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
  void files_areReadByTheirByteOrderMark(String charset) {
    String file = "\uFEFF" + ENTRY.replace("{T}", "{Größe}").formatted("book", "year=2001");

    assertThat(
            Read.entries(FileFormat.BIBTEX, file.getBytes(Charset.forName(charset)), Read.MAPPING))
        .singleElement()
        .isInstanceOfSatisfying(
            PaperEntry.class, it -> assertThat(it.paper().title()).isEqualTo("Größe"));
  }

  @Test
  void editions_areThoseOfBooks() {
    Paper paper = paper(FileFormat.BIBTEX, ENTRY.formatted("book", "year=2001, edition={2}"));

    assertThat(paper.version()).contains("2");
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).contains("edition = {2}");
    assertThat(CslWriter.item(new CitedPaper(paper))).contains("\"edition\":\"2\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://x.org/a; https://x.org/b | https://x.org/a | 1",
        "https://x.org/a https://x.org/b | https://x.org/a | 1",
        "Available at: https://x.org/a | https://x.org/a | 0",
        "<https://x.org/a> | https://x.org/a | 0",
        "x.org/a | https://x.org/a | 0",
        "http://x.org/$\\sim$a/{\\char126}b | http://x.org/~a/~b | 0",
      })
  void url_isTheFirstAddress(String text, String url, int notices) {
    String entry = ENTRY.formatted("misc", "year=2001, url={" + text + "}");

    assertThat(paper(FileFormat.BIBTEX, entry).identifiers()).containsEntry("url", url);
    assertThat(notices(entry)).hasSize(notices);
  }

  @ParameterizedTest
  @CsvSource({
    "123−130, 123–130",
    "pp. 12--15, 12–15",
    "p. e12, e12",
    "xi--xx, xi–xx",
  })
  void pages_areThoseOfTheWork(String text, String pages) {
    assertThat(
            paper(FileFormat.BIBTEX, ENTRY.formatted("book", "year=2001, pages={" + text + "}"))
                .pages())
        .contains(pages);
  }

  @Test
  void pagesThatAreNone_areReported() {
    String entry = ENTRY.formatted("book", "year=2001, pages={n/a--n/a}");

    assertThat(paper(FileFormat.BIBTEX, entry).pages()).isEmpty();
    assertThat(notices(entry))
        .extracting(Notice::text)
        .containsExactly("pages `n/a–n/a` left out: none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "year=2001, % note = {gone},\n % pages = {1},\n volume={3} % end\n",
        "year=2001, Early Access Date = {APR 2001}, volume={3}",
        "\u00A0year=2001,\u00A0volume\u2009= {3}\u00A0",
        "year=2001, volume={3}, volume={3}",
      })
  void oddSyntax_isRead(String fields) {
    String entry = ENTRY.formatted("book", fields);

    assertThat(paper(FileFormat.BIBTEX, entry).volume()).contains("3");
    assertThat(notices(entry)).isEmpty();
  }

  @Test
  void repeatedField_isReported() {
    String entry = ENTRY.formatted("book", "year=2001, volume={3}, volume={4}");

    assertThat(paper(FileFormat.BIBTEX, entry).volume()).contains("3");
    assertThat(notices(entry))
        .extracting(Notice::text)
        .containsExactly("volume: only the first was taken");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inbook | publisher={Sea}, chapter=3",
        "misc | publisher={Sea}",
        "online | organization={Sea}",
        "techreport | institution={Sea}",
      })
  void publisher_isNoVenueOfExports(String type, String fields) {
    Paper paper = paper(FileFormat.BIBTEX, ENTRY.formatted(type, "year=2001, " + fields));

    assertThat(BibtexWriter.entry(new CitedPaper(paper)))
        .doesNotContain("booktitle", "howpublished");
    assertThat(CslWriter.item(new CitedPaper(paper))).doesNotContain("container-title");
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))).venue())
        .isEqualTo(paper.venue());
  }

  @Test
  void urlAsPublished_isTheUrl() {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            ENTRY.formatted("misc", "year=2001, howpublished={At \\url{https://x.org/y}}"));

    assertThat(paper.identifiers()).containsEntry("url", "https://x.org/y");
    assertThat(paper.venue()).isEmpty();
  }

  @Test
  void missingKey_isMade() {
    String entry = ENTRY.formatted("book", "year=2001").replace("{k,", "{,");

    assertThat(paper(FileFormat.BIBTEX, entry).id().value()).isEqualTo("vale-2001-t");
    assertThat(notices(entry)).extracting(Notice::kind).containsExactly(NoticeKind.KEY_MADE);
  }

  @Test
  void parents_lendWhatTheChildLacks(@TempDir Path folder) throws IOException {
    List<Entry> entries =
        file(
            folder,
            """
            @inproceedings{a, author={Vale, Ruth}, title={A}, year=2005, month=sep, crossref={p}}
            @inbook{b, crossref={q}, title={B}, pages={1--20}}
            @incollection{c, author={Lind, M.}, title={C}, xdata={x}, crossref={r}}
            @proceedings{p, title={Proceedings}, editor={Moor, Hanna}, date={2001-01}}
            @book{q, author={Vale, Ruth and Moor, Hanna}, title={Tides}, publisher={Sea}, year=2016}
            @book{r, author={Vale, Ruth}, title={Volume}, crossref={s}}
            @mvbook{s, author={Vale, Ruth}, title={Series}, publisher={Sea}, year=1999}
            @xdata{x, publisher={Lake}, date={2003}}
            @inproceedings{t, author={Vale, Ruth}, title={T}, crossref={u}}
            @proceedings{u, title={Part}, editor={Moor, Hanna}, year=2000, crossref={s}}
            @inproceedings{m, author={Vale, Ruth}, title={M}, month=sep, crossref={u}}
            @inbook{z, crossref={z}, author={Vale, Ruth}, title={Own Parent}, year=2001}
            """);

    assertThat(entries).hasSize(11);
    assertThat(entry(entries, 9).published().text()).isEqualTo("2000-09");
    assertThat(entry(entries, 7).venue()).contains("Part");
    assertThat(entry(entries, 0).published().text()).isEqualTo("2005-09");
    assertThat(entry(entries, 0).venue()).contains("Proceedings");
    assertThat(entry(entries, 1).authors()).hasSize(2);
    assertThat(entry(entries, 1).venue()).contains("Tides");
    assertThat(entry(entries, 2).publisher()).contains("Lake");
    assertThat(entry(entries, 2).published().text()).isEqualTo("2003");
    assertThat(entry(entries, 5).publisher()).contains("Sea");
    assertThat(entry(entries, 5).published().text()).isEqualTo("1999");
  }

  @Test
  void comments_holdNoEntries(@TempDir Path folder) throws IOException {
    assertThat(
            file(
                folder,
                "@comment{\n@misc{no, title={No}}\n}\n" + ENTRY.formatted("misc", "year=1999")))
        .singleElement()
        .isInstanceOf(PaperEntry.class);
    assertThat(file(folder, "@comment{\n" + ENTRY.formatted("misc", "year=1999")))
        .singleElement()
        .isInstanceOf(Rejected.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"items\":[%s]}",
        "{\"status\":\"ok\",\"message\":%s}",
        "{\"status\":\"ok\",\"message\":{\"items\":[%s]}}",
        "{\n  \"items\": [%s]\n}",
        "{\"items\": [\n%s]}",
        "{\"references\": [%s]}",
        "[{\"id\":\"ITEM-1\",\"itemData\":%s}]",
        "{\"k\":%s}",
      })
  void wrappedItems_areRead(String wrapper) {
    String item =
        "{\"id\":\"k\",\"title\":[\"T\"],\"author\":[{\"family\":\"V\"}],\"issued\":{\"date-parts\":[[2018]]}}";

    assertThat(paper(FileFormat.CSL_JSON, wrapper.formatted(item)).title()).isEqualTo("T");
  }

  private static List<Notice> notices(String entry) {
    return Read.onlyEntry(FileFormat.BIBTEX, entry).notices();
  }

  private static Paper entry(List<Entry> entries, int which) {
    return ((PaperEntry) entries.get(which)).paper();
  }

  private static List<Entry> file(Path folder, String content) throws IOException {
    Path file = Files.writeString(folder.resolve("a.bib"), content);
    List<Entry> entries = new ArrayList<>();
    try (Sources sources = new Sources(Read.MAPPING)) {
      sources.add(file, FileFormat.BIBTEX);
      sources.forEachRemaining(entries::add);
    }
    return entries;
  }
}
