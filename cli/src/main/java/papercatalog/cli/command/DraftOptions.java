package papercatalog.cli.command;

import java.time.Duration;
import java.util.Optional;
import papercatalog.domain.write.Publisher;
import picocli.CommandLine.Option;

/** What becomes of superseded drafts. */
final class DraftOptions {
  @Option(
      names = "--expire-superseded-drafts-after",
      paramLabel = "AGE",
      description =
          "Let DynamoDB drop superseded drafts of the papers that this writes, so long after"
              + " another version took their place: 365d, 12h (default: keep them).")
  private Optional<Duration> age = Optional.empty();

  Publisher applyTo(Publisher publisher) {
    return age.map(publisher::expiringSupersededDraftsAfter).orElse(publisher);
  }
}
