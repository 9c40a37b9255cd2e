package papercatalog.template;

import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * The native part of AWS's Java runtime.
 *
 * <p>On its own the runtime unpacks it to one fixed path, where runtimes that start at once
 * overwrite each other's; Lambda tells it a path instead, and so is done here.
 */
final class NativeRuntimeClient {
  private static final String PATH_PROPERTY =
      "com.amazonaws.services.lambda.runtime.api.client.runtimeapi.NativeClient.JNI";

  private NativeRuntimeClient() {}

  /** Unpacks it and returns the JVM's option that tells where it is. */
  static String unpackedTo(Path file) throws IOException {
    String architecture = System.getProperty("os.arch").equals("aarch64") ? "aarch_64" : "x86_64";
    String resource = "/jni/libaws-lambda-jni.linux-" + architecture + ".so";
    try (InputStream library = AWSLambda.class.getResourceAsStream(resource)) {
      Files.copy(Objects.requireNonNull(library, resource), file);
    }
    return "-D" + PATH_PROPERTY + "=" + file;
  }
}
