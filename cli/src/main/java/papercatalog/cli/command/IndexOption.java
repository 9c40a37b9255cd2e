package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import picocli.CommandLine.Option;

final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "LOCATION",
      description = "A directory or s3://BUCKET (default: the bucket of --stack).")
  private Optional<String> location = Optional.empty();

  OpenIndex open(Target target, OpenTable table) throws IOException {
    if (location.isEmpty() && !(target.place() instanceof Target.Stack)) {
      throw new UsageError(
          "Pass --index DIR or --index s3://BUCKET, or --stack NAME to use its bucket");
    }
    return OpenIndex.at(target, table.table().namespace(), location);
  }
}
