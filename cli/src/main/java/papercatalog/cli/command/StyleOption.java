package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.citations.style.UnusableStyle;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a style, or the path of a CSL file. */
final class StyleOption implements ITypeConverter<FormattedCitation> {
  @Override
  public FormattedCitation convert(String text) {
    try {
      Optional<String> name = CitationStyle.named(text);
      CitationStyle style =
          name.isPresent() ? CitationStyle.of(name.get()) : CitationStyle.read(Path.of(text));
      return new FormattedCitation(style);
    } catch (IOException | InvalidPathException e) {
      throw new TypeConversionException(
          "'%s' is neither a style of docs/styles.md nor a readable CSL file".formatted(text));
    } catch (UnusableStyle e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
