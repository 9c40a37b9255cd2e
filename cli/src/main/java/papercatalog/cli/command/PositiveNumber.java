package papercatalog.cli.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number from 1 up. */
final class PositiveNumber implements ITypeConverter<Long> {
  @Override
  public Long convert(String text) {
    try {
      long number = Long.parseLong(text);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException _) {
      // The rule is given below.
    }
    throw new TypeConversionException("must be a whole number from 1 up");
  }
}
