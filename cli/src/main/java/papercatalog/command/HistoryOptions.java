package papercatalog.command;

import java.time.Duration;
import java.util.Optional;
import papercatalog.write.Publisher;
import picocli.CommandLine.Option;

/** What becomes of superseded states. */
final class HistoryOptions {
  @Option(
      names = "--expire-history-after",
      paramLabel = "AGE",
      description =
          "Let DynamoDB drop superseded states after this time: 365d, 12h (default: keep them).")
  private Optional<Duration> age = Optional.empty();

  Publisher applyTo(Publisher publisher) {
    return age.map(publisher::expiringHistoryAfter).orElse(publisher);
  }
}
