package papercatalog.csl;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.CitedPapers.ALL;
import static papercatalog.CitedPapers.BOOK;
import static papercatalog.CitedPapers.CROWDED;
import static papercatalog.CitedPapers.PREPRINT;
import static papercatalog.CitedPapers.RETRACTED;
import static papercatalog.Differences.OF_PAPERS;
import static papercatalog.bibliography.Read.onlyRejected;
import static papercatalog.bibliography.Read.paper;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.bibliography.Format;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PublicationDate;
import papercatalog.model.WorkKind;

final class CslWriterTest {
  @Test
  void item_isWrittenMemberByMember() {
    assertThat(CslWriter.item(RETRACTED))
        .isEqualTo(
            """
            {"id":"WP-002","type":"chapter",\
            "title":"[RETRACTED] A Single-Table DynamoDB Model: $O(1)$ & 100% a_b {x}",\
            "author":[{"given":"Ada","family":"Lovelace"},\
            {"given":"Martin Luther","family":"King","suffix":"Jr."},\
            {"given":"Ludwig","non-dropping-particle":"van","family":"Beethoven"},\
            {"literal":"姚期智 (Andrew Yao)"},{"literal":"Barnes and Noble, Inc."}],\
            "editor":[{"given":"Alan","family":"Turing"}],\
            "translator":[{"given":"Ada","family":"Byron"}],\
            "contributor":[{"given":"Grace","family":"Hopper"}],\
            "issued":{"date-parts":[[2018,7,15]]},"container-title":"Proceedings of SOSP '07",\
            "volume":"II","issue":"No. 3_a","page":"1–5, 9–12","publisher":"Wiley & Sons",\
            "version":"0.3","language":"en-GB","archive":"arXiv","archive_location":"1706.03762",\
            "DOI":"10.1145/x","PMID":"1","URL":"https://x.org/a%20b",\
            "abstract":"One \\\\ two.\\n\\n“Three” costs $5 -- or $6.",\
            "keyword":"storage, data-models","status":"retracted","note":"Retracted: Data",\
            "custom":{"catalog":{"collection":"wp","handles":["ada-lovelace","turing:editor",\
            "king","ludwig-van-beethoven","andrew-yao","guest:contributor","menabrea:translator",\
            "bn"],"kind":"chapter","status":"retracted","statusReason":"Data",\
            "identifiers":{"arxiv":"1706.03762","url":"https://x.org/a b"},\
            "license":"CC-BY-4.0"}}}""");
  }

  @Test
  void item_showsEveryComponent_butWhatBelongsToTheTable() {
    assertThat(OF_PAPERS.shownBy(CslWriter::item))
        .isEqualTo(OF_PAPERS.allBut("revision", "createdAt", "updatedAt"));
  }

  @Test
  void whatIsWritten_isReadBack_whateverItSays() {
    assertThat(Stream.concat(OF_PAPERS.values(), ALL.stream()))
        .allSatisfy(
            paper ->
                assertThat(paper(Format.CSL_JSON, CslWriter.item(paper)))
                    .isEqualTo(
                        PaperBuilder.from(paper)
                            .revision(0)
                            .createdAt(Instant.EPOCH)
                            .updatedAt(Instant.EPOCH)
                            .build()));
  }

  @ParameterizedTest
  @EnumSource
  void everyKind_isItsType_andReadBack(WorkKind kind) {
    Paper paper = PaperBuilder.from(RETRACTED).kind(Optional.of(kind)).build();
    String item = CslWriter.item(paper);

    assertThat(item).contains("\"type\":\"" + kind.text() + "\"");
    assertThat(paper(Format.CSL_JSON, item)).isEqualTo(paper);
  }

  @Test
  void withoutAKind_theVenueDecides_andNoKindIsReadBack() {
    String item = CslWriter.item(CROWDED);

    assertThat(item).contains("\"type\":\"article-journal\"").doesNotContain("\"kind\"");
    assertThat(paper(Format.CSL_JSON, item).kind()).isEmpty();
  }

