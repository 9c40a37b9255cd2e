package papercatalog.cli.console;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import papercatalog.cli.cost.Bill;
import papercatalog.cli.cost.Price;

/** Formats a bill as JSON. */
public final class BillJson {
  private BillJson() {}

  public static ObjectNode of(Bill bill) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("dollars", bill.dollars()).put("pricesOf", Price.READ_IN).put("region", "us-east-1");
    put(bill.lines(), json.putArray("lines"));
    return json;
  }

  private static void put(List<Bill.Line> lines, ArrayNode json) {
    for (Bill.Line line : lines) {
      json.addObject()
          .put("meter", line.price().name().toLowerCase(Locale.ROOT))
          .put("price", line.price().dollars())
          .put("per", line.price().per())
          .put("quantity", line.quantity())
          .put("dollars", line.dollars())
          .put("formula", line.formula());
    }
  }
}
