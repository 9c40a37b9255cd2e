package papercatalog.command;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import papercatalog.cost.Bill;
import papercatalog.cost.Price;
import papercatalog.cost.Traffic;
import papercatalog.model.InvalidValue;
import papercatalog.schema.AccessPattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code catalog cost}. */
@Command(
    name = "cost",
    description = "Prints what a month of traffic costs on AWS, meter by meter, with the formula.",
    footer = {
      "  catalog cost --reads GetPaper=1000000,ListCollectionPapers=200000 --papers 100000",
      "  catalog cost --reads A1=1000000 --publishes 5000 --authors 8 --output json",
      "",
      "It needs no table and no credentials."
    })
final class Cost implements Callable<Integer> {
  @Option(
      names = "--reads",
      paramLabel = "PATTERN=N",
      split = ",",
      converter = {Pattern.class, Count.class},
      description = "Requests a month by pattern: GetPaper or A1, ListCollectionPapers or A2, ...")
  private Map<AccessPattern, Long> reads = new LinkedHashMap<>();

  @Option(
      names = "--publishes",
      paramLabel = "N",
      converter = Count.class,
      description = "Papers published a month.")
  private long publishes;

  @Option(
      names = "--papers",
      paramLabel = "N",
      converter = Count.class,
      description = "Papers stored.")
  private long papers;

  @Option(
      names = "--authors",
      paramLabel = "N",
      defaultValue = "5",
      description = "Authors of a paper (default: ${DEFAULT-VALUE}).")
  private int authors;

  @Option(
      names = "--topics",
      paramLabel = "N",
      defaultValue = "3",
      description = "Topics of a paper (default: ${DEFAULT-VALUE}).")
  private int topics;

  @Option(
      names = "--identifiers",
      paramLabel = "N",
      defaultValue = "1",
      description = "Identifiers of a paper, such as its DOI (default: ${DEFAULT-VALUE}).")
  private int identifiers;

  @Option(
      names = "--paper-bytes",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Size of a paper with its abstract (default: ${DEFAULT-VALUE}).")
  private int paperBytes;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "25",
      description = "Entries a page (default: ${DEFAULT-VALUE}).")
  private int limit;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      defaultValue = "1024",
      description = "Memory of a function (default: ${DEFAULT-VALUE}).")
  private int memory;

  @Option(
      names = "--log-bytes",
      paramLabel = "N",
      defaultValue = "1024",
      description = "Logged per request (default: ${DEFAULT-VALUE}).")
  private int logBytes;

  @Mixin private OutputOptions output;
  @Spec private CommandSpec command;

  @Override
  public Integer call() {
    Bill bill = Bill.of(new Traffic(reads, publishes, papers, shape()));
    output.open().result(() -> text(bill), () -> json(bill));
    return 0;
  }

  private Traffic.Shape shape() {
    try {
      return new Traffic.Shape(authors, topics, identifiers, paperBytes, limit, memory, logBytes);
    } catch (InvalidValue e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
  }

  private static String text(Bill bill) {
    String lines =
        bill.lines().stream()
            .map(
                line ->
                    "%-46s %12.2f   %s"
                        .formatted(
                            "%s a %s".formatted(dollars(line.price()), line.price().per()),
                            line.dollars(),
                            line.formula()))
            .collect(Collectors.joining("\n"));
    return """
    %-46s %12s   %s
    %s
    %-46s %12.2f   US dollars a month

    Prices of us-east-1 in %s, before tax; Lambda's free million requests are not counted.\
    """
        .formatted("Price", "Dollars", "How", lines, "Sum", bill.dollars(), Price.READ_IN);
  }

  private static String dollars(Price price) {
    return price.dollars() < 0.001
        ? "$%.10f".formatted(price.dollars())
        : "$%s"
            .formatted(price.dollars() * 1_000 % 10 == 0 ? "%.2f" : "%.3f")
            .formatted(price.dollars());
  }

  private static ObjectNode json(Bill bill) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("dollars", bill.dollars()).put("pricesOf", Price.READ_IN).put("region", "us-east-1");
    bill.lines()
        .forEach(
            line ->
                json.withArray("lines")
                    .addObject()
                    .put("meter", line.price().name().toLowerCase(Locale.ROOT))
                    .put("price", line.price().dollars())
                    .put("per", line.price().per())
                    .put("quantity", line.quantity())
                    .put("dollars", line.dollars())
                    .put("formula", line.formula()));
    return json;
  }

  /** {@code GetPaper} or {@code A1}. */
  static final class Pattern implements ITypeConverter<AccessPattern> {
    @Override
    public AccessPattern convert(String text) {
      return Arrays.stream(AccessPattern.values())
          .filter(p -> p.operation().equalsIgnoreCase(text) || p.number().equalsIgnoreCase(text))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException("must be one of " + names()));
    }

    private static String names() {
      return Arrays.stream(AccessPattern.values())
          .map(p -> p.operation() + " (" + p.number() + ")")
          .collect(Collectors.joining(", "));
    }
  }

  /** A whole number from 0 up. */
  static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      try {
        long count = Long.parseLong(text.replace("_", ""));
        if (count >= 0) {
          return count;
        }
      } catch (NumberFormatException _) {
        // The rule is given below.
      }
      throw new TypeConversionException("must be a whole number from 0 up");
    }
  }
}
