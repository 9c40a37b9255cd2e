package papercatalog.runtime.packaging;

import module java.base;

import software.amazon.awssdk.crt.CRT;

/**
 * AWS's Common Runtime: its classes are in the jar. Its library, for the build's own processor
 * only, is a file next to the jar, so that no start has to unpack it.
 */
final class CommonRuntime {
  private CommonRuntime() {}

  static Path jar() {
    return Path.of(
        URI.create(CRT.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** Unpacks the library and its licence notices, and writes the list of trusted authorities. */
  static void unpackLibrary(Path root) throws IOException {
    copy("/linux/" + Processor.ofThisMachine().directory() + "/glibc/libaws-crt-jni.so", root);
    copy("NOTICE", root);
    Files.writeString(root.resolve("authorities.pem"), Authorities.pem());
  }

  private static void copy(String resource, Path root) throws IOException {
    Class<?> origin = resource.startsWith("/") ? CRT.class : CommonRuntime.class;
    try (InputStream content = origin.getResourceAsStream(resource)) {
      Path name = Objects.requireNonNull(Path.of(resource).getFileName());
      Files.copy(Objects.requireNonNull(content, resource), root.resolve(name));
    }
  }
}
