package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.citations.bibtex.BibtexWriter;
import papercatalog.citations.csl.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;

/** 40 items of CSL-JSON that are hard to keep. */
final class AwkwardItemsTest {
  private static final Path ITEMS =
      Path.of("src/test/resources/papercatalog/publishing/awkward-items.json");

  @Tag("slow")
  @Test
  void citeproc_printsTheSameFromTheExport() throws IOException {
    String items = Files.readString(ITEMS);
    String written = CslWriter.array(papers(items).stream().map(CitedPaper::new).toList());
    List<JsonNode> printed = ReferenceManagers.apa(List.of(items, written));

    assertThat(printed.getFirst()).hasSize(40);
    for (var original : printed.getFirst().properties()) {
      assertThat(printed.getLast().path(original.getKey()).asText())
          .as(original.getKey())
          .isEqualTo(asImported(original.getValue().asText()));
    }
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
