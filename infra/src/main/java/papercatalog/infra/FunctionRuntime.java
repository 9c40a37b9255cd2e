package papercatalog.infra;

import java.nio.file.Path;
import software.amazon.awscdk.services.lambda.Architecture;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.Runtime;
import software.amazon.awscdk.services.lambda.SnapStartConf;

/** The runtimes of the functions, each with its own package. */
enum FunctionRuntime {
  /** Lambda's own Java runtime, started from snapshots; on arm64, which costs less. */
  JAVA25("zip", "build the functions first", true) {
    @Override
    void configure(Function.Builder function, Path zip) {
      function
          .runtime(Runtime.JAVA_25)
          .architecture(Architecture.ARM_64)
          .snapStart(SnapStartConf.ON_PUBLISHED_VERSIONS);
    }
  },
  /**
   * A package with its own JVM and a cache of loaded classes, for the architecture that it was
   * built on. Without snapshots, which Lambda takes only of its own runtimes.
   */
  AOT("aotZip", "run make package-aot first", false) {
    @Override
    void configure(Function.Builder function, Path zip) {
      function.runtime(Runtime.PROVIDED_AL2023).architecture(ElfHeader.architecture(zip));
    }
  };

  private final String zipSetting;
  private final String remedy;
  private final boolean snapshots;

  FunctionRuntime(String zipSetting, String remedy, boolean snapshots) {
    this.zipSetting = zipSetting;
    this.remedy = remedy;
    this.snapshots = snapshots;
  }

  /** Applies the settings that depend on the runtime. */
  abstract void configure(Function.Builder function, Path zip);

  /** The setting that names its package. */
  String zipSetting() {
    return zipSetting;
  }

  /** Whether functions start from snapshots, which Lambda drops after 14 days without a call. */
  boolean snapshots() {
    return snapshots;
  }

  /** The advice when the package is missing. */
  String remedy() {
    return remedy;
  }
}
