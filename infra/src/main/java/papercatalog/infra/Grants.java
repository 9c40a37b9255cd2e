package papercatalog.infra;

import module java.base;

import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Namespace;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.events.IEventBus;
import software.amazon.awscdk.services.iam.PolicyDocument;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.logs.ILogGroup;
import software.amazon.awscdk.services.s3.IBucket;
import software.amazon.awscdk.services.sqs.IQueue;

/**
 * The rights of the functions and of their callers, written by hand: CDK's {@code grantReadData}
 * adds scans, batches and every index, its {@code grantInvoke} every version. In a shared table, a
 * function reaches only its own tenant's keys, and one without a tenant no tenant's.
 */
// I-6
final class Grants {
  private static final String LEADING_KEYS = "dynamodb:LeadingKeys";

  private Grants() {}

  /** Allows the requests of the function's pattern, on its own partition keys. */
  static PolicyDocument reading(AccessPattern<?> pattern, ITable table, Namespace namespace) {
    return reading(List.of(pattern), table, namespace);
  }

  /** Allows the requests of these patterns. */
  static PolicyDocument reading(
      List<AccessPattern<?>> patterns, ITable table, Namespace namespace) {
    Map<List<String>, List<Access>> alike =
        patterns.stream()
            .flatMap(it -> AccessPatterns.requests(it).stream())
            .collect(
                Collectors.groupingBy(
                    it -> List.of(action(it), place(it)), LinkedHashMap::new, Collectors.toList()));
    List<PolicyStatement> statements = new ArrayList<>();
    for (List<Access> some : alike.values()) {
      statements.add(
          onKeys(
              "ReadsItsOwnKeys" + (statements.isEmpty() ? "" : statements.size() + 1),
              List.of(action(some.getFirst())),
              table.getTableArn() + place(some.getFirst()),
              some.stream()
                  .flatMap(it -> it.leadingKeys().stream())
                  .map(namespace::stored)
                  .distinct()
                  .toList()));
    }
    return allowing(statements.toArray(PolicyStatement[]::new));
  }

  /** Allows reading all papers of a table with their authors, consistently, to index them. */
  static PolicyDocument readingPapers(ITable table) {
    String papers = KeyPrefix.PAPER.text() + "*";
    return allowing(
        onKeys(
            "ReadsPapers",
            List.of("dynamodb:BatchGetItem"),
            table.getTableArn(),
            List.of(papers, Namespace.ANY_TENANT + papers)));
  }

  /**
   * Allows these actions on the objects of an index with keys like these, and listing its bucket,
   * which holds nothing but indexes: without that right, S3 refuses to say that an object is
   * missing. A condition on the prefix would take that answer away: only requests that list name
   * one.
   */
  static PolicyDocument onIndex(IBucket bucket, List<String> keys, String... actions) {
    return allowing(
        statement(
                "OnTheFilesOfTheIndex",
                keys.stream().map(bucket::arnForObjects).toList(),
                List.of(actions))
            .build(),
        on(bucket.getBucketArn(), "LearnsWhatIsMissing", "s3:ListBucket"));
  }

  static PolicyDocument logging(ILogGroup logs) {
    return allowing(
        on(logs.getLogGroupArn(), "WritesItsOwnLogs", "logs:CreateLogStream", "logs:PutLogEvents"));
  }

  /** Allows calling the aliases of these functions, but no version and no function as a whole. */
  static PolicyDocument calling(Collection<LiveFunction> functions) {
    return allowing(
        statement(
                "CallsTheseAliases",
                functions.stream().map(it -> it.live.getFunctionArn()).toList(),
                List.of("lambda:InvokeFunction"))
            .build());
  }

  /**
   * Allows reading the stream of a table, not the table. Listing streams cannot be limited to one.
   */
  static PolicyDocument readingStream(ITable table) {
    return allowing(
        on(
            table.getTableStreamArn(),
            "ReadsThisStream",
            "dynamodb:DescribeStream",
            "dynamodb:GetRecords",
            "dynamodb:GetShardIterator"),
        on(
            table.getTableArn() + "/stream/*",
            "ListsTheStreamsOfThisTable",
            "dynamodb:ListStreams"));
  }

  static PolicyDocument announcing(IEventBus bus) {
    return allowing(on(bus.getEventBusArn(), "AnnouncesOnThisBus", "events:PutEvents"));
  }

  static PolicyDocument sending(IQueue queue) {
    return allowing(on(queue.getQueueArn(), "SendsToThisQueue", "sqs:SendMessage"));
  }

  /** {@code Null} is necessary: {@code ForAllValues} also holds for a request that names no key. */
  private static PolicyStatement onKeys(
      String sid, List<String> actions, String resource, List<String> keys) {
    return statement(sid, List.of(resource), actions)
        .conditions(
            new TreeMap<>(
                Map.of(
                    "ForAllValues:StringLike",
                    Map.of(LEADING_KEYS, keys),
                    "Null",
                    Map.of(LEADING_KEYS, "false"))))
        .build();
  }

  private static PolicyStatement on(String resource, String sid, String... actions) {
    return statement(sid, List.of(resource), List.of(actions)).build();
  }

  private static PolicyStatement.Builder statement(
      String sid, List<String> resources, List<String> actions) {
    return PolicyStatement.Builder.create().sid(sid).actions(actions).resources(resources);
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

  /** The end of the ARN of the table or index that it reads. */
  private static String place(Access access) {
    return switch (access) {
      case Access.Query query -> "/index/" + query.index().name();
      case Access.GetItem _,
          Access.BatchGetItem _,
          Access.QueryItems _,
          Access.QueryItemCollection _,
          Access.QueryDirectory _ ->
          "";
    };
  }

  private static PolicyDocument allowing(PolicyStatement... statements) {
    return PolicyDocument.Builder.create().statements(List.of(statements)).build();
  }
}
