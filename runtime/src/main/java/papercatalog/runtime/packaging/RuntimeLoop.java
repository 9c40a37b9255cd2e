package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import papercatalog.local.lambda.NativeRuntimeClient;
import papercatalog.local.lambda.Packaging;

/** What asks Lambda for events in a package, and hands them to the handler. */
sealed interface RuntimeLoop {
  /** The jars that it adds to those of the functions and of this module. */
  List<Path> jars();

  /** The modules of the JDK that it needs and {@code jdeps} does not find. */
  Set<String> modules();

  /** Its line of the bootstrap: options of the JVM, and the main class. */
  String line();

  /** Writes the bootstrap, and what else is not in a jar. */
  default void place(Path root, boolean directClient) throws IOException {
    Path bootstrap = root.resolve("bootstrap");
    try (InputStream script = RuntimeLoop.class.getResourceAsStream("bootstrap")) {
      String text = new String(Objects.requireNonNull(script).readAllBytes(), UTF_8);
      Files.writeString(
          bootstrap,
          text.replace("@own-client@", Boolean.toString(directClient))
              .replace("@processor@", Processor.ofThisMachine().name())
              .replace("@loader@", Processor.ofThisMachine().loader())
              .replace("@loop@", line()));
    }
    if (!bootstrap.toFile().setExecutable(true)) {
      throw new IOException("Cannot make executable: " + bootstrap);
    }
  }

  /** Ours, which starts faster. */
  record Own() implements RuntimeLoop {
    @Override
    public List<Path> jars() {
      return List.of();
    }

    @Override
    public Set<String> modules() {
      return Set.of();
    }

    @Override
    public String line() {
      return "papercatalog.runtime.loop.InvocationLoop";
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
          + " com.amazonaws.services.lambda.runtime.api.client.AWSLambda";
    }

    @Override
    public void place(Path root, boolean directClient) throws IOException {
      RuntimeLoop.super.place(root, directClient);
      NativeRuntimeClient.unpack(root.resolve("runtime-client.so"));
    }
  }
}
