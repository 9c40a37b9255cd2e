package papercatalog.lambda;

import com.amazonaws.services.lambda.runtime.LambdaLogger;
import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.utilslite.SdkInternalThreadLocal;

/** How Lambda starts what is in a zip. */
public sealed interface Packaging {
  /** The zip. */
  Path zip();

  /** What starts a function out of the unpacked zip. */
  List<String> command(Path root, String handler, Path nativeClient);

  /**
   * Lambda's own Java runtime: it loads the zip's classes from {@code lib/}, by a class loader of
   * its own. As for a function without SnapStart, compilation stops at the first level.
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

    /** As it is deployed. */
    public ManagedRuntime(Path zip) {
      this(zip, List.of());
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

    /** The jars of AWS's runtime client. */
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

  /** A runtime that the zip brings along: Lambda starts its {@code bootstrap}. */
  record OwnRuntime(Path zip) implements Packaging {
    @Override
    public List<String> command(Path root, String handler, Path nativeClient) {
      return List.of(root.resolve("bootstrap").toString());
    }
  }
}
