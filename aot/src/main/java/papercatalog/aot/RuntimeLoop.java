package papercatalog.aot;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import papercatalog.lambda.NativeRuntimeClient;
import papercatalog.lambda.Packaging;

/** What asks Lambda for events in a package, and hands them to the handler. */
sealed interface RuntimeLoop {
  /** Its jars. What it shares with the functions is with these. */
  List<Path> jars();

  /** The modules of the JDK that it needs and {@code jdeps} does not find. */
  Set<String> modules();

  /** Its line of the bootstrap: options of the JVM, and the main class. */
  String line();

  /** Writes the bootstrap, and what else is not in a jar. */
  default void place(Path root, boolean ownClient) throws IOException {
    Path bootstrap = root.resolve("bootstrap");
    try (InputStream script = RuntimeLoop.class.getResourceAsStream("bootstrap")) {
      String text = new String(Objects.requireNonNull(script).readAllBytes(), UTF_8);
      Files.writeString(
          bootstrap,
          text.replace("@own-client@", Boolean.toString(ownClient)).replace("@loop@", line()));
    }
    if (!bootstrap.toFile().setExecutable(true)) {
      throw new IOException("Cannot make executable: " + bootstrap);
    }
  }

  /** Ours, which starts faster. */
  record Own(Path jar) implements RuntimeLoop {
    @Override
    public List<Path> jars() {
      return List.of(jar);
    }

    @Override
    public Set<String> modules() {
      return Set.of();
    }

    @Override
    public String line() {
      return "papercatalog.lambdaruntime.Main";
    }
  }

  /** AWS's client, for comparison. */
  record Aws() implements RuntimeLoop {
    @Override
    public List<Path> jars() {
      return Packaging.ManagedRuntime.runtimeJars();
    }

    /** It keeps quiet about its use of this one, and so does {@code jdeps}. */
    @Override
    public Set<String> modules() {
      return Set.of("jdk.unsupported");
    }

    @Override
    public String line() {
      return NativeRuntimeClient.option(Path.of("$root/runtime-client.so"))
          + " --enable-native-access=ALL-UNNAMED"
          + " com.amazonaws.services.lambda.runtime.api.client.AWSLambda";
    }

    @Override
    public void place(Path root, boolean ownClient) throws IOException {
      RuntimeLoop.super.place(root, ownClient);
      NativeRuntimeClient.unpack(root.resolve("runtime-client.so"));
    }
  }
}
