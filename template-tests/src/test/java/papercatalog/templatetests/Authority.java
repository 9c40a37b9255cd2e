package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;
import papercatalog.templatetests.PolicySimulator.Verdict;

/**
 * What the functions of a template may do, against what their access patterns need: the difference
 * is to be nothing, both ways.
 */
// I-6
final class Authority {
  private static final List<String> DATA_ACTIONS =
      Stream.of("GetItem", "Query", "Scan", "PutItem", "BatchGetItem")
          .map(name -> "dynamodb:" + name)
          .toList();
  private static final List<String> EXCEPTIONS =
      List.of("NotAction", "NotResource", "NotPrincipal");
  private static final List<String> LOGGING = List.of("logs:CreateLogStream", "logs:PutLogEvents");

  private final StackTemplate template;
  private final Namespace namespace;
  private final Intrinsics intrinsics;
  private final String table;
  private final List<DeployedFunction> functions;

  /** Of all functions. */
  Authority(StackTemplate template) {
    this(template, Namespace.NONE);
  }

  /** Of all functions, which are to read the keys of a tenant. */
  Authority(StackTemplate template, Namespace namespace) {
    this(template, namespace, DeployedFunction.behindRoutesOf(template));
  }

  /** Of the function of a pattern. */
  Authority(StackTemplate template, AccessPattern<?> pattern) {
    this(template, Namespace.NONE, pattern);
  }

  /** Of the function of a pattern, which is to read the keys of a tenant. */
  Authority(StackTemplate template, Namespace namespace, AccessPattern<?> pattern) {
    this(
        template,
        namespace,
        DeployedFunction.behindRoutesOf(template).stream()
            .filter(function -> function.pattern().equals(Optional.of(pattern)))
            .toList());
  }

  private Authority(StackTemplate template, Namespace namespace, List<DeployedFunction> functions) {
    this.functions = functions;
    this.template = template;
    this.namespace = namespace;
    intrinsics = new Intrinsics(template);
    table = intrinsics.tableArn();
  }

  /** Tries every action that DynamoDB and the logs have, with a key of each kind and with none. */
  Verdict tryEveryAction() {
    return evaluate(
        new Probe(List.of("dynamodb:*"), tableAndIndexes(), LeadingKeys.oneOfEachKind()),
        new Probe(List.of("logs:*"), logStreams(), List.of(LeadingKeys.NONE)));
  }

  /** Tries every action that DynamoDB has, on another table too, with the keys of tenants. */
  Verdict tryTenants() {
    List<String> resources = new ArrayList<>(tableAndIndexes());
    tableAndIndexes().forEach(it -> resources.add(it.replace(table, Intrinsics.tableArn("other"))));
    return evaluate(
        new Probe(List.of("dynamodb:*"), resources, LeadingKeys.ofTenants()),
        new Probe(LOGGING, logStreams(), List.of(LeadingKeys.NONE)));
  }

  /** Tries what reads and writes items, with every kind of key and what only looks like one. */
  Verdict tryEveryKey() {
    return evaluate(
        new Probe(DATA_ACTIONS, tableAndIndexes(), LeadingKeys.all()),
        new Probe(LOGGING, logStreams(), List.of(LeadingKeys.NONE)));
  }

  /**
   * The types of the items that each function could read, as a whole or in a list, by its handler:
   * IAM sees partition keys, not what lies behind them.
   */
  Map<String, Set<String>> readable(List<Item> items) {
    Map<String, Set<String>> readable = new TreeMap<>();
    functions.forEach(function -> readable.put(function.handler(), new TreeSet<>()));
    for (Item item : items) {
      Map<String, String> partitions = partitions(item);
      Verdict verdict =
          evaluate(
              new Probe(
                  DATA_ACTIONS,
                  List.copyOf(partitions.keySet()),
                  partitions.values().stream().distinct().map(List::of).toList()));
      for (Permission allowed : verdict.allowed()) {
        if (allowed.leadingKeys().equals(List.of(partitions.get(allowed.resource())))) {
          functions.stream()
              .filter(function -> function.role().equals(allowed.role()))
              .forEach(
                  function -> readable.get(function.handler()).add(item.text(Attributes.TYPE)));
        }
      }
    }
    return readable;
  }

  /** The partition that an item is in, of the table and of each index that has it. */
  private Map<String, String> partitions(Item item) {
    Map<String, String> partitions = new TreeMap<>();
    partitions.put(table, item.text(TableSchema.PARTITION_KEY));
    for (Index index : TableSchema.DECLARED.indexes()) {
      item.optional(index.partitionKey())
          .ifPresent(key -> partitions.put(table + "/index/" + index.name(), key));
    }
    return partitions;
  }

  /** Exactly the one request of each pattern on its own keys, and each function's own logs. */
  Set<Permission> needed() {
    return needed(LeadingKeys.all());
  }

  /** The same of the keys of tenants. */
  Set<Permission> neededOfTenants() {
    return needed(LeadingKeys.ofTenants());
  }

  /** The same of a key of each kind only. */
  Set<Permission> neededOfEachKind() {
    return needed(LeadingKeys.oneOfEachKind());
  }

