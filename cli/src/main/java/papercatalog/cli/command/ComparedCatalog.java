package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.target.Target;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One side of a comparison.
 *
 * @param text the argument as typed
 * @param target its table; empty for a backup, whose path is the text
 */
record ComparedCatalog(String text, Optional<Target> target) {
  /** Adds a default tenant, unless this side names a tenant or is a backup. */
  ComparedCatalog orOf(Optional<TenantName> tenant) {
    return new ComparedCatalog(
        text, target.map(it -> new Target(it.place(), it.tenant().or(() -> tenant))));
  }

  /**
   * {@code papers.ndjson.gz}, {@code stack:NAME,region=R}, {@code http://127.0.0.1:8000#papers},
   * {@code table:papers,tenant=acme}.
   */
  static final class Converter implements ITypeConverter<ComparedCatalog> {
    private static final Pattern DEPLOYED = Pattern.compile("(table|stack):([^,]+)((?:,[^,]+)*)");
    private static final Pattern SETTING = Pattern.compile(",(region|profile|tenant)=([^,]+)");
    private static final Pattern URL =
        Pattern.compile("(https?://[^#,]*)(?:#([^,]+))?(?:,tenant=(.+))?");

    @Override
    public ComparedCatalog convert(String text) {
      return new ComparedCatalog(text, target(text));
    }

    private static Optional<Target> target(String text) {
      Matcher url = URL.matcher(text);
      if (url.matches()) {
        URI endpoint = Values.url(url.group(1));
        String table = Optional.ofNullable(url.group(2)).orElse(TargetOptions.LOCAL_TABLE);
        return Optional.of(new Target(new Target.Local(endpoint, table), tenant(url.group(3))));
      }
      if (text.matches("https?://.*")) {
        throw new TypeConversionException(
            "after the URL come #TABLE and ,tenant=NAME, and nothing else");
      }
      if (!text.startsWith("table:") && !text.startsWith("stack:")) {
        return Optional.empty();
      }
      Matcher deployed = DEPLOYED.matcher(text);
      if (!deployed.matches()) {
        throw new TypeConversionException("must be a name after " + text.substring(0, 6));
      }
      Map<String, String> settings = settings(deployed.group(3));
      Target.Caller caller =
          new Target.Caller(
              Optional.ofNullable(settings.get("profile")),
              Optional.ofNullable(settings.get("region")));
      String name = deployed.group(2);
      return Optional.of(
          new Target(
              deployed.group(1).equals("table")
                  ? new Target.Table(name, caller)
                  : new Target.Stack(name, caller),
              tenant(settings.get("tenant"))));
    }

    private static Map<String, String> settings(String settings) {
      Map<String, String> given = new TreeMap<>();
      Matcher setting = SETTING.matcher(settings);
      int end = 0;
      while (setting.find() && setting.start() == end) {
        given.put(setting.group(1), setting.group(2));
        end = setting.end();
      }
      if (end < settings.length()) {
        throw new TypeConversionException(
            "after the name come ,tenant=NAME, ,region=REGION and ,profile=PROFILE, and nothing"
                + " else");
      }
      return given;
    }

    private static Optional<TenantName> tenant(String name) {
      try {
        return Optional.ofNullable(name).map(TenantName::new);
      } catch (InvalidValue e) {
        throw new TypeConversionException("the name of a tenant " + e.rule());
      }
    }
  }
}
