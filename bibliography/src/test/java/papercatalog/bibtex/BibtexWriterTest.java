package papercatalog.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Differences.OF_PAPERS;
import static papercatalog.bibliography.Read.paper;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jbibtex.BibTeXParser;
import org.jbibtex.Key;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.NastyPapers;
import papercatalog.bibliography.Format;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.model.WorkKind;

final class BibtexWriterTest {
  private static final Paper RETRACTED =
      new PaperBuilder(
              new PaperId("WP-002"),
              "A Single-Table DynamoDB Model: $O(1)$ & 100% a_b {x}",
              new CollectionName("wp"),
              new PublicationDate("2018-07-15"))
          .abstractText(Optional.of("One \\ two.\n\n“Three” costs $5 -- or $6."))
          .topics(List.of(new TopicName("storage"), new TopicName("data-models")))
          .authors(
              List.of(
                  author("ada-lovelace", "Ada Lovelace", Role.AUTHOR),
                  author("turing", "Alan Turing", Role.EDITOR),
                  author("king", "Martin Luther King Jr.", Role.AUTHOR),
                  author("ludwig-van-beethoven", "Ludwig van Beethoven", Role.AUTHOR),
                  author("andrew-yao", "姚期智 (Andrew Yao)", Role.AUTHOR),
                  author("guest", "Grace Hopper", Role.CONTRIBUTOR),
                  author("menabrea", "Ada Byron", Role.TRANSLATOR),
                  author("bn", "Barnes and Noble, Inc.", Role.AUTHOR)))
          .kind(Optional.of(WorkKind.CHAPTER))
          .venue(Optional.of("Proceedings of SOSP '07"))
          .volume(Optional.of("II"))
          .issue(Optional.of("No. 3_a"))
          .pages(Optional.of("1–5, 9–12"))
          .publisher(Optional.of("Wiley & Sons"))
          .language(Optional.of("en-GB"))
          .version(Optional.of("0.3"))
          .status(Status.RETRACTED)
          .statusReason(Optional.of("Data"))
          .identifiers(
              Map.of(
                  "doi",
                  "10.1145/x",
                  "url",
                  "https://x.org/a b",
                  "pmid",
                  "1",
                  "arxiv",
                  "1706.03762"))
          .license(Optional.of("CC-BY-4.0"))
          .build();

  @Test
  void entry_isWrittenFieldByField() {
    assertThat(BibtexWriter.entry(RETRACTED))
        .isEqualTo(
            """
            @incollection{WP-002,
              author = {Lovelace, Ada and King, Jr., Martin Luther and van Beethoven, Ludwig and \
            {姚期智 (Andrew Yao)} and {Barnes and Noble, Inc.}},
              editor = {Turing, Alan},
              translator = {Byron, Ada},
              catalog-contributor = {Hopper, Grace},
              title = {{[RETRACTED]} A {Single-Table} {DynamoDB} Model: $O(1)$ \\& 100\\% a\\_b \
            \\textbraceleft{}x\\textbraceright{}},
              booktitle = {Proceedings of SOSP '07},
              volume = {II},
              number = {No. 3\\_a},
              pages = {1--5, 9--12},
              publisher = {Wiley \\& Sons},
              year = {2018},
              month = jul,
              date = {2018-07-15},
              eprint = {1706.03762},
              archiveprefix = {arXiv},
              doi = {10.1145/x},
              catalog-identifier-pmid = {1},
              url = {https://x.org/a%20b},
              catalog-identifier-url = {https://x.org/a b},
              language = {en-GB},
              version = {0.3},
              license = {CC-BY-4.0},
              note = {Retracted},
              abstract = {One \\textbackslash{} two.\\par{}“Three” costs \\$5 -{}- or \\$6.},
              keywords = {storage, data-models},
              catalog-collection = {wp},
              catalog-handles = {ada-lovelace, turing:editor, king, ludwig-van-beethoven, andrew-yao, \
            guest:contributor, menabrea:translator, bn},
              catalog-kind = {chapter},
              catalog-status = {retracted},
              catalog-status-reason = {Data}
            }
            """);
  }

  @Test
  void entry_showsEveryComponent_butWhatBelongsToTheTable() {
    assertThat(OF_PAPERS.shownBy(BibtexWriter::entry))
        .isEqualTo(OF_PAPERS.allBut("revision", "createdAt", "updatedAt"));
  }

  @Test
  void whatIsWritten_isReadBack_whateverItSays() {
    assertThat(OF_PAPERS.values())
        .allSatisfy(
            paper ->
                assertThat(paper(Format.BIBTEX, BibtexWriter.entry(paper)))
                    .isEqualTo(
                        PaperBuilder.from(paper)
                            .revision(0)
                            .createdAt(Instant.EPOCH)
                            .updatedAt(Instant.EPOCH)
                            .build()));
  }

