package papercatalog.citations.style;

import module java.base;

import de.undercouch.citeproc.CSL;
import de.undercouch.citeproc.ItemDataProvider;
import de.undercouch.citeproc.csl.CSLItemData;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;

/** Formats papers as citations in a style, each as one line of plain text without a number. */
public final class FormattedCitation {
  private final CSL processor;
  private final ProcessorInput input;
  private CSLItemData item;

  /** Fails with UncheckedIOException if the style is none. */
  public FormattedCitation(CitationStyle style) {
    input = new ProcessorInput(style);
    try {
      processor = new CSL(new Item(), ProcessorStyle.of(style));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String of(CitedPaper cited) {
    item = CSLItemData.fromJson(input.of(cited));
    processor.reset();
    processor.setOutputFormat("text");
    processor.registerCitationItems(item.getId());
    String text = ProcessorOutput.corrected(processor.makeBibliography().makeString());
    return (text.isBlank() ? PlainFormula.of(cited.title()) : text).replaceAll("\\s+", " ").strip();
  }

  private final class Item implements ItemDataProvider {
    @Override
    public CSLItemData retrieveItem(String id) {
      return item;
    }

    @Override
    public Collection<String> getIds() {
      return List.of(item.getId());
    }
  }
}
