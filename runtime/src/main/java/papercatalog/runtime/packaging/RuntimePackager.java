package papercatalog.runtime.packaging;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import papercatalog.local.lambda.TaskRoot;

/**
 * Makes the package of the functions that brings its own JVM: for the architecture of this machine,
 * out of the JDK that this runs on.
 */
public final class RuntimePackager {
  private RuntimePackager() {}

  /**
   * Writes the package.
   *
   * @param arguments the zip of the functions, the handler that answers in training, the directory
   *     of the events that it is asked, and the zip to write; then, for comparisons, {@code
   *     --aws-loop} for AWS's runtime client and {@code --sdk-client} for the SDK's client of
   *     DynamoDB
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> order = new ArrayList<>(List.of(arguments));
    RuntimeLoop loop = order.remove("--aws-loop") ? new RuntimeLoop.Aws() : new RuntimeLoop.Own();
    boolean directClient = !order.remove("--sdk-client");
    Path zip = Path.of(order.get(3)).toAbsolutePath();
    try (TaskRoot functions = TaskRoot.unpack(Path.of(order.getFirst()));
        TaskRoot root = TaskRoot.create()) {
      Path cache = root.directory().resolve("functions.aot");
      Set<String> modules = place(functions, directClient, loop, root.directory());
      Training.run(root.directory(), order.get(1), Path.of(order.get(2)), cache);
      PackageZip.write(root.directory(), zip);
      System.out.printf(
          "%s: %,d bytes, unpacked %,d, of these the cache %,d; %s, modules %s%n",
          order.get(3),
          Files.size(zip),
          root.size(),
          Files.size(cache),
          System.getProperty("os.arch"),
          String.join(" ", modules));
    }
  }

  /** Everything but the cache. */
  private static Set<String> place(
      TaskRoot functions, boolean directClient, RuntimeLoop loop, Path root) throws IOException {
    List<Path> jars = ClassPathJar.jars(functions.directory().resolve("lib"));
    if (directClient) {
      jars.removeIf(RuntimePackager::isHttpClient);
      jars.add(CommonRuntime.jar());
    }
    if (directClient || loop instanceof RuntimeLoop.Own) {
      jars.addFirst(classes());
    }
    List<Path> classPath = new ArrayList<>(jars);
    classPath.addAll(loop.jars());
    ClassPathJar.write(classPath, root.resolve("functions.jar"));
    loop.place(root, directClient);
    if (directClient) {
      CommonRuntime.unpackLibrary(root);
    }
    Set<String> modules = SmallRuntime.link(jars, loop.modules(), root.resolve("runtime"));
    PackageZip.setTimes(root);
    return modules;
  }

  /** Apache's, which the SDK's client reaches DynamoDB through. */
  private static boolean isHttpClient(Path jar) {
    return jar.getFileName().toString().matches("(apache5-client|http(client|core)5.*)-\\d.*");
  }

  /** This module's jar, or its directory of classes in tests. */
  private static Path classes() {
    return Path.of(
        URI.create(
            RuntimePackager.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }
}