  @Test
  void morePeopleThanAreNamed_areOthers_andStayUncounted() {
    String item = CslWriter.item(CROWDED);

    assertThat(item)
        .contains("{\"given\":\"Anna\",\"family\":\"Aadk\"},{\"literal\":\"others\"}]")
        .contains("\"authorCount\":2932");
    assertThat(paper(Format.CSL_JSON, item)).isEqualTo(CROWDED);
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
  void date_isPartsAsFarAsTheyAreKnown_andReadBackExactly(String date, String issued) {
    PublicationDate published = new PublicationDate(date);
    String item = CslWriter.item(PaperBuilder.from(RETRACTED).published(published).build());

    assertThat(item).contains("\"issued\":{" + issued + "}");
    assertThat(paper(Format.CSL_JSON, item).published()).isEqualTo(published);
  }

  @Test
  void bookOfItsOwnPublisher_isInNothing() {
    String item = CslWriter.item(BOOK);

    assertThat(item)
        .contains("\"publisher\":\"MIT Press\"", "\"venue\":\"MIT Press\"")
        .doesNotContain("container-title");
  }

  @Test
  void preprint_hasItsNumber() {
    assertThat(CslWriter.item(PREPRINT))
        .contains("\"archive\":\"arXiv\",\"number\":\"arXiv:1706.03762\"");
  }

  @Test
  void identifiersThatAreNone_areOnlyKept() {
    Map<String, String> identifiers = Map.of("doi", "see below", "url", "javascript:alert(1)");
    String item = CslWriter.item(PaperBuilder.from(RETRACTED).identifiers(identifiers).build());

    assertThat(item).doesNotContain("\"DOI\"", "\"URL\"");
    assertThat(paper(Format.CSL_JSON, item).identifiers()).isEqualTo(identifiers);
  }

  @Test
  void array_isOneItemALine() {
    assertThat(CslWriter.array(List.of())).isEqualTo("[\n\n]\n");
    assertThat(CslWriter.array(ALL).lines())
        .hasSize(ALL.size() + 2)
        .startsWith("[", CslWriter.item(RETRACTED) + ",")
        .endsWith(CslWriter.item(CROWDED), "]");
  }

  /** What others have done to an item of ours. */
  @ParameterizedTest
  @CsvSource({
    "'\"wp\"', 7, collection must be a text",
    "'\"title\"', '\"t\"', no title",
    "'\"king\",', '', 'the catalog''s handles must be as many as the names of authors, editors and the like'",
    "'turing:editor', 'turing:boss', 'role must be author, editor, translator or contributor'",
    "'\"statusReason\":\"Data\"', '\"statusReason\":{}', statusReason must be a text",
    "'[[2018,7,15]]', '[[]]', no issued date",
  })
  void brokenItem_isRejectedWithTheReason(String words, String others, String reason) {
    String item = CslWriter.item(RETRACTED);
    assertThat(item).contains(words);

    assertThat(onlyRejected(Format.CSL_JSON, item.replace(words, others)).reason())
        .isEqualTo(reason);
  }

  @Test
  void editedItem_isReadAsItSays() {
    String item = CslWriter.item(RETRACTED).replace("Single-Table", "Two-Table");

    assertThat(paper(Format.CSL_JSON, item.replace("Grace", "Rear Admiral Grace")))
        .isEqualTo(
            PaperBuilder.from(RETRACTED)
                .title("A Two-Table DynamoDB Model: $O(1)$ & 100% a_b {x}")
                .authors(
                    RETRACTED.authors().stream()
                        .map(
                            author ->
                                author.name().startsWith("Grace")
                                    ? new Authorship(
                                        author.handle(), "Rear Admiral Grace Hopper", author.role())
                                    : author)
                        .toList())
                .build());
  }
}
