package papercatalog.cli.console;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import papercatalog.cli.cost.Bill;
import papercatalog.cli.cost.Price;
import papercatalog.cli.cost.Provisioned;

/** Formats a bill as text: one meter per line, then the cost of provisioned capacity. */
public final class BillText {
  private static final String LINE = "%-46s %12.2f   %s";

  private BillText() {}

  public static String of(Bill bill, Provisioned provisioned) {
    return """
    %s
    %s
    %s

    %s
    %s
    %s
    %s

    Prices of us-east-1 in %s, before tax; Lambda's free million requests are not counted,\
     nor is what keeps functions awake ($0.0008).\
    """
        .formatted(
            head("Price"),
            lines(bill.lines()),
            LINE.formatted("Sum", bill.dollars(), "US dollars a month"),
            head("Reads and writes with provisioned capacity"),
            lines(provisioned.lines()),
            LINE.formatted(
                "Sum", provisioned.dollars(), "on demand " + cents(provisioned.onDemandDollars())),
            judgement(provisioned),
            Price.READ_IN);
  }

  private static String head(String what) {
    return "%-46s %12s   %s".formatted(what, "Dollars", "How");
  }

  private static String lines(List<Bill.Line> lines) {
    return lines.stream()
        .map(
            line ->
                LINE.formatted(
                    "%s a %s".formatted(dollars(line.price()), line.price().per()),
                    line.dollars(),
                    line.formula()))
        .collect(Collectors.joining("\n"));
  }

  private static String judgement(Provisioned provisioned) {
    String used = "%.0f %% of it used day and night".formatted(100 * provisioned.utilisation());
    if (provisioned.onDemandDollars() == 0) {
      return "With " + used + ". Without traffic, on demand costs nothing.";
    }
    if (provisioned.breakEven().isEmpty()) {
      return "With %s, on demand is cheaper for any traffic. The break-even is at %.1f %%."
          .formatted(used, 100 * Provisioned.BREAK_EVEN_UTILISATION);
    }
    double times = provisioned.breakEven().getAsDouble();
    return "With %s, it is cheaper from %s times this traffic on: %s read and %s write units a second."
        .formatted(
            used,
            rounded(times),
            rounded(times * provisioned.readUnits()),
            rounded(times * provisioned.writeUnits()));
  }

  private static String dollars(Price price) {
    return price.dollars() < 0.001
        ? "$" + BigDecimal.valueOf(price.dollars()).toPlainString()
        : "$%s"
            .formatted(price.dollars() * 1_000 % 10 == 0 ? "%.2f" : "%.3f")
            .formatted(price.dollars());
  }

  private static String cents(double dollars) {
    return "%.2f".formatted(dollars);
  }

  /** Rounds to a tenth, and numbers below 1 to two digits. */
  private static String rounded(double value) {
    return value >= 1 || value == 0 ? "%,.1f".formatted(value) : "%.2g".formatted(value);
  }
}
