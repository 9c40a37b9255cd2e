package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A budget mails before the bill is too high, and when it is. */
@Tag("slow")
final class MonthlyBudgetTest {
  private static final String TYPE = "AWS::Budgets::Budget";

  @Test
  void budget_mailsAtFourMarks() {
    StackTemplate stack =
        Synthesis.with(Map.of("budget", 20, "alarmEmail", "operator@example.org"));
    JsonNode budget = stack.properties(stack.only(TYPE));

    assertThat(budget.get("Budget"))
        .hasToString(
            "{\"BudgetLimit\":{\"Amount\":20,\"Unit\":\"USD\"},\"BudgetType\":\"COST\","
                + "\"TimeUnit\":\"MONTHLY\"}");
    assertThat(budget.get("NotificationsWithSubscribers").valueStream())
        .extracting(
            it ->
                "%s %s %s%% %s"
                    .formatted(
                        it.at("/Notification/NotificationType").textValue(),
                        it.at("/Notification/ComparisonOperator").textValue(),
                        it.at("/Notification/Threshold"),
                        it.at("/Subscribers")))
        .containsExactlyInAnyOrder(
            notice("ACTUAL", 80), notice("ACTUAL", 100),
            notice("FORECASTED", 80), notice("FORECASTED", 100));
    assertThat(budget.findValuesAsText("ThresholdType")).containsOnly("PERCENTAGE");
    assertThat(stack.ofType("AWS::CloudWatch::Alarm")).isEmpty();
  }

  @Test
  void budget_whenNotChosen_isNone() {
    assertThat(Synthesis.standard().ofType(TYPE)).isEmpty();
  }

  private static String notice(String kind, int percent) {
    return kind
        + " GREATER_THAN "
        + percent
        + "% [{\"Address\":\"operator@example.org\",\"SubscriptionType\":\"EMAIL\"}]";
  }
}
