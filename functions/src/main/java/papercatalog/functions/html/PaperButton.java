package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.address.WebAddress;

/** A link under the byline: where to read a paper, and how to cite it. */
record PaperButton(String name, String link) {
  static List<PaperButton> of(Paper paper, Frame frame) {
    List<PaperButton> buttons = new ArrayList<>();
    Optional<String> doi = WebAddress.permanent(paper);
    add(buttons, "DOI", doi);
    if (doi.isEmpty()) {
      String url = paper.identifiers().getOrDefault(IdentifierScheme.URL.text(), "");
      add(buttons, "Web page", WebAddress.page(url));
    }
    Optional<String> fullText = paper.text(TextField.FULL_TEXT);
    boolean pdf = fullText.orElse("").toLowerCase(Locale.ROOT).contains("pdf");
    add(buttons, pdf ? "PDF" : "Full text", fullText);
    for (Alternate alternate : frame.alternates()) {
      if (alternate.format() == Format.BIBTEX) {
        buttons.add(new PaperButton(alternate.name(), alternate.link()));
      }
    }
    buttons.add(new PaperButton("Cite", "#cite"));
    return buttons;
  }

  private static void add(List<PaperButton> buttons, String name, Optional<String> link) {
    if (link.isPresent()) {
      buttons.add(new PaperButton(name, link.get()));
    }
  }
}
