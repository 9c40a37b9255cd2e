package papercatalog.command;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import papercatalog.model.TenantName;
import papercatalog.target.Target;
import papercatalog.telemetry.Period;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options that say which lines are meant: of files or of a stack, and of what time. */
final class LineOptions {
  /** What a stack is asked for where no time is given: its queries cost by the bytes. */
  private static final Duration STACK_DEFAULT = Duration.ofHours(24);

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Logs, compressed by gzip or not; - is standard input.")
  private List<Path> files = List.of();

  @Option(
      names = "--stack",
      paramLabel = "NAME",
      description = "The functions of a deployed stack, such as PaperCatalog-prod.")
  private Optional<String> stack = Optional.empty();

  @Option(
      names = "--region",
      paramLabel = "REGION",
      description = "Of the stack (default: that of AWS_REGION or of the profile).")
  private Optional<String> region = Optional.empty();

  @Option(names = "--profile", paramLabel = "PROFILE", description = "An AWS profile.")
  private Optional<String> profile = Optional.empty();

  @Option(
      names = "--since",
      paramLabel = "INSTANT",
      description = "From this second on, such as 2026-11-21T00:00:00Z.")
  private Optional<Instant> since = Optional.empty();

  @Option(names = "--until", paramLabel = "INSTANT", description = "Up to its end.")
  private Optional<Instant> until = Optional.empty();

  @Option(
      names = "--last",
      paramLabel = "TIME",
      description = "Of the last days or hours: 7d, 12h (default: 24h with --stack).")
  private Optional<Duration> last = Optional.empty();

  @Option(
      names = "--tenant",
      paramLabel = "NAME",
      description = "Only lines of this tenant's functions (default: CATALOG_TENANT; of all).")
  private Optional<TenantName> tenant = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * The files that are meant, or none where a stack is.
   *
   * @throws ParameterException when neither or both are, or a file cannot be read
   */
  List<Path> files() {
    if (files.isEmpty() == stack.isEmpty()) {
      throw invalid("Which lines? Give FILE..., - (standard input) or --stack NAME");
    }
    if (stack.isEmpty() && (region.isPresent() || profile.isPresent())) {
      throw invalid("--region and --profile are for --stack");
    }
    return new InputFiles(command, files).paths();
  }

  /** The stack that is meant, if one is. */
  Optional<Target.Stack> stack() {
    return stack.map(name -> new Target.Stack(name, tenant(), new Target.Caller(profile, region)));
  }

  /** The tenant whose lines alone are meant, if one is. */
  Optional<TenantName> tenant() {
    return tenant.or(() -> TenantOption.ofEnvironment(command));
  }

  /**
   * The time that is meant, in whole seconds.
   *
   * @throws ParameterException when it is none
   */
  Period period(Clock clock) {
    if (last.isPresent() && (since.isPresent() || until.isPresent())) {
      throw invalid("--last stands alone; only --since and --until go together");
    }
    Instant now = clock.instant();
    Period period =
        last.or(() -> stack.isPresent() && since.isEmpty() ? Optional.of(STACK_DEFAULT) : last)
            .map(length -> before(until.orElse(now), length))
            .orElseGet(() -> between(now));
    if (period.from().isAfter(period.until())) {
      throw invalid("--since must not be later than --until");
    }
    return period;
  }

  private Period between(Instant now) {
    return new Period(
        since.map(LineOptions::second).orElse(Period.ALWAYS.from()),
        until
            .map(LineOptions::endOfSecond)
            .orElse(stack.isPresent() ? endOfSecond(now) : Period.ALWAYS.until()));
  }

  private static Period before(Instant end, Duration length) {
    return new Period(second(end.minus(length)), endOfSecond(end));
  }

  private static Instant second(Instant instant) {
    return instant.truncatedTo(ChronoUnit.SECONDS);
  }

  private static Instant endOfSecond(Instant instant) {
    return second(instant).plusMillis(999);
  }

  private ParameterException invalid(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
