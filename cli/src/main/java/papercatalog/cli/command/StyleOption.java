package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a style, or the path of a CSL file. */
final class StyleOption implements ITypeConverter<FormattedCitation> {
  @Override
  public FormattedCitation convert(String text) {
    try {
      Optional<String> name = CitationStyle.named(text);
      CitationStyle style =
          name.isPresent()
              ? CitationStyle.of(name.get())
              : new CitationStyle(Files.readString(Path.of(text)));
      return new FormattedCitation(style);
    } catch (IOException | UncheckedIOException | InvalidPathException e) {
      throw new TypeConversionException(
          "'%s' is neither a style of docs/styles.md nor a readable CSL file".formatted(text));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException("'%s' %s".formatted(text, e.getMessage()));
    }
  }
}
