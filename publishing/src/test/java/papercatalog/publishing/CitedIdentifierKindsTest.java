package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.ENTRY;
import static papercatalog.publishing.Read.notices;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** Places and spellings of identifiers, addresses and keys in bibliographies. */
final class CitedIdentifierKindsTest {
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
        "doi = {(doi: 10.1000/abc)} | doi:10.1000/abc",
        "doi = {10.1000/S0140-6736(97)11096-0} | doi:10.1000/s0140-6736(97)11096-0",
        "doi = {10.1000/S0140-6736(97)} | doi:10.1000/s0140-6736(97)",
        "note = {PMID: 19515776} | pmid:19515776",
        "doi = {10.1000/end.} | doi:10.1000/end",
        "doi = {DOI 10.1000/abc} | doi:10.1000/abc",
        "doi = {10.1000/abc, 10.1000/def} | doi:10.1000/abc",
        "doi = {http://doi.acm.org/10.1145/1.2} | doi:10.1145/1.2",
        "doi = {\\href{https://doi.org/10.1000/abc}{10.1000/abc}} | doi:10.1000/abc",
        "journal = {arXiv preprint arXiv:2201.00042} | arxiv:2201.00042",
        "journal = {CoRR}, volume = {abs/1706.03762} | arxiv:1706.03762",
        "journal = {Phys. Rev. D, arXiv:1706.03762} | arxiv:1706.03762",
        "howpublished = {arXiv:math/9811037 [math.AT]} | arxiv:math/9811037",
        "eprint = {math.AT/9811037}, archiveprefix = {arXiv} | arxiv:math/9811037",
        "eprint = {cond-mat.stat-mech/9811037} | arxiv:cond-mat/9811037",
        "eprint = {https://arxiv.org/abs/2201.00042v2}, eprinttype = {arxiv} | arxiv:2201.00042",
        "eprint = {2201.00042 [cs.CL]} | arxiv:2201.00042",
        "eprint = {arXiv:2201.00042v3} | arxiv:2201.00042",
        "url = {https://arxiv.org/html/2201.00042v1/} | arxiv:2201.00042",
        "issn = {0028-0836 (print), 1476-4687 (online)} | issn:00280836, issn:14764687",
        "issn = {1367-4811 (Electronic)$\\backslash$r1367-4803 (Linking)}"
            + " | issn:13674811, issn:13674803",
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
        "doi = {10.1000/36:6$\\less$637$\\greater$3$\\_$a} | doi:10.1000/36:6<637>3_a",
        "doi = {[10.1000/abc]} | doi:10.1000/abc",
        "doi = {<10.1000/abc>} | doi:10.1000/abc",
        "url = {doi:10.1000/abc} | doi:10.1000/abc",
        "url = {10.1000/abc} | doi:10.1000/abc",
        "url = {arXiv:2201.00042} | arxiv:2201.00042",
        "url = {https://export.arxiv.org/abs/2201.00042#} | arxiv:2201.00042",
        "note = {arXiv: 2201.00042 [cs]} | arxiv:2201.00042",
        "number = {arXiv:2201.00042}, publisher = {arXiv} | arxiv:2201.00042",
        "arxivid = {2201.00042} | arxiv:2201.00042",
        "journal = {arXiv}, volume = {2201.00042} | arxiv:2201.00042",
        "journaltitle = {CoRR}, number = {2201.00042} | arxiv:2201.00042",
        "journal = {arXiv e-prints}, eid = {hep-th/9811037} | arxiv:hep-th/9811037",
        "journaltitle = {{arXiv}:2201.00042 [quant-ph]} | arxiv:2201.00042",
        "journal = {Preprint \\arxiv{math/9811037}} | arxiv:math/9811037",
        "note = {arXiv preprint arXiv:2201.00042} | arxiv:2201.00042",
        "isbn = {urn:isbn:9783161484100} | isbn:9783161484100",
        "doi = {10.1000/36:6$\\lt$637$\\gt$3} | doi:10.1000/36:6<637>3",
        "doi = 10.1000/abc, url = http://x.org/a | doi:10.1000/abc",
        "eprint = 2201.00042, eprinttype = {arXiv} | arxiv:2201.00042",
        "arxiv = {2201.00042} | arxiv:2201.00042",
        "eprint = {arXiv.2201.00042} | arxiv:2201.00042",
        "eprint = {arxiv.org/abs/2201.00042} | arxiv:2201.00042",
        "eprint = {abs/2201.00042} | arxiv:2201.00042",
        "eprint = {oai:arXiv.org:2201.00042} | arxiv:2201.00042",
        "eprint = {arXiv preprint arXiv:2201.00042 (cs.CL)} | arxiv:2201.00042",
        "isbn = {978–3–16–148410–0} | isbn:9783161484100",
        "issn = {0001–8708} | issn:00018708",
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

