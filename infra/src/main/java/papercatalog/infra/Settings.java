package papercatalog.infra;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.Namespace;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.lambda.ApplicationLogLevel;
import software.amazon.awscdk.services.lambda.SystemLogLevel;
import software.amazon.awscdk.services.logs.RetentionDays;

/**
 * What an operator may choose, by {@code -c name=value} on the command line: every choice of the
 * stack, with its default and its rule, is on this page.
 *
 * @param stage names one of several deployments in an account and Region: {@code PaperCatalog-prod}
 * @param tenant whose catalog it is, where a catalog is one of several: {@code
 *     PaperCatalog-prod-acme}; each of its keys begins with the name
 * @param table that exists and is shared with other catalogs; without one, the stack has its own
 * @param ephemeral a stack that leaves nothing behind when destroyed; otherwise the table and the
 *     logs outlive it and the table refuses to be deleted
 * @param memory of each function in MB; Lambda gives a function CPU in proportion
 * @param timeout of each function in seconds: more than its database client ever takes, less than
 *     the gateway waits
 * @param logLevel from which the functions log
 * @param logRetention after which logs are dropped
 * @param throttleRate requests a second that the API lets through; the rest is a 429
 * @param throttleBurst requests that may come at once
 * @param maxReadUnits a second, of the table and of each index: what reads can cost at most
 * @param maxWriteUnits a second, of the table and of each index
 * @param keepAwake whether each function is called once a week, so that Lambda keeps its snapshot
 * @param alarms on errors, latency, throttling and calls that should have kept functions awake;
 *     they cost money beyond the free tier
 * @param dashboard likewise
 * @param alarmEmail is sent the alarms
 * @param events whether what is published is announced on an event bus
 * @param eventArchiveDays days for which an archive keeps those events, to be replayed; 0 is none
 * @param runtime {@code java25}, or {@code aot}: the package that brings its own JVM and starts
 *     faster than one without a snapshot; {@code make package-aot} builds it
 * @param zip the functions, built for that runtime
 * @param eventsZip the function that announces, built for Lambda's own runtime
 */