  @ParameterizedTest
  @CsvSource({
    "ARTICLE, misc, howpublished, publisher",
    "ARTICLE_JOURNAL, article, journal, publisher",
    "BOOK, book, howpublished, publisher",
    "DOCUMENT, misc, howpublished, publisher",
    "ENTRY_ENCYCLOPEDIA, incollection, booktitle, publisher",
    "MANUSCRIPT, unpublished, howpublished, publisher",
    "PAMPHLET, booklet, howpublished, publisher",
    "PAPER_CONFERENCE, inproceedings, booktitle, publisher",
    "REPORT, techreport, howpublished, institution",
    "THESIS, phdthesis, howpublished, school",
  })
  void kind_isTheTypeAsFarAsThereIsOne(WorkKind kind, String type, String venue, String publisher) {
    Paper paper =
        PaperBuilder.from(RETRACTED)
            .kind(Optional.of(kind))
            .venue(Optional.of("V"))
            .publisher(Optional.of("P"))
            .build();

    assertThat(BibtexWriter.entry(paper))
        .startsWith("@" + type + "{")
        .contains(
            "\n  " + venue + " = {V},",
            "\n  " + publisher + " = {P},",
            "\n  catalog-kind = {" + kind.text() + "}");
  }

  @Test
  void withoutAKind_theVenueDecides() {
    Paper paper = PaperBuilder.from(RETRACTED).kind(Optional.empty()).build();

    assertThat(BibtexWriter.entry(paper))
        .startsWith("@inproceedings{")
        .doesNotContain("catalog-kind");
    assertThat(
            BibtexWriter.entry(PaperBuilder.from(paper).venue(Optional.of("ACM Letters")).build()))
        .startsWith("@article{");
    assertThat(BibtexWriter.entry(PaperBuilder.from(paper).venue(Optional.empty()).build()))
        .startsWith("@misc{");
  }

  @Test
  void withdrawnPaper_saysHowManyAuthorsThereWere() {
    Paper paper =
        new PaperBuilder(
                new PaperId("a"), "T", new CollectionName("c"), new PublicationDate("2018"))
            .authors(List.of(author("ada", "Ada Lovelace", Role.AUTHOR)))
            .authorCount(3_000)
            .status(Status.WITHDRAWN)
            .withdrawnAt(Optional.of(Instant.parse("2026-01-02T03:04:05Z")))
            .build();

    assertThat(BibtexWriter.entry(paper))
        .contains("catalog-author-count = {3000}", "catalog-withdrawn-at = {2026-01-02T03:04:05Z}");
  }

  @Test
  void otherParser_readsTheSameWords() {
    JsonNode library = BibtexParserInNode.parse(BibtexWriter.entry(RETRACTED));

    assertThat(library.path("errors")).isEmpty();
    JsonNode entry = library.path("entries").path(0);
    assertThat(entry.path("key").textValue()).isEqualTo("WP-002");
    assertThat(entry.path("type").textValue()).isEqualTo("incollection");
    assertThat(entry.path("title").textValue())
        .isEqualTo("[RETRACTED] A Single-Table DynamoDB Model: O(1) & 100% a_b {x}");
    assertThat(texts(entry.path("author")))
        .containsExactly(
            "Ada Lovelace",
            "Martin Luther King Jr.",
            "Ludwig van Beethoven",
            "姚期智 (Andrew Yao)",
            "Barnes and Noble, Inc.");
    assertThat(texts(entry.path("editor"))).containsExactly("Alan Turing");
    assertThat(texts(entry.path("translator"))).containsExactly("Ada Byron");
    assertThat(entry.path("pages").textValue()).isEqualTo("1–5, 9–12");
    assertThat(texts(entry.path("publisher"))).containsExactly("Wiley & Sons");
    assertThat(entry.path("month").textValue()).isEqualTo("7");
    assertThat(entry.path("url").textValue()).isEqualTo("https://x.org/a%20b");
    assertThat(entry.path("abstract").textValue())
        .isEqualTo("One \\ two. “Three” costs $5 -- or $6.");
  }

  @Test
  void otherParsers_readNastyPapers() throws Exception {
    NastyPapers nasty = new NastyPapers(11);
    StringBuilder file = new StringBuilder();
    List<String> ids = new ArrayList<>();
    Set<String> folded = new HashSet<>();
    List<Integer> people = new ArrayList<>();
    while (ids.size() < 300) {
      Paper paper = nasty.next();
      if (folded.add(paper.id().value().toLowerCase(Locale.ROOT))) {
        ids.add(paper.id().value());
        people.add(
            (int) paper.authors().stream().filter(a -> a.role() != Role.CONTRIBUTOR).count());
        file.append(BibtexWriter.entry(paper)).append('\n');
      }
    }

    JsonNode entries = BibtexParserInNode.parse(file.toString()).path("entries");
    assertThat(entries).extracting(entry -> entry.path("key").textValue()).isEqualTo(ids);
    assertThat(entries)
        .extracting(
            entry ->
                entry.path("author").size()
                    + entry.path("editor").size()
                    + entry.path("translator").size())
        .isEqualTo(people);
    assertThat(new BibTeXParser().parse(new StringReader(file.toString())).getEntries().keySet())
        .extracting(Key::getValue)
        .isEqualTo(ids);
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.textValue()));
    return texts;
  }

  private static Authorship author(String handle, String name, Role role) {
    return new Authorship(new AuthorHandle(handle), name, role);
  }
}
