package papercatalog.aot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import papercatalog.lambda.NativeRuntimeClient;
import papercatalog.lambda.Packaging;
import papercatalog.lambda.TaskRoot;

/**
 * Makes the package of the functions that brings its own JVM: for the architecture of this machine,
 * out of the JDK that this runs on.
 */
public final class Main {
  private Main() {}

  /**
   * Makes it.
   *
   * @param arguments the zip of the functions, the handler that answers in training, the directory
   *     of the events that it is asked, the zip to write, and jars that go into the package besides
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path zip = Path.of(arguments[3]).toAbsolutePath();
    List<Path> added = Arrays.stream(arguments).skip(4).map(Path::of).toList();
    try (TaskRoot functions = TaskRoot.unpack(Path.of(arguments[0]));
        TaskRoot root = TaskRoot.create()) {
      Path cache = root.directory().resolve("functions.aot");
      Set<String> modules = place(jars(functions, added), root.directory());
      Training.run(root.directory(), arguments[1], Path.of(arguments[2]), cache);
      PackageZip.write(root.directory(), zip);
      System.out.printf(
          "%s: %,d bytes, unpacked %,d, of these the cache %,d; %s, modules %s%n",
          arguments[3],
          Files.size(zip),
          root.size(),
          Files.size(cache),
          System.getProperty("os.arch"),
          String.join(" ", modules));
    }
  }

  private static List<Path> jars(TaskRoot functions, List<Path> added) throws IOException {
    List<Path> jars = new ArrayList<>(added);
    jars.addAll(ClassPathJar.jars(functions.directory().resolve("lib")));
    return jars;
  }

  /** Everything but the cache. */
  private static Set<String> place(List<Path> jars, Path root) throws IOException {
    List<Path> classPath = new ArrayList<>(jars);
    classPath.addAll(Packaging.ManagedRuntime.runtimeJars());
    ClassPathJar.write(classPath, root.resolve("functions.jar"));
    NativeRuntimeClient.unpack(root.resolve("runtime-client.so"));
    Path bootstrap = root.resolve("bootstrap");
    try (InputStream script = Main.class.getResourceAsStream("bootstrap")) {
      Files.copy(Objects.requireNonNull(script), bootstrap);
    }
    if (!bootstrap.toFile().setExecutable(true)) {
      throw new IOException("Cannot make executable: " + bootstrap);
    }
    Set<String> modules = SmallRuntime.link(jars, root.resolve("runtime"));
    PackageZip.setTimes(root);
    return modules;
  }
}
