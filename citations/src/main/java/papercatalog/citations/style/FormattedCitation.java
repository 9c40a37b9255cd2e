package papercatalog.citations.style;

import module java.base;

import de.undercouch.citeproc.CSL;
import de.undercouch.citeproc.ItemDataProvider;
import de.undercouch.citeproc.csl.CSLItemData;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;

/** Formats papers as citations in a style, each as one line of plain text without a number. */
public final class FormattedCitation {
  private final String style;
  private final CSL processor;
  private final ProcessorInput input;
  private final boolean american;
  private CSLItemData item;

  /** Fails with UnusableStyle. */
  public FormattedCitation(CitationStyle style) {
    this.style = style.name();
    input = new ProcessorInput(style);
    american = style.xml().matches("(?s)(?!.* default-locale=\"(?!en-US)).*");
    try {
      processor = new CSL(new CitationItem(), ProcessorStyle.of(style));
    } catch (IOException | RuntimeException | StackOverflowError e) {
      throw refused(e);
    }
  }

  /** Fails with UnusableStyle. */
  public String of(CitedPaper cited) {
    item = CSLItemData.fromJson(input.of(cited));
    String text;
    try {
      processor.reset();
      processor.setOutputFormat("text");
      processor.registerCitationItems(item.getId());
      text = ProcessorOutput.corrected(processor.makeBibliography().makeString(), american);
    } catch (RuntimeException | StackOverflowError e) {
      throw refused(e);
    }
    return (text.isBlank() ? PlainFormula.of(cited.title()) : text).replaceAll("\\s+", " ").strip();
  }

  private UnusableStyle refused(Throwable cause) {
    String reason = Objects.requireNonNullElse(cause.getMessage(), cause.toString());
    return new UnusableStyle(style, "is refused by the citation processor: " + reason, cause);
  }

  private final class CitationItem implements ItemDataProvider {
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
