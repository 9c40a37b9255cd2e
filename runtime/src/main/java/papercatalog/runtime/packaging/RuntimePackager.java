package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.TaskRoot;

/**
 * Builds the package that brings its own JVM, for this machine's architecture and from this JDK.
 */
public final class RuntimePackager {
  private RuntimePackager() {}

  /**
   * Takes the zip of the functions, the handler that answers in training, the directory of the
   * events that it is asked, and the zip to write.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path zip = Path.of(arguments[3]).toAbsolutePath();
    try (EngineProcess engine = EngineProcess.startWithSample();
        TlsFront front = new TlsFront(engine.endpoint());
        TaskRoot root = TaskRoot.create()) {
      Set<String> modules = build(front, root.directory(), arguments);
      PackageZip.write(root.directory(), zip);
      System.out.printf(
          "%s: %,d bytes, unpacked %,d, of these the cache %,d; %s, modules %s%n",
          arguments[3],
          Files.size(zip),
          root.size(),
          Files.size(cache(root.directory())),
          System.getProperty("os.arch"),
          String.join(" ", modules));
    }
  }

  /** Places the content of the zip, and returns the modules of its JVM. */
  static Set<String> build(TlsFront engine, Path root, String... arguments)
      throws IOException, InterruptedException {
    try (TaskRoot functions = TaskRoot.unpack(Path.of(arguments[0]))) {
      Set<String> modules = place(functions, root);
      Training.run(engine, root, arguments[1], Path.of(arguments[2]), cache(root));
      return modules;
    }
  }

  private static Path cache(Path root) {
    return root.resolve("functions.aot");
  }

  /** Places everything but the cache. */
  private static Set<String> place(TaskRoot functions, Path root) throws IOException {
    List<Path> jars = ClassPathJar.jars(functions.directory().resolve("lib"));
    jars.removeIf(RuntimePackager::isLeftOut);
    jars.addFirst(classes());
    jars.add(CommonRuntime.jar());
    ClassPathJar.write(jars, root.resolve("functions.jar"));
    writeBootstrap(root.resolve("bootstrap"));
    CommonRuntime.unpackLibrary(root);
    Set<String> modules = SmallRuntime.link(jars, root.resolve("runtime"));
    PackageZip.setTimes(root);
    return modules;
  }

  private static void writeBootstrap(Path bootstrap) throws IOException {
    try (InputStream script = RuntimePackager.class.getResourceAsStream("bootstrap")) {
      String text = new String(Objects.requireNonNull(script).readAllBytes(), UTF_8);
      Processor processor = Processor.ofThisMachine();
      Files.writeString(
          bootstrap,
          text.replace("@processor@", processor.name()).replace("@loader@", processor.loader()));
    }
    if (!bootstrap.toFile().setExecutable(true)) {
      throw new IOException("Cannot make executable: " + bootstrap);
    }
  }

  /**
   * The SDK's clients of DynamoDB and S3, except for DynamoDB's model, are replaced by our own. The
   * function that indexes is not in this package: only it reads events of streams.
   */
  private static boolean isLeftOut(Path jar) {
    return jar.getFileName()
        .toString()
        .matches("(apache5-client|http(client|core)5.*|s3|aws-lambda-java-events|joda-time)-\\d.*");
  }

  /** This module's jar, or its directory of classes in tests. */
  private static Path classes() {
    return Path.of(
        URI.create(
            RuntimePackager.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }
}
