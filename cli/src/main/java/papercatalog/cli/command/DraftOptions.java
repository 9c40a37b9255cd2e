package papercatalog.cli.command;

import module java.base;

import papercatalog.publishing.write.Publisher;
import picocli.CommandLine.Option;

final class DraftOptions {
  @Option(
      names = "--expire-superseded-drafts-after",
      order = 0,
      paramLabel = "AGE",
      description =
          "Let DynamoDB delete superseded drafts of the written papers this long after"
              + " another version took their place: 365d, 12h (default: keep them).")
  private Optional<Duration> age = Optional.empty();

  Publisher applyTo(Publisher publisher) {
    return age.map(publisher::expiringSupersededDraftsAfter).orElse(publisher);
  }
}
