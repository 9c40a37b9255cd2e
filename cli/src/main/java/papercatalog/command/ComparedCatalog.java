package papercatalog.command;

import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papercatalog.target.Target;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One side of a comparison, as it is typed.
 *
 * @param text as it was
 */
record ComparedCatalog(String text, Place place) {
  /** Where it is. */
  sealed interface Place {
    /** In a backup. */
    record InFile(Path path) implements Place {}

    /** In a table. */
    record InTable(Target target) implements Place {}
  }

  /**
   * {@code papers.ndjson.gz}, {@code stack:NAME,region=R}, {@code http://127.0.0.1:8000#papers}.
   */
  static final class Converter implements ITypeConverter<ComparedCatalog> {
    private static final Pattern DEPLOYED = Pattern.compile("(table|stack):([^,]+)((?:,[^,]+)*)");
    private static final Pattern SETTING = Pattern.compile(",(region|profile)=([^,]+)");
    private static final Pattern URL = Pattern.compile("(https?://[^#]*)(?:#(.+))?");

    @Override
    public ComparedCatalog convert(String text) {
      return new ComparedCatalog(text, place(text));
    }

    private static Place place(String text) {
      Matcher url = URL.matcher(text);
      if (url.matches()) {
        URI endpoint = Values.url(url.group(1));
        String table = Optional.ofNullable(url.group(2)).orElse(TargetOptions.LOCAL_TABLE);
        return new Place.InTable(new Target.Local(endpoint, table));
      }
      if (!text.startsWith("table:") && !text.startsWith("stack:")) {
        return new Place.InFile(Path.of(text));
      }
      Matcher deployed = DEPLOYED.matcher(text);
      if (!deployed.matches()) {
        throw new TypeConversionException("must be a name after " + text.substring(0, 6));
      }
      Target.Caller caller = caller(deployed.group(3));
      String name = deployed.group(2);
      return new Place.InTable(
          deployed.group(1).equals("table")
              ? new Target.Table(name, caller)
              : new Target.Stack(name, caller));
    }

    private static Target.Caller caller(String settings) {
      Map<String, String> given = new TreeMap<>();
      Matcher setting = SETTING.matcher(settings);
      int end = 0;
      while (setting.find() && setting.start() == end) {
        given.put(setting.group(1), setting.group(2));
        end = setting.end();
      }
      if (end < settings.length()) {
        throw new TypeConversionException(
            "after the name come ,region=REGION and ,profile=PROFILE, and nothing else");
      }
      return new Target.Caller(
          Optional.ofNullable(given.get("profile")), Optional.ofNullable(given.get("region")));
    }
  }
}
