package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.cli.console.Output;
import papercatalog.cli.cost.Bill;
import papercatalog.cli.cost.Traffic;
import papercatalog.cli.cost.Traffic.Setting;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "cost",
    description = {
      "Prints what a month of traffic costs on AWS.",
      "Shows each meter with its formula."
    },
    footer = {
      "  catalog cost --requests 1000000 --papers 100000",
      "  catalog cost --reads GetPaper=1000000,ListCollectionPapers=200000 --papers 100000",
      "  catalog cost --reads A1=1000000 --publishes 5000 --authors 8 --output json",
      "  catalog cost --requests 1000000 --papers 100000 --with search,cdn,alarms",
      "",
      "It needs no table and no credentials."
    })
final class Cost extends CatalogCommand {
  private static final Traffic.Shape USUAL = Traffic.Shape.USUAL;
  private static final String LINE = "%-46s %12.2f   %s";
  private static final String DEFAULT = " (default: ${DEFAULT-VALUE}).";

  @Option(
      names = "--reads",
      paramLabel = "PATTERN=N",
      split = ",",
      converter = {Pattern.class, Count.class},
      description = "Requests per month: GetPaper or A1, ListCollectionPapers or A2, ...")
  private Map<AccessPattern<?>, Long> reads = new LinkedHashMap<>();

  @Option(
      names = "--requests",
      paramLabel = "N",
      converter = Count.class,
      description =
          "Requests per month of all patterns, by their frequency in the table of access patterns:"
              + " 100 of a high one and 10 of a medium one for each of a low one.")
  private Optional<Long> requests = Optional.empty();

  @Option(
      names = "--publishes",
      paramLabel = "N",
      converter = Count.class,
      description = "Papers published per month.")
  private long publishes;

  @Option(
      names = "--papers",
      paramLabel = "N",
      converter = Count.class,
      description = "Papers stored.")
  private long papers;

  @Option(names = "--authors", paramLabel = "N", description = "Authors per paper" + DEFAULT)
  private int authors = USUAL.authors();

  @Option(names = "--topics", paramLabel = "N", description = "Topics per paper" + DEFAULT)
  private int topics = USUAL.topics();

  @Option(
      names = "--identifiers",
      paramLabel = "N",
      description = "Identifiers per paper, such as a DOI" + DEFAULT)
  private int identifiers = USUAL.identifiers();

  @Option(
      names = "--references",
      paramLabel = "N",
      description = "References per paper, each with a DOI" + DEFAULT)
  private int references = USUAL.references();

  @Option(
      names = "--paper-bytes",
      paramLabel = "N",
      description = "Bytes of a paper with its abstract" + DEFAULT)
  private int paperBytes = USUAL.paperBytes();

  @Option(names = "--limit", paramLabel = "N", description = "Entries per page" + DEFAULT)
  private int limit = USUAL.limit();

  @Option(
      names = "--memory",
      paramLabel = "MB",
      description = "MB of memory per function" + DEFAULT)
  private int memory = USUAL.memory();

  @Option(
      names = "--log-bytes",
      paramLabel = "N",
      description = "Bytes logged per request" + DEFAULT)
  private int logBytes = USUAL.logBytes();

  @Option(
      names = "--with",
      paramLabel = "SETTING",
      split = ",",
      description =
          "Settings of the stack that are on: ${COMPLETION-CANDIDATES}. Others cost nothing.")
  private Set<Setting> settings = EnumSet.noneOf(Setting.class);

  @Override
  int run(Output out) {
    if (requests.isPresent() && !reads.isEmpty()) {
      throw new UsageError("Pass --reads or --requests");
    }
    Traffic.Shape shape =
        UsageError.checked(
            () ->
                new Traffic.Shape(
                    authors, topics, identifiers, references, paperBytes, limit, memory, logBytes));
    Map<AccessPattern<?>, Long> traffic = requests.map(Traffic::usual).orElse(reads);
    Bill bill =
        UsageError.checked(() -> Bill.of(new Traffic(traffic, publishes, papers, shape, settings)));
    out.result(() -> text(bill), () -> new ObjectMapper().valueToTree(bill));
    return 0;
  }

  private static String text(Bill bill) {
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

  static final class Pattern implements ITypeConverter<AccessPattern<?>> {
    @Override
    public AccessPattern<?> convert(String text) {
      return AccessPatterns.all().stream()
          .filter(p -> p.operation().equalsIgnoreCase(text) || p.number().equalsIgnoreCase(text))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException("must be one of " + names()));
    }

    private static String names() {
      return AccessPatterns.all().stream()
          .map(p -> p.operation() + " (" + p.number() + ")")
          .collect(Collectors.joining(", "));
    }
  }

  static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return Values.parsed(
          () -> Long.parseLong(text.replace("_", "")),
          count -> count >= 0,
          "must be a whole number from 0 up");
    }
  }
}
