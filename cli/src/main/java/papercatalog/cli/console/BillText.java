package papercatalog.cli.console;

import module java.base;

import papercatalog.cli.cost.Bill;

public final class BillText {
  private static final String LINE = "%-46s %12.2f   %s";

  private BillText() {}

  public static String of(Bill bill) {
    return """
    %-46s %12s   How
    %s
    %s

    Prices of us-east-1 in %s, before tax; Lambda's free million requests are not counted,\
     nor is what keeps functions awake ($0.001).\
    """
        .formatted(
            "Price",
            "Dollars",
            lines(bill.lines()),
            LINE.formatted("Sum", bill.dollars(), "US dollars a month"),
            bill.pricesOf());
  }

  private static String lines(List<Bill.Line> lines) {
    return lines.stream()
        .map(
            line ->
                LINE.formatted(
                    "%s a %s".formatted(dollars(line.price()), line.per()),
                    line.dollars(),
                    line.formula()))
        .collect(Collectors.joining("\n"));
  }

  private static String dollars(double price) {
    return price < 0.001
        ? "$" + BigDecimal.valueOf(price).toPlainString()
        : "$%s".formatted(price * 1_000 % 10 == 0 ? "%.2f" : "%.3f").formatted(price);
  }
}
