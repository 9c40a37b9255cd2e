package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.entry.EntryRules;
import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TextField;
import papercatalog.domain.write.Publisher;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "withdraw",
    description = {
      "Withdraws a paper and leaves a tombstone.",
      "The paper leaves all lists. Its earlier versions stay readable unless --erase removes them."
    },
    footer = {
      "  catalog withdraw WP-001 --reason 'Replaced by WP-002.' --endpoint http://127.0.0.1:8000",
      "  catalog withdraw WP-001 --revision 3 --stack PaperCatalog-prod",
      "  catalog withdraw WP-001 --erase --yes --stack PaperCatalog-prod",
      "",
      "To bring it back, publish it again with --reinstate."
    })
final class Withdraw implements Callable<Integer> {
  @Mixin private PaperArgument paper;

  @Option(
      names = "--reason",
      paramLabel = "TEXT",
      converter = Reason.class,
      description = "Reason to show to readers.")
  private Optional<String> reason = Optional.empty();

  @Option(
      names = "--erase",
      description = "Also remove the earlier versions, for a takedown. Asks first.")
  private boolean erase;

  @Mixin private Confirmation confirmation;
  @Mixin private RevisionOption revision;
  @Mixin private DraftOptions drafts;
  @Mixin private TargetOptions target;
  @Mixin private ClockOption clock;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    try (OpenTable table = clock.open(target.target())) {
      out.note(table.place());
      if (erase && !confirmation.given(question())) {
        out.problem("Nothing was withdrawn.");
        return 1;
      }
      Publisher publisher = drafts.applyTo(table.publisher());
      out.result(
          new RecordName.OfPaper(paper.id()),
          erase
              ? publisher.withdrawAndErase(paper.id(), reason, revision.seen())
              : publisher.withdraw(paper.id(), reason, revision.seen()));
    }
    return 0;
  }

  private String question() {
    return "Withdraw the paper " + paper.id() + " and erase its earlier versions?";
  }

  /** Checks that the reason can be stored. */
  static final class Reason implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      try {
        return EntryRules.text("reason", TextField.STATUS_REASON.checked(text));
      } catch (InvalidValue e) {
        throw new TypeConversionException(e.rule());
      }
    }
  }
}
