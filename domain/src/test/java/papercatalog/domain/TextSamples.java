package papercatalog.domain;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;

/** Texts that fit a field by its form, so that no test paper has to name each field. */
public final class TextSamples {
  /** As long as a tag may be; each part has its 8 characters. */
  private static final String TAG = "en-x-longest1-longest2-longest3-tag";

  private static final String ADDRESS = "https://example.org/?";

  private TextSamples() {}

  /**
   * A text for a field.
   *
   * @param line a line of at most so many characters
   * @param prose the same in paragraphs
   */
  public static String of(TextField field, IntFunction<String> line, IntFunction<String> prose) {
    return switch (field.form()) {
      case LINE -> line.apply(field.maxLength());
      case PROSE -> prose.apply(field.maxLength());
      case LANGUAGE_TAG -> TAG;
      case WEB_ADDRESS -> ADDRESS + "&".repeat(field.maxLength() - ADDRESS.length());
    };
  }

  /** A text that no other test paper has in the field. */
  static String another(TextField field) {
    return switch (field.form()) {
      case LINE, PROSE -> "Another";
      case LANGUAGE_TAG -> "de";
      case WEB_ADDRESS -> "http://example.org/another";
    };
  }

  /** A paper with a text in each field; those that it has stay, and it gets no reason. */
  public static PaperBuilder complete(Paper paper) {
    return PaperBuilder.from(paper)
        .texts(
            field ->
                field == TextField.STATUS_REASON
                    ? paper.statusReason()
                    : paper
                        .text(field)
                        .or(() -> Optional.of(of(field, _ -> "A line", _ -> "A text"))));
  }
}
