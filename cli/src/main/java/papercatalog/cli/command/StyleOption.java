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
      return new FormattedCitation(name.isPresent() ? CitationStyle.of(name.get()) : read(text));
    } catch (IOException | InvalidPathException e) {
      throw new TypeConversionException(
          "'%s' is neither a style of docs/styles.md nor a readable CSL file".formatted(text));
    } catch (UnusableStyle e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  private static CitationStyle read(String file) throws IOException {
    try (InputStream xml = Files.newInputStream(Path.of(file))) {
      return CitationStyle.read(file, xml);
    }
  }
}
