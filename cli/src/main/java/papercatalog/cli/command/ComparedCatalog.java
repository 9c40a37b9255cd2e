package papercatalog.cli.command;

import java.util.Optional;
import java.util.regex.Pattern;
import papercatalog.cli.target.Target;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** One side of a comparison: a table, or a backup, whose path is the text. */
record ComparedCatalog(String text, Optional<Target> target) {
  private static final Pattern URL = Pattern.compile("https?://.*");
  private static final Pattern TABLE = Pattern.compile("(?:table|stack):.*");

  /**
   * Parses {@code papers.ndjson.gz}, {@code stack:NAME,region=R}, {@code table:papers,tenant=acme}
   * or {@code http://127.0.0.1:8000#papers}: all but the first are target options in short.
   */
  static ComparedCatalog of(String text) {
    if (URL.matcher(text).matches()) {
      return of(text, "endpoint=" + text.replaceFirst("#", ",table="));
    }
    return TABLE.matcher(text).matches()
        ? of(text, text.replaceFirst(":", "="))
        : new ComparedCatalog(text, Optional.empty());
  }

  private static ComparedCatalog of(String text, String settings) {
    String options = "--" + settings.replace(",", ",--") + ",";
    if (options.contains("=,")) {
      throw new TypeConversionException("must be a name after each colon and equals sign");
    }
    TargetOptions target = new TargetOptions();
    try {
      Values.register(new CommandLine(target)).parseArgs(options.split(","));
      return new ComparedCatalog(text, Optional.of(target.target()));
    } catch (ParameterException | UsageError e) {
      throw new TypeConversionException(
          e.getMessage()
              + "; after the name come ,tenant=NAME, ,region=REGION and ,profile=PROFILE,"
              + " after the URL come #TABLE and ,tenant=NAME");
    }
  }
}
