package papercatalog.infra;

import java.nio.file.Path;
import software.amazon.awscdk.services.lambda.Architecture;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.Runtime;
import software.amazon.awscdk.services.lambda.SnapStartConf;

/** What Lambda runs the functions on, each out of a package of its own. */
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
   * The package that brings its JVM, with a cache of loaded classes: for the architecture that it
   * was built on, and without snapshots, which Lambda takes of its own runtimes only.
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

  /** Sets what depends on the runtime. */
  abstract void configure(Function.Builder function, Path zip);

  /** The setting that names its package. */
  String zipSetting() {
    return zipSetting;
  }

  /** Whether functions start from snapshots, which Lambda drops when nobody calls. */
  boolean snapshots() {
    return snapshots;
  }

  /** What to do when the package is not there. */
  String remedy() {
    return remedy;
  }
}
