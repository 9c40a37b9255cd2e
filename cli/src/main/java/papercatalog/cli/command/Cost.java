package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.BillText;
import papercatalog.cli.cost.Bill;
import papercatalog.cli.cost.LoggedBytes;
import papercatalog.cli.cost.Traffic;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "cost",
    description = {
      "Prints what a month of traffic costs on AWS.",
      "Shows each meter with its formula."
    },
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
  private Map<AccessPattern<?>, Long> reads = new LinkedHashMap<>();

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
      defaultValue = "" + LoggedBytes.A_REQUEST,
      description = "Logged per request (default: ${DEFAULT-VALUE}).")
  private int logBytes;

  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Traffic.Shape shape =
        UsageError.checked(
            () ->
                new Traffic.Shape(
                    authors, topics, identifiers, paperBytes, limit, memory, logBytes));
    Bill bill = Bill.of(new Traffic(reads, publishes, papers, shape));
    output.open().result(() -> BillText.of(bill), () -> BillText.json(bill));
    return 0;
  }

  /** {@code GetPaper} or {@code A1}. */
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
