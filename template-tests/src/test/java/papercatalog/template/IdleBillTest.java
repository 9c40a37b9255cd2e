package papercatalog.template;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An idle deployment costs nothing, stored bytes aside. */
// I-5
final class IdleBillTest {
  private static final StackTemplate STACK = Synthesis.standard();

  @Test
  void bill_whenNothingIsChosen_thenIsZero() {
    IdleBill bill = IdleBill.of(STACK);

    assertThat(bill.lines()).isEmpty();
    assertThat(bill.total()).isEqualByComparingTo("0");
  }

  @Test
  void bill_whenEphemeral_thenIsZero() {
    assertThat(IdleBill.of(Synthesis.with(Map.of("ephemeral", true))).lines()).isEmpty();
  }

  @Test
  void bill_whenAlarmsAndDashboardAreChosen_thenIsTheirPrice() {
    StackTemplate watched =
        Synthesis.with(
            Map.of("alarms", true, "dashboard", true, "alarmEmail", "operator@example.org"));

    IdleBill bill = IdleBill.of(watched);

    assertThat(watched.ofType("AWS::CloudWatch::Alarm")).hasSizeLessThanOrEqualTo(10);
    assertThat(bill.total()).isEqualByComparingTo("3.70");
    assertThat(bill.lines()).allMatch(line -> line.price().isPresent());
  }

  @ParameterizedTest
  @MethodSource("whatCostsMoneyWhileIdle")
  void bill_whenSomethingThatCostsIsAdded_thenNamesIt(StackTemplate costly) {
    assertThat(IdleBill.of(costly).lines()).isNotEmpty();
  }

  static Stream<Named<StackTemplate>> whatCostsMoneyWhileIdle() {
    return Stream.of(
        Named.of("a key", STACK.plus("AWS::KMS::Key", _ -> {})),
        Named.of("an alarm", STACK.plus("AWS::CloudWatch::Alarm", _ -> {})),
        Named.of("a dashboard", STACK.plus("AWS::CloudWatch::Dashboard", _ -> {})),
        Named.of("a NAT gateway", STACK.plus("AWS::EC2::NatGateway", _ -> {})),
        Named.of("a firewall", STACK.plus("AWS::WAFv2::WebACL", _ -> {})),
        Named.of("a type nobody priced", STACK.plus("AWS::Made::Up", _ -> {})),
        Named.of(
            "a global table, which no check here reads",
            STACK.plus("AWS::DynamoDB::GlobalTable", _ -> {})),
        Named.of(
            "a cache",
            STACK.plus(
                "AWS::ApiGateway::Stage",
                properties -> properties.put("CacheClusterEnabled", true))),
        Named.of("no billing mode", table(table -> table.remove("BillingMode"))),
        Named.of("provisioned billing", table(table -> table.put("BillingMode", "PROVISIONED"))),
        Named.of("provisioned table", table(IdleBillTest::provision)),
        Named.of(
            "provisioned index",
            table(table -> provision((ObjectNode) table.at("/GlobalSecondaryIndexes/0")))),
        Named.of(
            "warm table",
            table(table -> table.putObject("WarmThroughput").put("ReadUnitsPerSecond", 20_000))),
        Named.of(
            "warm index",
            table(
                table ->
                    ((ObjectNode) table.at("/GlobalSecondaryIndexes/1"))
                        .putObject("WarmThroughput")
                        .put("ReadUnitsPerSecond", 20_000))),
        Named.of(
            "a customer's key on the table",
            table(
                table ->
                    table
                        .putObject("SSESpecification")
                        .put("SSEEnabled", true)
                        .put("KMSMasterKeyId", "alias/papers"))),
        Named.of(
            "insights",
            table(
                table -> table.putObject("ContributorInsightsSpecification").put("Enabled", true))),
        Named.of(
            "provisioned concurrency",
            each(
                "AWS::Lambda::Alias",
                alias ->
                    alias
                        .putObject("ProvisionedConcurrencyConfig")
                        .put("ProvisionedConcurrentExecutions", 1))),
        Named.of(
            "a network",
            each("AWS::Lambda::Function", it -> it.putObject("VpcConfig").putArray("SubnetIds"))),
        Named.of(
            "a key on a function",
            each("AWS::Lambda::Function", it -> it.put("KmsKeyArn", "arn:aws:kms:::key/1"))),
        Named.of("logs for ever", each("AWS::Logs::LogGroup", it -> it.remove("RetentionInDays"))));
  }

  private static StackTemplate table(Consumer<ObjectNode> change) {
    return each("AWS::DynamoDB::Table", change);
  }

  private static StackTemplate each(String type, Consumer<ObjectNode> change) {
    return STACK.changed(
        copy -> copy.ofType(type).keySet().forEach(id -> change.accept(copy.properties(id))));
  }

  private static void provision(ObjectNode properties) {
    properties
        .putObject("ProvisionedThroughput")
        .put("ReadCapacityUnits", 5)
        .put("WriteCapacityUnits", 5);
  }
}
