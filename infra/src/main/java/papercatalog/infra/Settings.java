package papercatalog.infra;

import module java.base;

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
 * Every setting of the stack, passed as {@code -c name=value}, with its default and its rule.
 *
 * @param stage names one of several deployments in an account and Region: {@code PaperCatalog-prod}
 * @param tenant the tenant of the catalog, if it is one of several: {@code PaperCatalog-prod-acme};
 *     each key begins with its name
 * @param table an existing table, shared with other catalogs; without one, the stack creates its
 *     own
 * @param ephemeral whether destroying the stack leaves nothing behind; otherwise the table and the
 *     logs remain, and the table is protected against deletion
 * @param memory of each function in MB; Lambda gives a function CPU in proportion
 * @param timeout of each function in seconds: longer than its database client can take, shorter
 *     than the gateway waits
 * @param logLevel the lowest level that functions log
 * @param logRetention after which CloudWatch drops logs
 * @param throttleRate requests a second that the API accepts; it answers the rest with 429
 * @param throttleBurst requests that may arrive at once
 * @param maxReadUnits a second, of the table and of each index; limits the cost of reads
 * @param maxWriteUnits a second, of the table and of each index
 * @param keepAwake whether to call each function once a week, so that Lambda keeps its snapshot
 * @param alarms on errors, latency, throttling and failed weekly calls; they cost money beyond the
 *     free tier
 * @param dashboard whether to create one; it costs money beyond the free tier
 * @param alarmEmail receives the alarms
 * @param events whether to announce changes on an event bus
 * @param eventArchiveDays days for which an archive keeps those events for replay; 0 for no archive
 * @param search whether to have a search
 * @param searchMaxMb maximum size of its index in MB; a larger one is refused, and the last one
 *     that fitted stays
 * @param runtime {@code java25}, or {@code aot}: the package that brings its own JVM and starts
 *     faster than one without a snapshot; {@code make package-aot} builds it
 * @param zip the functions, built for that runtime
 * @param eventsZip the function that announces, built for Lambda's own runtime
 * @param searchZip the functions that index and search, built for Lambda's own runtime
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
    boolean search,
    int searchMaxMb,
    FunctionRuntime runtime,
    String zip,
    String eventsZip,
    String searchZip) {
  private static final String EVENTS_ZIP = "eventsZip";
  private static final String ARCHIVE_DAYS = "eventArchiveDays";
  private static final String SEARCH_ZIP = "searchZip";
  private static final String SEARCH_MAX_MB = "searchMaxMB";

  /** The maximum length of a stack's name, so that Lambda accepts the names of its functions. */
  private static final int LONGEST_NAME =
      64 - 1 - Route.all().stream().mapToInt(route -> route.operation().length()).max().orElse(0);

  /**
   * Reads and checks every choice.
   *
   * @throws InvalidSetting for the first invalid setting
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
            search(context),
            context.number(SEARCH_MAX_MB, 256, 1, 400),
            runtime,
            zips(context).get(runtime),
            context.text(EVENTS_ZIP, ".+", "must be a path").orElse(""),
            context.text(SEARCH_ZIP, ".+", "must be a path").orElse(""));
    context.refuseUnknown();
    settings.requireSense();
    return settings;
  }

  /** The stack's name, and the prefix of all names in it. */
  String stackName() {
    String name = "PaperCatalog-" + stage;
    return tenant.map(it -> name + "-" + it).orElse(name);
  }

  /** The catalog's part of the table. */
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
   * The level for Lambda's own log lines: failures only. Lines for the start, end, duration and
   * billing of each request would take more bytes than the function's own line; debug levels
   * include them.
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

  private static boolean search(Context context) {
    boolean search = context.flag("search", false);
    if (!search) {
      context.refuse(SEARCH_MAX_MB, "needs search=true");
    }
    return search;
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
    if (search && !runtime.snapshots()) {
      throw new InvalidSetting(
          "search", true, "needs runtime=java25: the package with its own JVM has no search");
    }
    requireFile(runtime.zipSetting(), zip, runtime.remedy());
    if (search) {
      requireFile(SEARCH_ZIP, searchZip, FunctionRuntime.JAVA25.remedy());
    }
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
          ownTable("The stack that has the table announces the changes of all its catalogs"));
    }
    if (table.isPresent() && search) {
      throw new InvalidSetting(
          "search", true, ownTable("The stack that has the table indexes its own catalog only"));
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

  private static String ownTable(String others) {
    return "needs a table of its own: a stream cannot be limited to the keys of a tenant. "
        + others;
  }

  private static void requireFile(String setting, String path, String remedy) {
    if (!Files.isRegularFile(Path.of(path))) {
      throw new InvalidSetting(setting, path, "there is no such file; " + remedy);
    }
  }
}
