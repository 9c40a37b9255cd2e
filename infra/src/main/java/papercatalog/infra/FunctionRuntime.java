package papercatalog.infra;

import java.nio.file.Path;
import software.amazon.awscdk.services.lambda.Architecture;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.Runtime;
import software.amazon.awscdk.services.lambda.SnapStartConf;

enum FunctionRuntime {
  /** Lambda's own Java runtime, started from snapshots; on arm64, which costs less. */
  JAVA25,
  /**
   * A package with its own JVM and a cache of loaded classes, for one architecture. Lambda takes
   * snapshots only of its own runtimes.
   */
  AOT;

  void configure(Function.Builder function, String zip) {
    switch (this) {
      case JAVA25 ->
          function
              .runtime(Runtime.JAVA_25)
              .architecture(Architecture.ARM_64)
              .snapStart(SnapStartConf.ON_PUBLISHED_VERSIONS);
      case AOT ->
          function
              .runtime(Runtime.PROVIDED_AL2023)
              .architecture(ElfHeader.architecture(Path.of(zip)));
    }
  }

  /** Whether functions start from snapshots, which Lambda drops after 14 days without a call. */
  boolean snapshots() {
    return this == JAVA25;
  }
}
