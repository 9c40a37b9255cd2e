package papercatalog.cli.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A revision: a number from 1 up. */
final class RevisionNumber implements ITypeConverter<Long> {
  @Override
  public Long convert(String text) {
    try {
      long revision = Long.parseLong(text);
      if (revision >= 1) {
        return revision;
      }
    } catch (NumberFormatException _) {
      // The rule is given below.
    }
    throw new TypeConversionException("must be a revision: a whole number from 1 up");
  }
}