  @Test
  void linesOfANote_areIdentifiers() {
    String note = "note = {Accepted\nPMID: 19515776\n\ndoi: 10.1000/a\\_b\nSee PMID: 3}";

    assertThat(
            paper(FileFormat.BIBTEX, ENTRY.formatted("misc", "year=2001, " + note)).identifiers())
        .isEqualTo(Map.of("pmid", "19515776", "doi", "10.1000/a_b"));
  }

  @Test
  void noteWithoutIdentifiers_isIgnored() {
    String longDoi = "{DOI: 10.1000/" + "a".repeat(300) + "}";
    for (String note : List.of("undefined", longDoi)) {
      assertThat(
              paper(FileFormat.BIBTEX, ENTRY.formatted("misc", "year=2001, note=" + note))
                  .identifiers())
          .isEmpty();
    }
  }

  @Test
  void identifiersThatAreNone_areReported() {
    assertThat(notices(ENTRY.formatted("misc", "year=2001, doi={10.1000/a, 10.1000/b}")))
        .extracting(Notice::kind)
        .containsExactly(NoticeKind.DOI_LEFT_OUT);
    assertThat(notices(ENTRY.formatted("misc", "year=2001, eprint={see below}")))
        .extracting(Notice::text)
        .containsExactly("eprint `see below` left out: no arXiv id");
    assertThat(notices(ENTRY.formatted("misc", "year=2001, url={n/a}")))
        .extracting(Notice::text)
        .containsExactly("url `n/a` left out: it must be an address");
    assertThat(notices(ENTRY.formatted("misc", "year=2001, doi={10.1/a}, url={https://doi.org/x}")))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://x.org/a; https://x.org/b | https://x.org/a | 1",
        "https://x.org/a https://x.org/b | https://x.org/a | 1",
        "https://x.org/a;https://x.org/b | https://x.org/a | 1",
        "Available at: https://x.org/a | https://x.org/a | 0",
        "<https://x.org/a> | https://x.org/a | 0",
        "[https://x.org/a] | https://x.org/a | 0",
        "(https://x.org/a) | https://x.org/a | 0",
        "https://x.org/a_(b) | https://x.org/a_(b) | 0",
        "https://x.org/a. | https://x.org/a | 0",
        "https://x.org/a (visited on 2001-02-03) | https://x.org/a | 0",
        "https://x.org/a, accessed 2001 | https://x.org/a | 0",
        "x.org/a | https://x.org/a | 0",
        "ftp://x.org/pub/a.ps | ftp://x.org/pub/a.ps | 0",
        "urn:nbn:de:101:1-2019 | urn:nbn:de:101:1-2019 | 0",
        "http://x.org/$\\sim$a/{\\char126}b | http://x.org/~a/~b | 0",
      })
  void url_isTheFirstAddress(String text, String url, int notices) {
    String entry = ENTRY.formatted("misc", "year=2001, url={" + text + "}");

    Paper paper = paper(FileFormat.BIBTEX, entry);
    assertThat(paper.identifiers()).containsEntry("url", url);
    assertThat(notices(entry)).hasSize(notices);
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))))
        .isEqualTo(paper);
    assertThat(paper(FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper)))).isEqualTo(paper);
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
  @ValueSource(strings = {"{,", "{", "{\n"})
  void missingKey_isMade(String start) {
    String entry = ENTRY.formatted("book", "year=2001").replace("{k,", start);

    assertThat(paper(FileFormat.BIBTEX, entry).id().value()).isEqualTo("vale-2001-t");
    assertThat(notices(entry)).extracting(Notice::kind).containsExactly(NoticeKind.KEY_MADE);
  }
}
