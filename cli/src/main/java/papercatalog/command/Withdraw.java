package papercatalog.command;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import papercatalog.model.PaperId;
import papercatalog.transfer.RecordName;
import papercatalog.write.Written;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code catalog withdraw}. */
@Command(
    name = "withdraw",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    sortOptions = false,
    description = "Takes a paper back: it leaves all lists, and only its tombstone can be read.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  catalog withdraw WP-001 --reason 'Replaced by WP-002.' --endpoint http://127.0.0.1:8000",
      "  catalog withdraw WP-001 --revision 3 --stack PaperCatalog-prod",
      "",
      "To bring it back, publish it again with --reinstate."
    })
final class Withdraw implements Callable<Integer> {
  @Parameters(paramLabel = "ID", description = "Of the paper.")
  private PaperId id;

  @Option(names = "--reason", paramLabel = "TEXT", description = "What readers are told.")
  private Optional<String> reason = Optional.empty();

  @Option(
      names = "--revision",
      paramLabel = "N",
      description = "Only if this is its revision (default: whatever is there).")
  private Optional<Long> revision = Optional.empty();

  @Mixin private HistoryOptions history;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    try (OpenTable table = OpenTable.at(target.target())) {
      out.note(table.place());
      Written written =
          history
              .applyTo(table.publisher())
              .withdraw(id, reason, revision.map(OptionalLong::of).orElseGet(OptionalLong::empty));
      out.result(new RecordName.OfPaper(id), written);
    }
    return 0;
  }
}
