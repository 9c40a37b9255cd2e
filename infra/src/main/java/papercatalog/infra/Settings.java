package papercatalog.infra;

import module java.base;

import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.Routes;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.lambda.ApplicationLogLevel;
import software.amazon.awscdk.services.lambda.SystemLogLevel;
import software.amazon.awscdk.services.logs.RetentionDays;

/** Every setting of the stack ({@code -c name=value}): one field each, with default and rule. */
final class Settings {
  /** The maximum length of a stack's name, so that Lambda accepts the names of its functions. */
  private static final int LONGEST_NAME =
      64
          - 1
          - Routes.WITHOUT_SEARCH.all().stream()
              .mapToInt(route -> route.operation().length())
              .max()
              .orElse(0);

  private static final String REGION_OF_CLOUDFRONT = "us-east-1";

  /** What any catalog of a table may have, whose index another stack writes. */
  static final int LARGEST_INDEX_MB = 400;

  private static final String EMAIL = "[^@\\s]+@[^@\\s]+\\.[^@\\s]+";
  private static final String PARAMETER = "/?[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*:[1-9][0-9]{0,8}";

  /** The fields read their values from it. */
  private final Context context;

  /** Names one of several deployments in an account and Region: {@code PaperCatalog-prod}. */
  final String stage =
      context
          .text(
              "stage",
              "[a-z][a-z0-9-]{0,19}",
              "must be up to 20 lower-case letters, digits and hyphens, a letter first")
          .orElse("prod");

  /** The tenant, if the catalog is one of several; each key begins with its name. */
  final Optional<TenantName> tenant =
      context
          .text(
              "tenant",
              Grammar.SLUG.regex(),
              "must be lower-case letters, digits and hyphens, no hyphen first")
          .map(TenantName::new);

  /** A table shared with other catalogs; without one, the stack creates its own. */
  final Optional<String> table =
      context.text(
          "table",
          "[A-Za-z0-9_.-]{3,255}",
          "must be the name of a table in the stack's account and Region, and no ARN: 3 to 255"
              + " letters, digits, dots, hyphens and underscores");

  /** Whether destroying the stack leaves nothing; otherwise table and logs remain, protected. */
  final boolean ephemeral = context.flag("ephemeral", false);

  /** Of each function in MB; Lambda gives a function CPU in proportion. */
  final int memory = context.number("memory", 1024, 256, 3008);

  /** Longer than a function's database client can take, shorter than the gateway waits. */
  final Duration timeout = Duration.seconds(context.number("timeout", 10, 6, 29));

  final ApplicationLogLevel logLevel =
      ApplicationLogLevel.valueOf(
          context
              .text(
                  "logLevel",
                  "TRACE|DEBUG|INFO|WARN|ERROR|FATAL",
                  "must be TRACE, DEBUG, INFO, WARN, ERROR or FATAL")
              .orElse("INFO"));

  final int logRetentionDays = context.number("logRetentionDays", 30, 1, 365);

  final RetentionDays logRetention = LogRetention.ofDays(logRetentionDays);

  /** Requests a second that the API accepts; it answers the rest with 429. */
  final int throttleRate = context.number("throttleRate", 50, 1, 10_000);

  /** Requests that may arrive at once. */
  final int throttleBurst = context.number("throttleBurst", 100, 1, 5_000);

  /** A second, of the table and of each index; limits the cost of reads. */
  final int maxReadUnits = context.number("maxReadUnits", 500, 1, 40_000);

  final int maxWriteUnits = context.number("maxWriteUnits", 500, 1, 40_000);

  final FunctionRuntime runtime =
      FunctionRuntime.valueOf(
          context
              .text("runtime", "java25|aot", "must be java25 or aot")
              .orElse("java25")
              .toUpperCase(Locale.ROOT));

  /** Whether to call each function every ten days, so that Lambda keeps its snapshot. */
  final boolean keepAwake = context.flag("keepAwake", runtime.snapshots());

  /** On errors, latency, throttling and lost wake calls; they cost beyond the free tier. */
  final boolean alarms = context.flag("alarms", false);

  /** Costs money beyond the free tier. */
  final boolean dashboard = context.flag("dashboard", false);

  final Optional<String> alarmEmail =
      context.text("alarmEmail", EMAIL, "must be an e-mail address");

  final boolean events = context.flag("events", false);

  /** Days for which an archive keeps those events for replay; 0 for no archive. */
  final int eventArchiveDays = context.number("eventArchiveDays", 0, 0, 3_650);

  final boolean search = context.flag("search", false);