record Settings(
    String stage,
    Optional<TenantName> tenant,
    Optional<String> table,
    boolean ephemeral,
    int memory,
    int timeout,
    ApplicationLogLevel logLevel,
    RetentionDays logRetention,
    int throttleRate,
    int throttleBurst,
    int maxReadUnits,
    int maxWriteUnits,
    boolean keepAwake,
    boolean alarms,
    boolean dashboard,
    Optional<String> alarmEmail,
    boolean events,
    int eventArchiveDays,
    FunctionRuntime runtime,
    String zip,
    String eventsZip) {
  private static final String EVENTS_ZIP = "eventsZip";
  private static final String ARCHIVE_DAYS = "eventArchiveDays";

  /** What the name of a stack may have, so that Lambda takes those of its functions. */
  private static final int LONGEST_NAME =
      64 - 1 - Route.all().stream().mapToInt(route -> route.operation().length()).max().orElse(0);

  /**
   * Reads and checks every choice.
   *
   * @throws InvalidSetting for the first that is outside its rule
   */
  static Settings from(Context context) {
    FunctionRuntime runtime = runtime(context);
    Settings settings =
        new Settings(
            context
                .text(
                    "stage",
                    "[a-z][a-z0-9-]{0,19}",
                    "must be up to 20 lower-case letters, digits and hyphens, a letter first")
                .orElse("prod"),
            context
                .text(
                    "tenant",
                    Grammar.SLUG.regex(),
                    "must be lower-case letters, digits and hyphens, no hyphen first")
                .map(TenantName::new),
            sharedTable(context),
            context.flag("ephemeral", false),
            context.number("memory", 1024, 256, 3008),
            context.number("timeout", 10, 6, 29),
            ApplicationLogLevel.valueOf(
                context
                    .text(
                        "logLevel",
                        "TRACE|DEBUG|INFO|WARN|ERROR|FATAL",
                        "must be TRACE, DEBUG, INFO, WARN, ERROR or FATAL")
                    .orElse("INFO")),
            logRetention(context),
            context.number("throttleRate", 50, 1, 10_000),
            context.number("throttleBurst", 100, 1, 5_000),
            context.number("maxReadUnits", 500, 1, 40_000),
            context.number("maxWriteUnits", 500, 1, 40_000),
            context.flag("keepAwake", runtime.snapshots()),
            context.flag("alarms", false),
            context.flag("dashboard", false),
            context.text("alarmEmail", "[^@\\s]+@[^@\\s]+\\.[^@\\s]+", "must be an e-mail address"),
            context.flag("events", false),
            context.number(ARCHIVE_DAYS, 0, 0, 3_650),
            runtime,
            zips(context).get(runtime),
            context.text(EVENTS_ZIP, ".+", "must be a path").orElse(""));
    context.refuseUnknown();
    settings.requireSense();
    return settings;
  }

  /** What the stack is called, and what the names of all that has one begin with. */
  String stackName() {
    String name = "PaperCatalog-" + stage;
    return tenant.map(it -> name + "-" + it).orElse(name);
  }

  /** Which keys of the table are the catalog's. */
  Namespace namespace() {
    return tenant.map(Namespace::of).orElse(Namespace.NONE);
  }

  RemovalPolicy removalPolicy() {
    return ephemeral ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
  }

  Duration functionTimeout() {
    return Duration.seconds(timeout);
  }

  /**
   * From which Lambda logs of itself: what failed. That a request began and ended, how long it took
   * and what it is billed it would say in more bytes than the function's own line has; so much is
   * for those who look for something.
   */
  SystemLogLevel systemLogLevel() {
    return switch (logLevel) {
      case TRACE, DEBUG -> SystemLogLevel.INFO;
      case INFO, WARN, ERROR, FATAL -> SystemLogLevel.WARN;
    };
  }

  private static Optional<String> sharedTable(Context context) {
    Optional<String> table =
        context.text(
            "table",
            "[A-Za-z0-9_.-]{3,255}",
            "must be the name of a table in the stack's account and Region, and no ARN: 3 to 255"
                + " letters, digits, dots, hyphens and underscores");
    if (table.isPresent()) {
      String rule = "is for whoever owns the table, and changes nothing with table=" + table.get();
      context.refuse("maxReadUnits", rule);
      context.refuse("maxWriteUnits", rule);
    }
    return table;
  }

  private static FunctionRuntime runtime(Context context) {
    String name = context.text("runtime", "java25|aot", "must be java25 or aot").orElse("java25");
    return FunctionRuntime.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static Map<FunctionRuntime, String> zips(Context context) {
    Map<FunctionRuntime, String> zips = new EnumMap<>(FunctionRuntime.class);
    for (FunctionRuntime runtime : FunctionRuntime.values()) {
      zips.put(runtime, context.text(runtime.zipSetting(), ".+", "must be a path").orElse(""));
    }
    return zips;
  }

  private static RetentionDays logRetention(Context context) {
    int days = context.number("logRetentionDays", 30, 1, 365);
    return LogRetention.ofDays(days)
        .orElseThrow(
            () ->
                new InvalidSetting(
                    "logRetentionDays", days, "must be one of " + LogRetention.choices()));
  }

  private void requireSense() {
    requireSenseOfTenant();
    if (alarmEmail.isPresent() && !alarms) {
      throw new InvalidSetting("alarmEmail", alarmEmail.get(), "needs alarms=true");
    }
    if (eventArchiveDays > 0 && !events) {
      throw new InvalidSetting(ARCHIVE_DAYS, eventArchiveDays, "needs events=true");
    }
    if (keepAwake && !runtime.snapshots()) {
      throw new InvalidSetting(
          "keepAwake", true, "needs runtime=java25: without snapshots there is none to keep");
    }
    requireFile(runtime.zipSetting(), zip, runtime.remedy());
    if (events) {
      requireFile(EVENTS_ZIP, eventsZip, FunctionRuntime.JAVA25.remedy());
    }
  }

  private void requireSenseOfTenant() {
    if (table.isPresent() && tenant.isEmpty()) {
      throw new InvalidSetting("table", table.get(), "needs tenant=name, whose keys are read");
    }
    if (table.isPresent() && events) {
      throw new InvalidSetting(
          "events",
          true,
          "needs a table of its own: a stream cannot be limited to the keys of a tenant. The stack"
              + " that has the table announces the changes of all its catalogs");
    }
    if (tenant.isPresent() && stage.contains("-")) {
      throw new InvalidSetting("stage", stage, "must have no hyphen where there is a tenant");
    }
    int tooMany = stackName().length() - LONGEST_NAME;
    if (tenant.isPresent() && tooMany > 0) {
      throw new InvalidSetting(
          "tenant",
          tenant.get(),
          "must have up to %d letters with stage=%s, for the names of functions"
              .formatted(tenant.get().value().length() - tooMany, stage));
    }
  }

  private static void requireFile(String setting, String path, String remedy) {
    if (!Files.isRegularFile(Path.of(path))) {
      throw new InvalidSetting(setting, path, "there is no such file; " + remedy);
    }
  }
}
