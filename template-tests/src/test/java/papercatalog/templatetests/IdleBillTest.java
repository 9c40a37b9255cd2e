package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Generated;
import papercatalog.templatetests.IdleBill.Line;

/** An idle deployment costs less than a tenth of a cent a month, stored bytes aside. */
// I-5
@Tag("slow")
final class IdleBillTest {
  private static final String NO_PRICE = "";
  private static final String WARM = "WarmThroughput, paid once and never lowered";
  private static final BigDecimal TENTH_OF_A_CENT = new BigDecimal("0.001");
  private static final StackTemplate STACK = Synthesis.with(Map.of("keepAwake", false));
  private static final StackTemplate AWAKE = Synthesis.standard();

  @Test
  void bill_whenNothingIsChosen_thenIsWhatKeepsItAwake() {
    IdleBill bill = IdleBill.of(AWAKE);

    assertThat(bill.lines())
        .extracting(Line::resource)
        .containsExactlyInAnyOrderElementsOf(AWAKE.ofType("AWS::Scheduler::Schedule").keySet());
    assertThat(bill.lines()).allMatch(line -> line.price().isPresent());
    assertThat(bill.total()).isPositive().isLessThan(TENTH_OF_A_CENT);
  }

  @Test
  void bill_whenItMaySleep_thenIsZero() {
    assertThat(IdleBill.of(STACK).lines()).isEmpty();
    assertThat(IdleBill.of(STACK).total()).isEqualByComparingTo("0");
  }

  @Test
  void bill_whenEphemeral_thenIsTheSame() {
    IdleBill ephemeral = IdleBill.of(Synthesis.with(Map.of("ephemeral", true)));

    assertThat(ephemeral.total()).isEqualByComparingTo(IdleBill.of(AWAKE).total());
  }

  /** However many tenants share a table: it is no part of their stacks. */
  @Test
  void bill_ofATenantOnASharedTable_isWhatKeepsItAwake() {
    Map<String, Object> tenant = Map.of("tenant", "acme", "table", "papers-shared");
    Map<String, Object> asleep =
        Map.of("tenant", "acme", "table", "papers-shared", "keepAwake", false);

    assertThat(IdleBill.of(Synthesis.with(tenant))).isEqualTo(IdleBill.of(AWAKE));
    assertThat(IdleBill.of(Synthesis.with(asleep)).lines()).isEmpty();
  }

  /** What polls a stream costs nothing while nothing is written. */
  @Test
  void bill_whenEventsAreChosen_thenIsTheSame() {
    StackTemplate events = Synthesis.with(Map.of("events", true));
    StackTemplate ready =
        events.changed(
            it ->
                it.properties(it.only("AWS::Lambda::EventSourceMapping"))
                    .putObject("ProvisionedPollerConfig")
                    .put("MinimumPollers", 1));

    assertThat(IdleBill.of(events)).isEqualTo(IdleBill.of(AWAKE));
    assertThat(IdleBill.of(ready).lines())
        .extracting(Line::reason)
        .contains("ProvisionedPollerConfig, pollers that are kept ready");
  }

  /** What closes and watches the CDN is free, but for the alarm on it. A dump costs its bytes. */
  @Test
  void bill_ofACdnWithASecretALogAndADump_isTheSame() {
    Map<String, Object> cdn =
        Map.of("cdn", true, "cdnLog", true, "dump", true, "originSecret", "/papers/a:1");

    assertThat(IdleBill.of(Synthesis.with(cdn))).isEqualTo(IdleBill.of(AWAKE));
  }