  /** Whether assistants may call the patterns as tools. */
  final boolean mcp = context.flag("mcp", false);

  /** Switches A17 on: OAI-PMH requires the address of a person. */
  final Optional<String> oaiEmail = context.text("oaiEmail", EMAIL, "must be an e-mail address");

  /** With the index of the tenant, where the stack that has the table writes it. */
  final Optional<String> searchBucket =
      context.text(
          "searchBucket", "[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]", "must be the name of a bucket");

  /** A larger index is refused, and the last one that fitted stays. */
  final int searchMaxMb = context.number("searchMaxMB", 256, 1, LARGEST_INDEX_MB);

  /** The name under which the API answers, and which its links have. */
  final Optional<String> domain =
      context.text(
          "domain",
          "([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])",
          "must be a host name in lower case, such as papers.example.org");

  /** The ARN of ACM's certificate for the domain. */
  final Optional<String> certificate =
      context.text(
          "certificate",
          "arn:aws[a-z-]*:acm:[a-z0-9-]+:[0-9]{12}:certificate/[A-Za-z0-9-]+",
          "must be the ARN of a certificate in AWS Certificate Manager");

  /** Where a page sends readers who correct its record: an address for mails or issues. */
  final Optional<String> corrections =
      context.text(
          "corrections",
          "mailto:[A-Za-z0-9.+_-]+@[A-Za-z0-9.-]+|https://[A-Za-z0-9.-]+(:[0-9]+)?/[A-Za-z0-9._~/-]+",
          "must be mailto: with an address, or the https address of a new issue without a query");

  /** Who runs the catalog, and the licence of its data, for the foot of each page. */
  final Optional<String> operator =
      context.text("operator", "\\P{Cc}{1,100}", "must be a name of up to 100 characters");

  final Optional<String> licence =
      context.text(
          "licence",
          "https://[A-Za-z0-9.-]+/[A-Za-z0-9._~/-]*",
          "must be an https address, such as https://creativecommons.org/publicdomain/zero/1.0/");

  /** Whether CloudFront stands before the API and caches its answers. */
  final boolean cdn = context.flag("cdn", false);

  /** Whether CloudFront serves the catalog as one file, from a bucket. */
  final boolean dump = context.flag("dump", false);

  /** Whether CloudFront logs each request, in a bucket. */
  final boolean cdnLog = context.flag("cdnLog", false);

  /**
   * Parameters of Systems Manager with the secrets by which the functions know the CDN: it sends
   * the first, they accept each.
   */
  final List<String> originSecrets =
      context
          .text(
              "originSecret",
              PARAMETER + "(," + PARAMETER + ")?",
              "must be one or two parameters of Systems Manager with their versions, such as"
                  + " /papers/origin:1")
          .map(text -> List.of(text.split(",", -1)))
          .orElse(List.of());

  /** Dollars a month; at 80 % and 100 % of them, AWS writes to {@link #alarmEmail}. */
  final int budget = context.number("budget", 0, 0, 1_000_000);

  /** The hosted zone of Route 53 that gets the record of the domain. */
  final Optional<String> zone =
      context.text("zone", "Z[A-Z0-9]{1,31}", "must be the id of a hosted zone, such as Z0123ABC");

  /** Whether the API also answers under the random host that API Gateway gives it. */
  final boolean defaultEndpoint = context.flag("defaultEndpoint", true);

  private final String javaZip = context.path("zip");
  private final String aotZip = context.path("aotZip");

  /** The functions that announce and count, built for Lambda's own runtime. */
  final String eventsZip = context.path("eventsZip");

  /** The functions that index and search, built for Lambda's own runtime. */
  final String searchZip = context.path("searchZip");

  private final String searchAotZip = context.path("searchAotZip");

  /**
   * Fails with {@link InvalidSetting} for the first setting that breaks its rule.
   *
   * @param region where the stack will be, if it is known
   */
  Settings(Context context, Optional<String> region) {
    this.context = context;
    super();
    context.refuseUnknown();
    context.refuse("table", tenant.isEmpty(), "needs tenant=name, whose keys are read");
    table.ifPresent(this::checkSharedTable);
    tenant.ifPresent(this::checkTenant);
    context.refuse("alarmEmail", !alarms && budget == 0, "needs alarms=true or budget=DOLLARS");
    context.refuse("budget", budget > 0 && alarmEmail.isEmpty(), "needs alarmEmail=ADDRESS");
    context.refuse("eventArchiveDays", eventArchiveDays > 0 && !events, "needs events=true");
    context.refuse("searchMaxMB", !search, "needs search=true");
    context.refuse(
        "searchBucket",
        !search || table.isEmpty(),
        "needs search=true and table=NAME: a stack with its own table makes the bucket");
    context.refuse(
        "keepAwake",
        keepAwake && !runtime.snapshots(),
        "needs runtime=java25: without snapshots there is none to keep");
    checkDomain(region);
    checkPackages();
  }

