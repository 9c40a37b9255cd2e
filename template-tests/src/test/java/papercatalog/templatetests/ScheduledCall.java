package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A schedule of a template: what it calls, how often, with what.
 *
 * @param target the logical id of what it calls, when that is an alias or a function
 * @param every empty when that is not said as a rate
 * @param event what it sends, as it is written
 * @param role the logical id of the role that it takes
 */
record ScheduledCall(
    Optional<String> target,
    Optional<Duration> every,
    String event,
    String role,
    JsonNode properties) {
  private static final Pattern RATE = Pattern.compile("rate\\((\\d+) (minute|hour|day)s?\\)");

  /** Every schedule by its logical id. */
  static Map<String, ScheduledCall> of(StackTemplate template) {
    Map<String, ScheduledCall> calls = new LinkedHashMap<>();
    template
        .ofType("AWS::Scheduler::Schedule")
        .forEach((id, schedule) -> calls.put(id, call(schedule.get("Properties"))));
    return calls;
  }

  private static ScheduledCall call(JsonNode properties) {
    JsonNode target = properties.get("Target");
    JsonNode arn = target.get("Arn");
    return new ScheduledCall(
        Optional.ofNullable(
            arn.has("Ref") ? arn.get("Ref").textValue() : arn.at("/Fn::GetAtt/0").textValue()),
        every(properties.path("ScheduleExpression").asText()),
        target.path("Input").asText(),
        target.at("/RoleArn/Fn::GetAtt/0").asText(),
        properties);
  }

  private static Optional<Duration> every(String expression) {
    Matcher rate = RATE.matcher(expression);
    if (!rate.matches()) {
      return Optional.empty();
    }
    long number = Long.parseLong(rate.group(1));
    return Optional.of(
        switch (rate.group(2)) {
          case "minute" -> Duration.ofMinutes(number);
          case "hour" -> Duration.ofHours(number);
          default -> Duration.ofDays(number);
        });
  }
}
