package papercatalog.runtime.lambda;

import module java.base;

import com.amazonaws.services.lambda.runtime.LambdaLogger;
import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import software.amazon.awssdk.utilslite.SdkInternalThreadLocal;

public sealed interface Packaging {
  Path zip();

  /** The command that starts a function from the unpacked zip, with more options of the JVM. */
  List<String> command(Path root, String handler, List<String> options);

  /**
   * Lambda's Java runtime, with classes from {@code lib/}. Compilation stops at the first level, as
   * without SnapStart.
   */
  record ManagedRuntime(Path zip) implements Packaging {
    private static final List<String> FLAGS =
        List.of(
            "-XX:MaxHeapSize=870400k",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Djava.net.preferIPv4Stack=true",
            "--enable-native-access=ALL-UNNAMED");

    @Override
    public List<String> command(Path root, String handler, List<String> options) {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(FLAGS);
      command.addAll(options);
      command.add(NativeRuntimeClient.option());
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
    public List<String> command(Path root, String handler, List<String> options) {
      return List.of("/usr/bin/env", "node", root.resolve("main.mjs").toString());
    }
  }

  /** A custom runtime in the zip: Lambda starts its {@code bootstrap}. */
  record OwnRuntime(Path zip) implements Packaging {
    @Override
    public List<String> command(Path root, String handler, List<String> options) {
      String bootstrap = root.resolve("bootstrap").toString();
      return options.isEmpty()
          ? List.of(bootstrap)
          : List.of("/usr/bin/env", "JDK_JAVA_OPTIONS=" + String.join(" ", options), bootstrap);
    }
  }
}
