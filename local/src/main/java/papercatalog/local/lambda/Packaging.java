package papercatalog.local.lambda;

import module java.base;

import com.amazonaws.services.lambda.runtime.LambdaLogger;
import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import software.amazon.awssdk.utilslite.SdkInternalThreadLocal;

/** How Lambda starts a function from a zip. */
public sealed interface Packaging {
  Path zip();

  /** Adds JVM options. */
  Packaging with(List<String> more);

  /** The command that starts a function from the unpacked zip. */
  List<String> command(Path root, String handler, Path nativeClient);

  /**
   * Lambda's Java runtime, which loads classes from {@code lib/} with its own class loader.
   * Compilation stops at the first level, as for a function without SnapStart.
   *
   * @param options of the JVM after those of the runtime, as {@code JAVA_TOOL_OPTIONS} adds them
   */
  record ManagedRuntime(Path zip, List<String> options) implements Packaging {
    private static final List<String> FLAGS =
        List.of(
            "-XX:MaxHeapSize=870400k",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Djava.net.preferIPv4Stack=true",
            "--enable-native-access=ALL-UNNAMED");

    /** With the deployed options. */
    public ManagedRuntime(Path zip) {
      this(zip, List.of());
    }

    @Override
    public Packaging with(List<String> more) {
      return new ManagedRuntime(zip, Stream.concat(options.stream(), more.stream()).toList());
    }

    @Override
    public List<String> command(Path root, String handler, Path nativeClient) {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(FLAGS);
      command.addAll(options);
      command.add(NativeRuntimeClient.option(nativeClient));
      command.add("-classpath");
      command.add(
          runtimeJars().stream()
              .map(Path::toString)
              .collect(Collectors.joining(File.pathSeparator)));
      command.add(AWSLambda.class.getName());
      command.add(handler);
      return command;
    }

    public static List<Path> runtimeJars() {
      return Stream.of(
              AWSLambda.class,
              LambdaLogger.class,
              PojoSerializer.class,
              SdkInternalThreadLocal.class)
          .map(type -> Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath()))
          .distinct()
          .toList();
    }
  }

  /** A Node program with its own loop for Lambda's events; it ignores JVM options. */
  record Node(Path zip) implements Packaging {
    @Override
    public Packaging with(List<String> more) {
      return this;
    }

    @Override
    public List<String> command(Path root, String handler, Path nativeClient) {
      return List.of("/usr/bin/env", "node", root.resolve("main.mjs").toString());
    }
  }

  /**
   * A custom runtime in the zip: Lambda starts its {@code bootstrap}.
   *
   * @param options of the JVM, after those of the bootstrap
   */
  record OwnRuntime(Path zip, List<String> options) implements Packaging {
    /** With the deployed options. */
    public OwnRuntime(Path zip) {
      this(zip, List.of());
    }

    @Override
    public Packaging with(List<String> more) {
      return new OwnRuntime(zip, Stream.concat(options.stream(), more.stream()).toList());
    }

    @Override
    public List<String> command(Path root, String handler, Path nativeClient) {
      String bootstrap = root.resolve("bootstrap").toString();
      return options.isEmpty()
          ? List.of(bootstrap)
          : List.of("/usr/bin/env", "JDK_JAVA_OPTIONS=" + String.join(" ", options), bootstrap);
    }
  }
}
