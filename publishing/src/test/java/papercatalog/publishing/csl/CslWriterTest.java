package papercatalog.publishing.csl;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.citations.CitedSamples.ALL;
import static papercatalog.citations.CitedSamples.ARTICLE;
import static papercatalog.citations.CitedSamples.BOOK;
import static papercatalog.citations.CitedSamples.CROWDED;
import static papercatalog.citations.CitedSamples.LAMPORT_IN_PARTS;
import static papercatalog.citations.CitedSamples.PREPRINT;
import static papercatalog.citations.CitedSamples.RETRACTED;
import static papercatalog.citations.CitedSamples.citedComponentsBut;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;

final class CslWriterTest {
  @Test
  void item_isWrittenMemberByMember() {
    assertThat(item(RETRACTED))
        .isEqualTo(
            """
            {"id":"WP-002","type":"chapter",\
            "title":"[RETRACTED] A Single-Table DynamoDB Model: O(1) & 100% a_b {x}",\
            "author":[{"given":"Ada","family":"Lovelace"},\
            {"given":"Martin Luther","family":"King","suffix":"Jr."},\
            {"given":"Ludwig","non-dropping-particle":"van","family":"Beethoven"},\
            {"family":"姚期智 (Andrew Yao)"},{"literal":"Barnes and Noble, Inc."}],\
            "editor":[{"given":"Alan","family":"Turing"}],\
            "translator":[{"given":"Ada","family":"Byron"}],\
            "contributor":[{"given":"Grace","family":"Hopper"}],\
            "issued":{"date-parts":[[2018,7,15]]},"container-title":"Proceedings of SOSP '07",\
            "volume":"II","issue":"No. 3_a","page":"1–5, 9–12","publisher":"Wiley & Sons",\
            "edition":"0.3","language":"en-GB","DOI":"10.1145/x","PMID":"1","URL":"https://x.org/a%20b",\
            "abstract":"One \\\\ two.\\n\\n“Three” costs $5 -- or $6.",\
            "keyword":"storage, data-models","status":"retracted","note":"Retracted: Data",\
            "custom":{"arxiv":"1706.03762"}}\
            """);
  }

  @Test
  void item_showsWhatCslHasAMemberFor() {
    String[] nameless =
        Arrays.stream(CitationField.values())
            .filter(field -> field.csl().getFirst().isEmpty())
            .map(CitationField::text)
            .toArray(String[]::new);

    assertThat(OF_PAPERS.shownBy(CslWriterTest::item)).isEqualTo(citedComponentsBut(nameless));
  }

  @Test
  void item_isReadLikeAnyOther() {
    Paper article =
        PaperBuilder.from(ARTICLE)
            .text(TextField.LANGUAGE, "en")
            .text(TextField.VERSION, "2")
            .text(TextField.ABSTRACT, "One.\n\nTwo & “three”.")
            .build();

    assertThat(paper(FileFormat.CSL_JSON, item(article)))
        .isEqualTo(
            PaperBuilder.from(article)
                .collection(new CollectionName("refs"))
                .authors(List.of(LAMPORT_IN_PARTS))
                .build());
  }

  @ParameterizedTest
  @EnumSource
  void everyKind_isItsType_andReadBack(WorkKind kind) {
    Paper paper = PaperBuilder.from(ARTICLE).kind(Optional.of(kind)).build();
    String item = item(paper);

    assertThat(item).contains("\"type\":\"" + kind.text() + "\"");
    assertThat(paper(FileFormat.CSL_JSON, item).kind()).contains(kind);
  }

  @Test
  void withoutAKind_theVenueDecides() {
    assertThat(item(CROWDED)).contains("\"type\":\"article-journal\"");
  }

  @Test
  void morePeopleThanAreNamed_areOthers() {
    assertThat(item(CROWDED)).contains("{\"given\":\"Anna\",\"family\":\"Aadk\"}]");
  }

  @ParameterizedTest
  @CsvSource({
    "2018, '\"date-parts\":[[2018]]'",
    "2018-07, '\"date-parts\":[[2018,7]]'",
    "2018-07-05, '\"date-parts\":[[2018,7,5]]'",
    "2018-07-05T09:30:00Z, '\"date-parts\":[[2018,7,5]]'",
    "0700, '\"date-parts\":[[700]]'",
    "0000-07, '\"literal\":\"0000-07\"'",
  })
  void date_isPartsAsFarAsTheyAreKnown(String date, String issued) {
    PublicationDate published = new PublicationDate(date);
    String item = item(PaperBuilder.from(RETRACTED).published(published).build());

    assertThat(item).contains("\"issued\":{" + issued + "}");
  }

  @Test
  void bookOfItsOwnPublisher_isInNothing() {
    String item = item(BOOK);

    assertThat(item).contains("\"publisher\":\"MIT Press\"").doesNotContain("container-title");
  }

  @Test
  void preprint_hasItsNumber() {
    assertThat(item(PREPRINT))
        .contains("\"number\":\"arXiv:1706.03762\"", "\"publisher\":\"arXiv\"")
        .contains("\"URL\":\"https://arxiv.org/abs/1706.03762\"");
  }

  @Test
  void arxivId_isReadBack_andNoArchiveIsPrinted() {
    Map<String, String> identifiers = Map.of("arxiv", "1605.08695");
    Map<String, String> both = Map.of("arxiv", "1605.08695", "url", "https://x.org/a");
    for (WorkKind kind : List.of(WorkKind.ARTICLE, WorkKind.PAPER_CONFERENCE)) {
      for (Map<String, String> given : List.of(identifiers, both)) {
        Paper paper = PaperBuilder.from(ARTICLE).kind(Optional.of(kind)).identifiers(given).build();
        String item = CslWriter.item(new CitedPaper(paper, Optional.of("https://papers.org/1")));

        assertThat(item).doesNotContain("archive", "https://papers.org");
        assertThat(item)
            .contains("\"URL\":\"" + given.getOrDefault("url", "https://arxiv.org/abs/1605.08695"));
        Paper read = paper(FileFormat.CSL_JSON, item);
        assertThat(read.identifiers()).isEqualTo(given);
        assertThat(read.venue()).isEqualTo(paper.venue());
        assertThat(read.publisher()).isEqualTo(paper.publisher());
      }
    }
  }

  @Test
  void identifiersThatAreNone_areLeftOut() {
    Map<String, String> identifiers = Map.of("doi", "see below", "url", "javascript:alert(1)");
    String item = item(PaperBuilder.from(RETRACTED).identifiers(identifiers).build());

    assertThat(item).doesNotContain("\"DOI\"", "\"URL\"", "see below", "javascript");
  }

  @Test
  void array_isOneItemALine() {
    assertThat(CslWriter.array(List.of())).isEqualTo("[\n\n]\n");
    assertThat(CslWriter.array(ALL.stream().map(CitedPaper::new).toList()).lines())
        .hasSize(ALL.size() + 2)
        .startsWith("[", item(RETRACTED) + ",")
        .endsWith(item(CROWDED), "]");
  }

  private static String item(Paper paper) {
    return CslWriter.item(new CitedPaper(paper));
  }
}
