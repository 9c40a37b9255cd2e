package papercatalog.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The built packages, found from the project's directory. */
record Zips(Path project) {
  Packaging floor() {
    return new Packaging.ManagedRuntime(project.resolve("benchmarks/floor/target/floor.zip"));
  }

  Packaging functions() {
    return new Packaging.ManagedRuntime(project.resolve("functions/target/functions.zip"));
  }

  /** The package with its own runtime, where it has been built. */
  Optional<Packaging> aot() {
    return Optional.of(project.resolve("aot/target/aot.zip"))
        .filter(Files::isRegularFile)
        .map(Packaging.OwnRuntime::new);
  }
}