  private Set<Permission> needed(List<List<String>> tried) {
    Set<Permission> needed = new HashSet<>();
    for (DeployedFunction function : functions) {
      needed.addAll(reads(function, tried));
      for (String action : LOGGING) {
        needed.add(new Permission(function.role(), action, stream(function.logGroup()), List.of()));
      }
    }
    return needed;
  }

  /** A statement allows any of its keys in one request: those of patterns that read alike. */
  private Set<Permission> reads(DeployedFunction function, List<List<String>> tried) {
    Map<List<String>, List<Access>> alike =
        function.patterns().stream()
            .flatMap(it -> AccessPatterns.requests(it).stream())
            .collect(Collectors.groupingBy(it -> List.of(action(it), resource(it))));
    Set<Permission> reads = new HashSet<>();
    alike.forEach(
        (request, accesses) -> {
          for (List<String> keys : tried) {
            if (!keys.isEmpty()
                && keys.stream()
                    .allMatch(key -> accesses.stream().anyMatch(it -> reads(it, key)))) {
              reads.add(
                  new Permission(function.role(), request.getFirst(), request.getLast(), keys));
            }
          }
        });
    return reads;
  }

  /** What no simulation of DynamoDB and logs shows. */
  List<String> findings() {
    List<String> findings = new ArrayList<>();
    Set<String> roles = new HashSet<>();
    for (DeployedFunction function : functions) {
      String role = function.role();
      JsonNode properties = template.properties(role);
      if (!roles.add(role)) {
        findings.add(role + " is the role of two functions");
      }
      if (properties.has("ManagedPolicyArns")) {
        findings.add(role + " has a policy that is kept elsewhere");
      }
      JsonNode trust = properties.get("AssumeRolePolicyDocument");
      if (!trust.equals(onlyLambdaAssumes())) {
        findings.add(role + " may be assumed by others than Lambda: " + trust);
      }
      for (String exception : EXCEPTIONS) {
        if (policies(role).stream().anyMatch(policy -> policy.findValue(exception) != null)) {
          findings.add(role + " may all but what is named: " + exception);
        }
      }
      Set<String> unexpected = actions(role);
      unexpected.removeAll(LOGGING);
      function.patterns().stream()
          .flatMap(it -> AccessPatterns.requests(it).stream())
          .forEach(it -> unexpected.remove(action(it)));
      unexpected.forEach(action -> findings.add(role + " may " + action));
    }
    return findings;
  }

  private static JsonNode onlyLambdaAssumes() {
    ObjectNode trust = JsonNodeFactory.instance.objectNode().put("Version", "2012-10-17");
    trust
        .putArray("Statement")
        .addObject()
        .put("Effect", "Allow")
        .put("Action", "sts:AssumeRole")
        .putObject("Principal")
        .put("Service", "lambda.amazonaws.com");
    return trust;
  }

  private Verdict evaluate(Probe... probes) {
    Map<String, List<JsonNode>> roles = new TreeMap<>();
    functions.forEach(function -> roles.put(function.role(), policies(function.role())));
    return PolicySimulator.evaluate(roles, List.of(probes));
  }

  private Set<String> actions(String role) {
    return new RolePolicies(template, role).actions();
  }

  private List<JsonNode> policies(String role) {
    return new RolePolicies(template, role).documents();
  }

  private List<String> tableAndIndexes() {
    return Stream.concat(
            Stream.of(table),
            TableSchema.DECLARED.indexes().stream().map(index -> table + "/index/" + index.name()))
        .toList();
  }

  private List<String> logStreams() {
    return template.ofType("AWS::Logs::LogGroup").keySet().stream().map(this::stream).toList();
  }

  private String stream(String logGroup) {
    return intrinsics.arn(logGroup).replaceFirst("\\*$", "log-stream:x");
  }

  private boolean reads(Access access, String stored) {
    return namespace.owns(stored) && owns(access, namespace.own(stored));
  }

  private static boolean owns(Access access, String key) {
    return switch (access) {
      case Access.GetItem(KeyPrefix prefix) -> key.startsWith(prefix.text());
      case Access.BatchGetItem(List<KeyPrefix> prefixes) ->
          prefixes.stream().anyMatch(prefix -> key.startsWith(prefix.text()));
      case Access.QueryItems(KeyPrefix prefix, var _, var _) -> key.startsWith(prefix.text());
      case Access.QueryItemCollection items -> key.startsWith(items.prefix().text());
      case Access.QueryDirectory(Directory directory) -> key.equals(directory.partition());
      case Access.Query(KeyPrefix prefix) -> key.startsWith(prefix.text());
    };
  }

  private static String action(Access access) {
    return switch (access) {
      case Access.GetItem _ -> "dynamodb:GetItem";
      case Access.BatchGetItem _ -> "dynamodb:BatchGetItem";
      case Access.QueryItems _,
          Access.QueryItemCollection _,
          Access.QueryDirectory _,
          Access.Query _ ->
          "dynamodb:Query";
    };
  }

  private String resource(Access access) {
    return switch (access) {
      case Access.GetItem _,
          Access.BatchGetItem _,
          Access.QueryItems _,
          Access.QueryItemCollection _,
          Access.QueryDirectory _ ->
          table;
      case Access.Query query -> table + "/index/" + query.index().name();
    };
  }
}
