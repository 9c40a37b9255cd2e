package papercatalog.templatetests;

import module java.base;

/**
 * What a resource costs for a month in which nothing happens, in US dollars, in us-east-1, stored
 * bytes aside.
 *
 * <p>Read in November 2026 from the pricing pages of DynamoDB, Lambda, API Gateway, EventBridge,
 * SQS, S3, CloudFront, Route 53, Budgets, CloudWatch and KMS at aws.amazon.com. The free tier is
 * not counted: what is free here is free without it. A type that is not listed has no known price
 * and is refused.
 *
 * <p>The metric of a filter is charged for the hours in which a line matched.
 *
 * <p>An event source mapping of a table's stream is polled for nothing: DynamoDB does not charge
 * for the {@code GetRecords} calls that Lambda makes as part of a trigger
 * (aws.amazon.com/dynamodb/pricing/on-demand, "DynamoDB Streams"). Pollers that are kept ready have
 * a price.
 */
final class StandingPrices {
  /** A provisioned unit, all of a month's 730 hours. */
  static final BigDecimal READ_CAPACITY_UNIT = new BigDecimal("0.0949");

  static final BigDecimal WRITE_CAPACITY_UNIT = new BigDecimal("0.4745");

  /** A function instance of 1 GB on arm64 kept ready. */
  static final BigDecimal PROVISIONED_CONCURRENCY_GB = new BigDecimal("8.76");

  /** The smallest cache of a REST API's stage. */
  static final BigDecimal STAGE_CACHE = new BigDecimal("14.60");

  static final BigDecimal CUSTOMER_KEY = new BigDecimal("1.00");

  /** What the scheduler takes for a call, $1.00 a million, and Lambda for answering it, $0.20. */
  static final BigDecimal SCHEDULED_CALL = new BigDecimal("0.0000012");

  /** Of Lambda on arm64. */
  static final BigDecimal GB_SECOND = new BigDecimal("0.0000133334");

  /** A month. */
  static final BigDecimal HOURS = new BigDecimal("730");

  private static final Map<String, BigDecimal> BY_TYPE =
      Stream.of(
              Map.of("AWS::CloudWatch::Alarm", new BigDecimal("0.10")),
              Map.of("AWS::CloudWatch::Dashboard", new BigDecimal("3.00")),
              Map.of("AWS::KMS::Key", CUSTOMER_KEY),
              free(
                  "AWS::ApiGatewayV2::Api",
                  "AWS::ApiGatewayV2::ApiMapping",
                  "AWS::ApiGatewayV2::DomainName",
                  "AWS::ApiGatewayV2::Integration",
                  "AWS::ApiGatewayV2::Route",
                  "AWS::ApiGatewayV2::Stage",
                  "AWS::Budgets::Budget",
                  "AWS::CloudFront::CachePolicy",
                  "AWS::CloudFront::Distribution",
                  "AWS::CloudFront::Function",
                  "AWS::CloudFront::OriginAccessControl",
                  "AWS::DynamoDB::Table",
                  "AWS::Events::Archive",
                  "AWS::Events::EventBus",
                  "AWS::Events::Rule",
                  "AWS::IAM::Policy",
                  "AWS::IAM::Role",
                  "AWS::Lambda::Alias",
                  "AWS::Lambda::EventInvokeConfig",
                  "AWS::Lambda::EventSourceMapping",
                  "AWS::Lambda::Function",
                  "AWS::Lambda::Permission",
                  "AWS::Lambda::Version",
                  "AWS::Logs::LogGroup",
                  "AWS::Logs::MetricFilter",
                  "AWS::Logs::QueryDefinition",
                  "AWS::Scheduler::Schedule",
                  "AWS::Scheduler::ScheduleGroup",
                  "AWS::Route53::RecordSet",
                  "AWS::S3::Bucket",
                  "AWS::S3::BucketPolicy",
                  "AWS::SNS::Subscription",
                  "AWS::SNS::Topic",
                  "AWS::SNS::TopicPolicy",
                  "AWS::SQS::Queue",
                  "AWS::SQS::QueuePolicy"))
          .flatMap(prices -> prices.entrySet().stream())
          .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

  private StandingPrices() {}

  static Optional<BigDecimal> of(String type) {
    return Optional.ofNullable(BY_TYPE.get(type));
  }

  private static Map<String, BigDecimal> free(String... types) {
    return Stream.of(types).collect(Collectors.toMap(type -> type, _ -> BigDecimal.ZERO));
  }
}
