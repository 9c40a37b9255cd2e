package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What a template costs a month while no request comes: a line for everything that is not free.
 *
 * @param lines empty when it costs nothing
 */
record IdleBill(List<Line> lines) {
  private static final BigDecimal MB_IN_A_GB = BigDecimal.valueOf(1_024);

  /**
   * @param price empty when it has none that is known, or none by the month
   */
  record Line(String resource, String reason, Optional<BigDecimal> price) {}

  static IdleBill of(StackTemplate template) {
    List<Line> lines = new ArrayList<>();
    template
        .resources()
        .forEach(
            (logicalId, resource) -> {
              String type = resource.get("Type").textValue();
              JsonNode properties = resource.path("Properties");
              new Account(logicalId, lines).charge(type, properties);
            });
    ScheduledCall.of(template)
        .forEach((logicalId, call) -> lines.add(calls(template, logicalId, call)));
    return new IdleBill(List.copyOf(lines));
  }

  /**
   * The calls of a schedule. Each is taken to run for a second: what Lambda bills of a restored
   * snapshot, the JVM's part and its hooks, and an answer that asks nothing of the table.
   */
  private static Line calls(StackTemplate template, String logicalId, ScheduledCall call) {
    Optional<Integer> memory = call.target().flatMap(target -> memory(template, target));
    if (call.every().isEmpty() || memory.isEmpty()) {
      return new Line(logicalId, "calls, of unknown number and kind", Optional.empty());
    }
    BigDecimal calls = callsAMonth(call.every().get());
    BigDecimal seconds =
        StandingPrices.GB_SECOND.multiply(BigDecimal.valueOf(memory.get())).divide(MB_IN_A_GB);
    BigDecimal price = StandingPrices.SCHEDULED_CALL.add(seconds).multiply(calls);
    return new Line(logicalId, "%.2f calls".formatted(calls), Optional.of(price));
  }

  static BigDecimal callsAMonth(Duration every) {
    return StandingPrices.HOURS
        .multiply(BigDecimal.valueOf(3_600))
        .divide(BigDecimal.valueOf(every.toSeconds()), MathContext.DECIMAL64);
  }

  /** Of a function in MB, or of the one behind an alias. */
  private static Optional<Integer> memory(StackTemplate template, String target) {
    JsonNode properties = template.resources().get(target).path("Properties");
    return properties.has("MemorySize")
        ? Optional.of(properties.get("MemorySize").intValue())
        : Optional.ofNullable(properties.at("/FunctionName/Ref").textValue())
            .flatMap(function -> memory(template, function));
  }

  /** The sum of the lines that have a price. */
  BigDecimal total() {
    return lines.stream()
        .flatMap(line -> line.price().stream())
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /** Writes the lines of one resource. */
  private record Account(String logicalId, List<Line> lines) {
    void charge(String type, JsonNode properties) {
      StandingPrices.of(type)
          .ifPresentOrElse(
              price -> {
                if (price.signum() > 0) {
                  add(type, price.multiply(watched(properties)));
                }
              },
              () -> add(type + " has no known standing price"));
      if (type.equals("AWS::Logs::LogGroup") && !properties.has("RetentionInDays")) {
        add("logs that are kept for ever");
      }
      if (type.equals("AWS::DynamoDB::Table")
          && !properties.path("BillingMode").asText().equals("PAY_PER_REQUEST")) {
        add("provisioned capacity, the default billing mode");
      }
      if (type.equals("AWS::Events::Rule") && properties.has("ScheduleExpression")) {
        add("a rule that goes by the clock, and not by events");
      }
      chargeWithin(properties);
    }

    /** An alarm is paid by the metric: one over a sum of thirteen, thirteen times. */
    private static BigDecimal watched(JsonNode properties) {
      int metrics = properties.findValues("MetricStat").size();
      return BigDecimal.valueOf(Math.max(1, metrics));
    }

    private void chargeWithin(JsonNode node) {
      for (Map.Entry<String, JsonNode> property : node.properties()) {
        chargeFor(property.getKey(), property.getValue());
        chargeWithin(property.getValue());
      }
      if (node.isArray()) {
        node.forEach(this::chargeWithin);
      }
    }

    private void chargeFor(String name, JsonNode value) {
      switch (name) {
        case "ProvisionedThroughput" ->
            add(
                name,
                StandingPrices.READ_CAPACITY_UNIT
                    .multiply(value.path("ReadCapacityUnits").decimalValue())
                    .add(
                        StandingPrices.WRITE_CAPACITY_UNIT.multiply(
                            value.path("WriteCapacityUnits").decimalValue())));
        case "ProvisionedConcurrencyConfig", "ProvisionedConcurrencyConfiguration" ->
            add(
                name,
                StandingPrices.PROVISIONED_CONCURRENCY_GB.multiply(
                    value.path("ProvisionedConcurrentExecutions").decimalValue()));
        case "CacheClusterEnabled" -> chargeIf(value, name, StandingPrices.STAGE_CACHE);
        case "KMSMasterKeyId", "KmsMasterKeyId", "KmsKeyId", "KmsKeyArn" ->
            add(name, StandingPrices.CUSTOMER_KEY);
        case "ProvisionedPollerConfig" ->
            add("ProvisionedPollerConfig, pollers that are kept ready");
        case "WarmThroughput" -> add("WarmThroughput, paid once and never lowered");
        case "ContributorInsightsSpecification" -> add("Contributor Insights");
        case "VpcConfig" -> add("VpcConfig: DynamoDB is out of reach without more resources");
        default -> {
          // Every other property is free, or paid for when it is used.
        }
      }
    }

    private void chargeIf(JsonNode condition, String reason, BigDecimal price) {
      if (condition.asBoolean()) {
        add(reason, price);
      }
    }

    private void add(String reason, BigDecimal price) {
      lines.add(new Line(logicalId, reason, Optional.of(price)));
    }

    private void add(String reason) {
      lines.add(new Line(logicalId, reason, Optional.empty()));
    }
  }
}
