package papercatalog.runtime.lambda;

import module java.base;

import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;

/**
 * The native part of AWS's Java runtime: unpacked already on Lambda, so that its unpacking would
 * distort measurements.
 */
public final class NativeRuntimeClient {
  private static final String PATH_PROPERTY =
      "com.amazonaws.services.lambda.runtime.api.client.runtimeapi.NativeClient.JNI";

  private static final Path LIBRARY = unpack();

  private NativeRuntimeClient() {}

  public static String option() {
    return "-D" + PATH_PROPERTY + "=" + LIBRARY;
  }

  private static Path unpack() {
    String architecture = System.getProperty("os.arch").equals("aarch64") ? "aarch_64" : "x86_64";
    String resource = "/jni/libaws-lambda-jni.linux-" + architecture + ".so";
    try (InputStream library = AWSLambda.class.getResourceAsStream(resource)) {
      Path file = Files.createTempFile("aws-lambda-jni", ".so");
      file.toFile().deleteOnExit();
      Files.write(file, Objects.requireNonNull(library, resource).readAllBytes());
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
