package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.cost.Bill;
import papercatalog.cli.cost.Price;

/** Formats a bill as text, one meter per line, and as JSON. */
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
            Price.READ_IN);
  }

  public static ObjectNode json(Bill bill) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("dollars", bill.dollars()).put("pricesOf", Price.READ_IN).put("region", "us-east-1");
    ArrayNode lines = json.putArray("lines");
    for (Bill.Line line : bill.lines()) {
      lines
          .addObject()
          .put("meter", line.price().name().toLowerCase(Locale.ROOT))
          .put("price", line.price().dollars())
          .put("per", line.price().per())
          .put("quantity", line.quantity())
          .put("dollars", line.dollars())
          .put("formula", line.formula());
    }
    return json;
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

  private static String dollars(Price price) {
    return price.dollars() < 0.001
        ? "$" + BigDecimal.valueOf(price.dollars()).toPlainString()
        : "$%s"
            .formatted(price.dollars() * 1_000 % 10 == 0 ? "%.2f" : "%.3f")
            .formatted(price.dollars());
  }
}
