package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.services.budgets.CfnBudget;
import software.amazon.awscdk.services.budgets.CfnBudget.BudgetDataProperty;
import software.amazon.awscdk.services.budgets.CfnBudget.NotificationProperty;
import software.amazon.awscdk.services.budgets.CfnBudget.NotificationWithSubscribersProperty;
import software.amazon.awscdk.services.budgets.CfnBudget.SpendProperty;
import software.amazon.awscdk.services.budgets.CfnBudget.SubscriberProperty;
import software.constructs.Construct;

/**
 * Mails about the bill of the whole account. A budget for one stack would need a cost allocation
 * tag, and would stay silent in an account that has not activated it.
 */
final class MonthlyBudget extends Construct {
  private static final List<Integer> PERCENT = List.of(80, 100);

  MonthlyBudget(Construct scope, Settings settings) {
    super(scope, "Budget");
    SubscriberProperty operator =
        SubscriberProperty.builder()
            .subscriptionType("EMAIL")
            .address(settings.alarmEmail.orElseThrow())
            .build();
    List<NotificationWithSubscribersProperty> notices = new ArrayList<>();
    for (String kind : List.of("ACTUAL", "FORECASTED")) {
      PERCENT.forEach(percent -> notices.add(notice(kind, percent, operator)));
    }
    CfnBudget.Builder.create(this, "Month")
        .budget(
            BudgetDataProperty.builder()
                .budgetType("COST")
                .timeUnit("MONTHLY")
                .budgetLimit(SpendProperty.builder().amount(settings.budget).unit("USD").build())
                .build())
        .notificationsWithSubscribers(notices)
        .build();
  }

  private static NotificationWithSubscribersProperty notice(
      String kind, int percent, SubscriberProperty subscriber) {
    return NotificationWithSubscribersProperty.builder()
        .notification(
            NotificationProperty.builder()
                .notificationType(kind)
                .comparisonOperator("GREATER_THAN")
                .threshold(percent)
                .thresholdType("PERCENTAGE")
                .build())
        .subscribers(List.of(subscriber))
        .build();
  }
}
