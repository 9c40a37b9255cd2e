package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.target.Target;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;
import picocli.CommandLine.TypeConversionException;

/**
 * One side of a comparison.
 *
 * @param target its table; empty for a backup, whose path is the text
 */
record ComparedCatalog(String text, Optional<Target> target) {
  private static final Pattern TABLE = Pattern.compile("(table:|stack:)([^,]*)(.*)");
  private static final Pattern URL = Pattern.compile("(https?://[^#,]*)(?:#([^,]+))?(.*)");

  /**
   * Parses {@code papers.ndjson.gz}, {@code stack:NAME,region=R}, {@code table:papers,tenant=acme}
   * or {@code http://127.0.0.1:8000#papers}.
   */
  static ComparedCatalog of(String text) {
    Matcher url = URL.matcher(text);
    Matcher table = TABLE.matcher(text);
    Optional<Target> target = Optional.empty();
    if (url.matches()) {
      target = Optional.of(local(url));
    } else if (table.matches()) {
      target = Optional.of(deployed(table));
    }
    return new ComparedCatalog(text, target);
  }

  ComparedCatalog orOf(Optional<TenantName> tenant) {
    return new ComparedCatalog(
        text, target.map(it -> new Target(it.place(), it.tenant().or(() -> tenant))));
  }

  private static Target local(Matcher url) {
    Map<String, String> settings =
        settings(url.group(3), "tenant", "the URL come #TABLE and ,tenant=NAME");
    String table = Optional.ofNullable(url.group(2)).orElse(TargetOptions.LOCAL_TABLE);
    return new Target(new Target.Local(Values.url(url.group(1)), table), tenant(settings));
  }

  private static Target deployed(Matcher table) {
    String name = table.group(2);
    if (name.isEmpty()) {
      throw new TypeConversionException("must be a name after " + table.group(1));
    }
    Map<String, String> settings =
        settings(
            table.group(3),
            "tenant|region|profile",
            "the name come ,tenant=NAME, ,region=REGION and ,profile=PROFILE");
    Target.Caller caller =
        new Target.Caller(
            Optional.ofNullable(settings.get("profile")),
            Optional.ofNullable(settings.get("region")));
    return new Target(
        table.group(1).equals("table:")
            ? new Target.Table(name, caller)
            : new Target.Stack(name, caller),
        tenant(settings));
  }

  private static Map<String, String> settings(String text, String names, String rule) {
    if (!text.matches("(,(" + names + ")=[^,]+)*")) {
      throw new TypeConversionException("after " + rule + ", and nothing else");
    }
    Map<String, String> settings = new TreeMap<>();
    Pattern.compile(",(\\w+)=([^,]+)")
        .matcher(text)
        .results()
        .forEach(setting -> settings.put(setting.group(1), setting.group(2)));
    return settings;
  }

  private static Optional<TenantName> tenant(Map<String, String> settings) {
    try {
      return Optional.ofNullable(settings.get("tenant")).map(TenantName::new);
    } catch (InvalidValue e) {
      throw new TypeConversionException("the name of a tenant " + e.rule());
    }
  }
}
