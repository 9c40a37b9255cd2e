package papercatalog.cli.command;

import java.io.IOException;
import java.util.Optional;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.Target;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that selects the index. */
final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "LOCATION",
      description = "A directory or s3://BUCKET (default: the bucket of --stack).")
  private Optional<String> location = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Opens the index of a catalog.
   *
   * @throws ParameterException when nothing says where it is
   */
  OpenIndex open(Target target) throws IOException {
    if (location.isEmpty() && !(target instanceof Target.Stack)) {
      throw new ParameterException(
          command.commandLine(),
          "Which index? Give --index DIR or --index s3://BUCKET; --stack knows its bucket");
    }
    return OpenIndex.at(target, location);
  }
}
