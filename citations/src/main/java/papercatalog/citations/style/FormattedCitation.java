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
  private final boolean showsLast;
  private CSLItemData item;

  /** Fails with UncheckedIOException if the style is none. */
  public FormattedCitation(CitationStyle style) {
    try {
      processor = new CSL(new Item(), style.processed());
      showsLast = style.showsLast();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String of(CitedPaper cited) {
    CitedItem input = CitedItem.of(cited, showsLast);
    item = CSLItemData.fromJson(input.members());
    processor.reset();
    processor.setOutputFormat("text");
    processor.registerCitationItems(item.getId());
    String text = input.corrected(processor.makeBibliography().makeString());
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
