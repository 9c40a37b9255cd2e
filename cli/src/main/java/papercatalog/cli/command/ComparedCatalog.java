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
 */
record ComparedCatalog(String text, Place place) {
  /** Adds a default tenant, unless this side names a tenant or is a backup. */
  ComparedCatalog orOf(Optional<TenantName> tenant) {
    return switch (place) {
      case Place.InFile _ -> this;
      case Place.InTable(var target) ->
          new ComparedCatalog(
              text,
              new Place.InTable(
                  switch (target) {
                    case Target.Local(var endpoint, var table, var own) ->
                        new Target.Local(endpoint, table, own.or(() -> tenant));
                    case Target.Table(var name, var own, var caller) ->
                        new Target.Table(name, own.or(() -> tenant), caller);
                    case Target.Stack(var name, var own, var caller) ->
                        new Target.Stack(name, own.or(() -> tenant), caller);
                  }));
    };
  }

  sealed interface Place {
    record InFile(Path path) implements Place {}

    record InTable(Target target) implements Place {}
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
      return new ComparedCatalog(text, place(text));
    }

    private static Place place(String text) {
      Matcher url = URL.matcher(text);
      if (url.matches()) {
        URI endpoint = Values.url(url.group(1));
        String table = Optional.ofNullable(url.group(2)).orElse(TargetOptions.LOCAL_TABLE);
        return new Place.InTable(new Target.Local(endpoint, table, tenant(url.group(3))));
      }
      if (text.matches("https?://.*")) {
        throw new TypeConversionException(
            "after the URL come #TABLE and ,tenant=NAME, and nothing else");
      }
      if (!text.startsWith("table:") && !text.startsWith("stack:")) {
        return new Place.InFile(Path.of(text));
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
      Optional<TenantName> tenant = tenant(settings.get("tenant"));
      String name = deployed.group(2);
      return new Place.InTable(
          deployed.group(1).equals("table")
              ? new Target.Table(name, tenant, caller)
              : new Target.Stack(name, tenant, caller));
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
