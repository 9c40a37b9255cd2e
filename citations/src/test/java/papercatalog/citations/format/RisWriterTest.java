package papercatalog.citations.format;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.citations.CitedSamples.CROWDED;
import static papercatalog.citations.CitedSamples.PREPRINT;
import static papercatalog.citations.CitedSamples.REPORT;
import static papercatalog.citations.CitedSamples.RETRACTED;
import static papercatalog.citations.CitedSamples.citedComponentsBut;
import static papercatalog.domain.Differences.OF_PAPERS;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;

final class RisWriterTest {
  @Test
  void reference_isWrittenLineByLine() {
    assertThat(reference(RETRACTED))
        .isEqualTo(
            """
            TY  - CHAP
            ID  - WP-002
            TI  - [RETRACTED] A Single-Table DynamoDB Model: O(1) & 100% a_b {x}
            AU  - Lovelace, Ada
            AU  - King, Martin Luther, Jr.
            AU  - van Beethoven, Ludwig
            AU  - 姚期智 (Andrew Yao)
            AU  - Barnes and Noble, Inc.
            A2  - Turing, Alan
            A4  - Byron, Ada
            PY  - 2018
            DA  - 2018/07/15
            T2  - Proceedings of SOSP '07
            VL  - II
            IS  - No. 3_a
            SP  - 1–5, 9–12
            PB  - Wiley & Sons
            ET  - 0.3
            DO  - 10.1145/x
            UR  - https://x.org/a%20b
            AN  - 1
            LA  - en-GB
            AB  - One \\ two. “Three” costs $5 -- or $6.
            KW  - storage
            KW  - data-models
            N1  - Retracted: Data
            N1  - Contributors: Grace Hopper
            N1  - License: CC-BY-4.0
            ER  -\s

            """
                .replace("\n", "\r\n"));
  }

  @Test
  void reference_showsWhatReferenceManagersHaveAPlaceFor() {
    assertThat(OF_PAPERS.shownBy(RisWriterTest::reference))
        .isEqualTo(citedComponentsBut("protectedWords"));
  }

  @Test
  void reportsHaveNumbers_andPreprintsAnAddress() {
    assertThat(reference(REPORT)).contains("TY  - RPRT\r\n", "SN  - TR-7\r\n");
    assertThat(reference(PREPRINT))
        .contains("TY  - UNPB\r\n", "DA  - 2017/06/12\r\n", "UR  - https://arxiv.org/abs/1706");
  }

  @Test
  void fullText_isALink() {
    String fullText = "https://x.org/a.pdf";

    assertThat(reference(PaperBuilder.from(REPORT).text(TextField.FULL_TEXT, fullText).build()))
        .contains("\r\nL1  - " + fullText + "\r\n");
  }

  @Test
  void morePeopleThanAreNamed_areNotInvented() {
    assertThat(reference(CROWDED)).contains("AU  - Aadk, Anna\r\nPY  - 2012\r\nT2");
  }

  @ParameterizedTest
  @CsvSource({
    "558–565, 'SP  - 558,EP  - 565'",
    "558-565, 'SP  - 558,EP  - 565'",
    "558--565, 'SP  - 558,EP  - 565'",
    "e1204, SP  - e1204",
    "'1–5, 9–12', 'SP  - 1–5, 9–12'",
  })
  void pages_areARangeOrOneText(String pages, String lines) {
    String reference = reference(PaperBuilder.from(RETRACTED).text(TextField.PAGES, pages).build());

    assertThat(reference)
        .contains("\r\n" + lines.replace(",EP", "\r\nEP") + "\r\nPB  - Wiley & Sons\r\n");
  }

  @ParameterizedTest
  @EnumSource
  void everyKind_beginsAndEnds(WorkKind kind) {
    String reference = reference(PaperBuilder.from(RETRACTED).kind(Optional.of(kind)).build());

    assertThat(reference.lines().filter(line -> !line.isEmpty()))
        .allMatch(line -> line.matches("[A-Z][A-Z0-9] {2}- .*"));
    assertThat(reference).startsWith("TY  - ").endsWith("\r\nER  - \r\n\r\n");
  }

  private static String reference(Paper paper) {
    return RisWriter.reference(new CitedPaper(paper));
  }
}
