package papercatalog.cli.command;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "catalog "
          + Optional.ofNullable(CatalogTool.class.getPackage().getImplementationVersion())
              .orElse("(not from its jar)")
    };
  }
}
