package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.deposit.Crossref;
import papercatalog.citations.deposit.Deposit;
import papercatalog.citations.deposit.Depositor;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.DepositFormat;
import papercatalog.domain.pattern.AccessPatterns;
import picocli.CommandLine.Option;

/** The options of the formats of registries. */
final class DepositOptions {
  @Option(
      names = "--pages",
      paramLabel = "URL",
      description =
          "Address of the catalog, under which DOIs lead to papers (default: that of --stack).")
  private Optional<URI> pages = Optional.empty();

  @Option(names = "--depositor", paramLabel = "NAME", description = "For crossref: who deposits.")
  private Optional<String> depositor = Optional.empty();

  @Option(
      names = "--email",
      paramLabel = "ADDRESS",
      description = "For crossref: where its report goes.")
  private Optional<String> email = Optional.empty();

  @Option(
      names = "--crossmark",
      paramLabel = "DOI",
      description = "For crossref: the DOI of your Crossmark policy, to register retractions.")
  private Optional<String> policy = Optional.empty();

  /** Fails with {@link UsageError} if one is missing or not for this format. */
  void require(Optional<DepositFormat> format) {
    boolean crossref = format.equals(Optional.of(DepositFormat.CROSSREF));
    UsageError.unless(
        pages.isEmpty() || format.isPresent(), "--pages is for crossref and datacite");
    UsageError.unless(
        pages.filter(it -> it.getRawQuery() != null || it.getRawFragment() != null).isEmpty(),
        "--pages must be an address without ? and #: those of papers follow it");
    UsageError.unless(
        crossref || (depositor.isEmpty() && email.isEmpty() && policy.isEmpty()),
        "--depositor, --email and --crossmark are for --format crossref");
    if (crossref) {
      UsageError.unless(isSized(depositor, 1, 130), "--format crossref needs --depositor NAME");
      UsageError.unless(
          isSized(email, 6, 200) && email.get().contains("@"),
          "--format crossref needs --email ADDRESS");
      UsageError.unless(
          policy.isEmpty() || Deposit.REGISTERED.matcher(policy.get()).matches(),
          "--crossmark must be a DOI such as 10.5555/policy");
    }
  }

  Crossref at(OpenTable table, Clock clock) {
    String origin =
        pages
            .map(URI::toString)
            .or(() -> table.host().map(host -> "https://" + host))
            .orElseThrow(
                () ->
                    new UsageError(
                        "Where are the papers? --pages URL, the address of the catalog"));
    String catalog = origin.replaceFirst("/+$", "");
    return new Crossref(
        new Depositor(depositor.orElse(""), email.orElse("")),
        paper -> catalog + AccessPatterns.GET_PAPER.path(paper),
        policy,
        clock.instant());
  }

  private static boolean isSized(Optional<String> text, int minLength, int maxLength) {
    return text.filter(it -> it.length() >= minLength && it.length() <= maxLength).isPresent()
        && !text.get().isBlank();
  }
}