  private void checkDomain(Optional<String> region) {
    context.refuse("domain", certificate.isEmpty(), "needs certificate=ARN");
    context.refuse("certificate", domain.isEmpty(), "needs domain=NAME");
    context.refuse("zone", domain.isEmpty(), "needs domain=NAME");
    context.refuse(
        "defaultEndpoint",
        !defaultEndpoint && (domain.isEmpty() || cdn),
        cdn ? "excludes cdn=true, which asks the API there" : "needs domain=NAME");
    context.refuse("originSecret", !cdn, "needs cdn=true");
    context.refuse("dump", dump && !cdn, "needs cdn=true");
    context.refuse("cdnLog", cdnLog && !cdn, "needs cdn=true");
    Optional<String> needed = cdn ? Optional.of(REGION_OF_CLOUDFRONT) : region;
    context.refuse(
        "certificate",
        needed.isPresent() && !needed.get().equals(certificate.orElse(":::").split(":", -1)[3]),
        cdn
            ? "must be in us-east-1, where CloudFront looks for it"
            : "must be in the Region of the stack, " + needed.orElse(""));
  }

  private void checkPackages() {
    String remedy = "build the functions first";
    if (runtime == FunctionRuntime.AOT) {
      context.requireFile("aotZip", "run make package-aot first");
      if (search) {
        context.requireFile("searchAotZip", "run make package-aot first");
      }
    } else {
      context.requireFile("zip", remedy);
    }
    if (search) {
      context.requireFile("searchZip", remedy);
    }
    if (events) {
      context.requireFile("eventsZip", remedy);
    }
  }

  private void checkSharedTable(String name) {
    String owners =
        "belongs to the stack that owns the table, and has no effect with table=" + name;
    context.refuse("maxReadUnits", true, owners);
    context.refuse("maxWriteUnits", true, owners);
    context.refuse("searchMaxMB", true, owners);
    context.refuse(
        "events",
        events,
        "needs a table of its own: a stream cannot be limited to the keys of a tenant. The stack that"
            + " has the table announces the changes of all its catalogs");
    context.refuse(
        "search",
        search && searchBucket.isEmpty(),
        "needs searchBucket=NAME with a shared table: the output IndexBucket of the stack that has"
            + " the table, deployed with search=true");
  }

  private void checkTenant(TenantName name) {
    context.refuse("stage", stage.contains("-"), "must have no hyphen where there is a tenant");
    int tooMany = stackName().length() - LONGEST_NAME;
    context.refuse(
        "tenant",
        tooMany > 0,
        "must have up to %d letters with stage=%s, for the names of functions"
            .formatted(name.value().length() - tooMany, stage));
  }

  /** The stack's name, and the prefix of all names in it: {@code PaperCatalog-prod-acme}. */
  String stackName() {
    return "PaperCatalog-" + stage + tenant.map(it -> "-" + it).orElse("");
  }

  Namespace namespace() {
    return tenant.map(Namespace::of).orElse(Namespace.NONE);
  }

  Routes routes() {
    return search ? Routes.WITH_SEARCH : Routes.WITHOUT_SEARCH;
  }

  /** What it serves besides its routes. */
  Set<Extra> extras() {
    Set<Extra> extras = EnumSet.noneOf(Extra.class);
    if (dump) {
      extras.add(Extra.DUMP);
    }
    if (mcp) {
      extras.add(Extra.MCP);
    }
    oaiEmail.ifPresent(_ -> extras.add(Extra.OAI));
    return extras;
  }

  RemovalPolicy removalPolicy() {
    return ephemeral ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
  }

  String zip() {
    return runtime == FunctionRuntime.AOT ? aotZip : javaZip;
  }

  /** Of the function that searches; the one that indexes has no other than {@link #searchZip}. */
  String searchingZip() {
    return runtime == FunctionRuntime.AOT ? searchAotZip : searchZip;
  }

  /**
   * Failures only: lines for start, end and billing of each request would take more bytes than the
   * function's own; debug levels include them.
   */
  SystemLogLevel systemLogLevel() {
    return switch (logLevel) {
      case TRACE, DEBUG -> SystemLogLevel.INFO;
      case INFO, WARN, ERROR, FATAL -> SystemLogLevel.WARN;
    };
  }
}