  /** One function more is kept awake; the index costs its bytes. */
  @Test
  void bill_whenSearchIsChosen_thenIsOneFunctionMore() {
    IdleBill search = IdleBill.of(Synthesis.with(Map.of("search", true)));
    IdleBill without = IdleBill.of(AWAKE);

    assertThat(search.lines()).hasSize(without.lines().size() + 1);
    assertThat(search.lines()).allMatch(line -> line.price().isPresent());
    assertThat(search.total()).isLessThan(TENTH_OF_A_CENT);
    assertThat(IdleBill.of(Synthesis.with(Map.of("search", true, "keepAwake", false))).lines())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"mcp, true", "oaiEmail, operator@example.org"})
  void bill_whenToolsOrHarvestsAreChosen_thenIsOneFunctionMore(String name, String value) {
    IdleBill tools = IdleBill.of(Synthesis.with(Map.of(name, value)));

    assertThat(tools.lines()).hasSize(IdleBill.of(AWAKE).lines().size() + 1);
    assertThat(tools.total()).isLessThan(TENTH_OF_A_CENT);
    assertThat(IdleBill.of(Synthesis.with(Map.of(name, value, "keepAwake", false))).lines())
        .isEmpty();
  }

  /** Each function, ten days, a gigabyte and a second: the page has the arithmetic. */
  @Test
  @Tag(Generated.TAG)
  void bill_isThatOfThePage() throws IOException {
    int functions = AWAKE.ofType("AWS::Lambda::Function").size();
    BigDecimal calls =
        IdleBill.callsAMonth(Duration.ofDays(10)).multiply(BigDecimal.valueOf(functions));

    Generated.figures(
        "docs/cost.md",
        "%d × 730 / 240 × ($1.00 / 10^6 + $0.20 / 10^6 + 1 GB × 1 s × $0.0000133334) = %.1f × $%s = $%.5f",
        functions,
        calls,
        StandingPrices.SCHEDULED_CALL
            .add(StandingPrices.GB_SECOND)
            .round(new MathContext(3))
            .toPlainString(),
        IdleBill.of(AWAKE).total());
    Generated.figures(
        "docs/cost.md",
        "14,000,000 scheduled calls, 1,000,000 Lambda requests and 400,000 GB-seconds. A stack uses %.1f of each.",
        calls);
  }

  @Test
  void bill_whenFunctionsAreCalledEachMinute_thenIsSeen() {
    assertThat(IdleBill.of(calledAt("rate(1 minute)")).total()).isGreaterThan(BigDecimal.ONE);
    assertThat(IdleBill.of(calledAt("rate(1 day)")).total()).isGreaterThan(TENTH_OF_A_CENT);
    assertThat(IdleBill.of(calledAt("cron(* * * * ? *)")).lines())
        .allMatch(line -> line.price().isEmpty());
  }

  private static StackTemplate calledAt(String expression) {
    return AWAKE.changed(
        copy ->
            AWAKE
                .ofType("AWS::Scheduler::Schedule")
                .keySet()
                .forEach(id -> copy.properties(id).put("ScheduleExpression", expression)));
  }

  @Test
  void bill_whenAlarmsAndDashboardAreChosen_thenIsTheirPrice() {
    StackTemplate watched =
        Synthesis.with(
            Map.of("alarms", true, "dashboard", true, "alarmEmail", "operator@example.org"));

    IdleBill bill = IdleBill.of(watched);

    // Before the ten alarms and three dashboards that CloudWatch gives away.
    assertThat(watched.ofType("AWS::CloudWatch::Alarm")).hasSizeLessThanOrEqualTo(10);
    assertThat(bill.total())
        .isEqualByComparingTo(new BigDecimal("4.00").add(IdleBill.of(AWAKE).total()));
    assertThat(bill.lines()).allMatch(line -> line.price().isPresent());
  }

  @ParameterizedTest
  @MethodSource("whatCostsMoneyWhileIdle")
  void bill_whenSomethingThatCostsIsAdded_thenNamesIt(StackTemplate costly, List<Line> expected) {
    assertThat(IdleBill.of(costly).lines()).containsExactlyInAnyOrderElementsOf(expected);
  }

  static Stream<Arguments> whatCostsMoneyWhileIdle() {
    return Stream.of(
        added("AWS::KMS::Key", "AWS::KMS::Key", "1.00"),
        added("AWS::CloudWatch::Alarm", "AWS::CloudWatch::Alarm", "0.10"),
        Arguments.of(
            Named.of(
                "an alarm over a sum", STACK.plus("AWS::CloudWatch::Alarm", IdleBillTest::sum)),
            List.of(line("Added", "AWS::CloudWatch::Alarm", "0.20"))),
        added("AWS::CloudWatch::Dashboard", "AWS::CloudWatch::Dashboard", "3.00"),
        unpriced("AWS::EC2::NatGateway"),
        unpriced("AWS::WAFv2::WebACL"),
        unpriced("AWS::DynamoDB::GlobalTable"),
        unpriced("AWS::Made::Up"),
        each(
            "AWS::ApiGatewayV2::Stage",
            it -> it.put("CacheClusterEnabled", true),
            "CacheClusterEnabled",
            "14.60"),
        Arguments.of(
            Named.of(
                "a rule that goes by the clock",
                STACK.plus(
                    "AWS::Events::Rule", it -> it.put("ScheduleExpression", "rate(1 minute)"))),
            List.of(line("Added", "a rule that goes by the clock, and not by events", NO_PRICE))),
        table(
            "no billing mode",
            it -> it.remove("BillingMode"),
            "provisioned capacity, the default billing mode",
            NO_PRICE),
        table(
            "provisioned billing",
            it -> it.put("BillingMode", "PROVISIONED"),
            "provisioned capacity, the default billing mode",
            NO_PRICE),
        table("provisioned table", IdleBillTest::provision, "ProvisionedThroughput", "2.8470"),
        table(
            "provisioned index",
            it -> provision((ObjectNode) it.at("/GlobalSecondaryIndexes/0")),
            "ProvisionedThroughput",
            "2.8470"),
        table("warm table", IdleBillTest::warm, WARM, NO_PRICE),
        table(
            "warm index",
            it -> warm((ObjectNode) it.at("/GlobalSecondaryIndexes/1")),
            WARM,
            NO_PRICE),
        table(
            "a customer's key on the table",
            it ->
                it.putObject("SSESpecification")
                    .put("SSEEnabled", true)
                    .put("KMSMasterKeyId", "alias/papers"),
            "KMSMasterKeyId",
            "1.00"),
        table(
            "insights",
            it -> it.putObject("ContributorInsightsSpecification").put("Enabled", true),
            "Contributor Insights",
            NO_PRICE),
        each(
            "AWS::Lambda::Alias",
            it ->
                it.putObject("ProvisionedConcurrencyConfig")
                    .put("ProvisionedConcurrentExecutions", 2),
            "ProvisionedConcurrencyConfig",
            "17.52"),
        each(
            "AWS::Lambda::Function",
            it -> it.putObject("VpcConfig").putArray("SubnetIds"),
            "VpcConfig: DynamoDB is out of reach without more resources",
            NO_PRICE),
        each(
            "AWS::Lambda::Function",
            it -> it.put("KmsKeyArn", "arn:aws:kms:::key/1"),
            "KmsKeyArn",
            "1.00"),
        each(
            "AWS::Logs::LogGroup",
            it -> it.remove("RetentionInDays"),
            "logs that are kept for ever",
            NO_PRICE));
  }

  private static Arguments unpriced(String type) {
    return added(type, type + " has no known standing price", NO_PRICE);
  }

  private static Arguments added(String type, String reason, String price) {
    return Arguments.of(
        Named.of(type, STACK.plus(type, _ -> {})), List.of(line("Added", reason, price)));
  }

  private static Arguments each(
      String type, Consumer<ObjectNode> change, String reason, String price) {
    return each(reason + " of every " + type, type, change, reason, price);
  }

  private static Arguments table(
      String name, Consumer<ObjectNode> change, String reason, String price) {
    return each(name, "AWS::DynamoDB::Table", change, reason, price);
  }

  /** A line is expected for each resource of the type. */
  private static Arguments each(
      String name, String type, Consumer<ObjectNode> change, String reason, String price) {
    Set<String> ids = STACK.ofType(type).keySet();
    StackTemplate changed =
        STACK.changed(copy -> ids.forEach(id -> change.accept(copy.properties(id))));
    return Arguments.of(
        Named.of(name, changed), ids.stream().map(id -> line(id, reason, price)).toList());
  }

  private static Line line(String resource, String reason, String price) {
    return new Line(
        resource,
        reason,
        price.equals(NO_PRICE) ? Optional.empty() : Optional.of(new BigDecimal(price)));
  }

  private static void sum(ObjectNode properties) {
    ArrayNode metrics = properties.putArray("Metrics");
    metrics.addObject().put("Expression", "a + b");
    metrics.addObject().putObject("MetricStat");
    metrics.addObject().putObject("MetricStat");
  }

  private static void provision(ObjectNode properties) {
    properties
        .putObject("ProvisionedThroughput")
        .put("ReadCapacityUnits", 5)
        .put("WriteCapacityUnits", 5);
  }

  private static void warm(ObjectNode properties) {
    properties.putObject("WarmThroughput").put("ReadUnitsPerSecond", 20_000);
  }
}
