package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;

/** 40 items of CSL-JSON that are hard to keep. */
final class AwkwardItemsTest {
  private static final Path ITEMS =
      Path.of("src/test/resources/papercatalog/publishing/awkward-items.json");

  /** Where citeproc cites an item differently, and why. */
  private static final String DIFFERENT =
      """
      citeproc leaves signs around an empty part
        american-institute-of-physics i24
        american-physics-society i24
        biomed-central i32
        iso690-author-date-en i30
        iso690-author-date-en i40
        iso690-numeric-en i23
        iso690-numeric-en i24
        iso690-numeric-en i25
        iso690-numeric-en i26
        iso690-numeric-en i27
        iso690-numeric-en i37
        springer-basic-author-date i39
        springer-basic-brackets i39
      citeproc ends an empty group without a sign
        american-society-for-microbiology i22
      citeproc prints a term whose variable is empty
        chicago i35
        chicago-author-date i35
      citeproc leaves out the hyphen of J.-P.
        american-sociological-association i09
      citeproc takes all of two types for any of them
        american-sociological-association i34
      citeproc cuts the address
        annual-reviews i31
      the style prints nothing, we print the title
        chicago-notes-bibliography i37
      we print a label of editors in the plural, which the style forbids
        annual-reviews i19
      """;

  @Tag("slow")
  @Test
  void citeproc_printsTheSameFromTheExport() throws IOException {
    String items = Files.readString(ITEMS);
    String written = CslWriter.array(papers(items).stream().map(CitedPaper::new).toList());
    List<String> apa = List.of(CitationStyle.DEFAULT);
    JsonNode printed = ReferenceManagers.cited(written, apa).getFirst();
    JsonNode originals = ReferenceManagers.cited(items, apa).getFirst();

    assertThat(originals).hasSize(40);
    for (var original : originals.properties()) {
      assertThat(printed.path(original.getKey()).asText())
          .as(original.getKey())
          .isEqualTo(asImported(original.getValue().asText()));
    }
  }

  @Tag("slow")
  @Test
  void citeproc_citesTheSame() throws IOException {
    List<CitedPaper> papers =
        papers(Files.readString(ITEMS)).stream().map(CitedPaper::new).toList();
    List<String> styles =
        Thorough.of(
            CitationStyle.names(),
            List.of("apa", "american-medical-association", "chicago", "ieee", "mla", "vancouver"));
    Iterator<JsonNode> citeproc =
        ReferenceManagers.cited(CslWriter.array(papers), styles).iterator();
    List<String> different = new ArrayList<>();
    for (String style : styles) {
      JsonNode expected = citeproc.next();
      FormattedCitation citation = new FormattedCitation(CitationStyle.of(style));
      for (CitedPaper paper : papers) {
        String id = paper.paper().id().value();
        if (!citation.of(paper).equals(expected.path(id).asText())) {
          different.add(style + " " + id);
        }
      }
    }

    assertThat(different)
        .containsExactlyInAnyOrderElementsOf(
            DIFFERENT
                .lines()
                .map(String::strip)
                .filter(line -> styles.contains(line.split(" ")[0]))
                .toList());
  }

  /** Import removes markup that is no text, and writes DOIs in lower case. */
  private static String asImported(String printed) {
    return printed.replace("& <b> ", "& ").replace("<0935:ABC>2.0.CO;2", "<0935:abc>2.0.co;2");
  }

  @Test
  void items_areReadBackEqual_fromEachFormat() throws IOException {
    for (Paper paper : papers(Files.readString(ITEMS))) {
      assertThat(Read.paper(FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper))))
          .isEqualTo(paper);
      assertThat(Read.paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))).authors())
          .isEqualTo(paper.authors());
    }
  }

  private static List<Paper> papers(String items) {
    List<Entry> entries = Read.entries(FileFormat.CSL_JSON, items);
    assertThat(entries).hasOnlyElementsOfType(PaperEntry.class);
    return entries.stream().map(entry -> ((PaperEntry) entry).paper()).toList();
  }
}
