package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.AnswerCache;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TextField;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Written;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "withdraw",
    description = {
      "Withdraws a paper and leaves a tombstone.",
      "The paper leaves all lists. Its earlier versions stay readable unless --take-down removes"
          + " them, and",
      "its words in the search's index."
    },
    footer = {
      "  catalog withdraw WP-001 --reason 'Replaced by WP-002.' --endpoint http://127.0.0.1:8000",
      "  catalog withdraw WP-001 --revision 3 --stack PaperCatalog-prod",
      "  catalog withdraw WP-001 --take-down --invalidate --yes --stack PaperCatalog-prod",
      "",
      "To bring it back, publish it again with --reinstate."
    })
final class Withdraw extends CatalogCommand {
  @Option(
      names = "--reason",
      paramLabel = "TEXT",
      converter = Reason.class,
      description = "Reason to show to readers.")
  private Optional<String> reason = Optional.empty();

  @Option(names = "--take-down", description = "Also remove the earlier versions. Asks first.")
  private boolean takeDown;

  /** The former name of {@code --take-down}. */
  @Option(names = "--erase", hidden = true)
  private boolean erase;

  @Option(
      names = "--invalidate",
      description = "Also drop all answers that the CDN of the --stack keeps.")
  private boolean invalidate;

  @Mixin private DraftOptions drafts;
  @Mixin private RemovalOptions removal;

  @Override
  int run(Output out) throws IOException {
    takeDown |= erase;
    Optional<String> question =
        takeDown
            ? Optional.of("Withdraw the paper %s and remove its earlier versions?")
            : Optional.empty();
    return removal.remove(question, "withdrawn", takeDown, this::withdraw, out);
  }

  private Written withdraw(Publisher plain, PaperId id, OptionalLong seen) {
    Publisher publisher = drafts.applyTo(plain);
    Optional<AnswerCache> kept =
        invalidate ? Optional.of(AnswerCache.of(removal.target())) : Optional.empty();
    Written written =
        takeDown ? publisher.takeDown(id, reason, seen) : publisher.withdraw(id, reason, seen);
    kept.ifPresent(AnswerCache::invalidate);
    return written;
  }

  static final class Reason implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      return Values.checked(() -> EntryRules.text("reason", TextField.STATUS_REASON.checked(text)));
    }
  }
}
