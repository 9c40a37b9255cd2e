package papercatalog.aot;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
   *     of the events that it is asked, the zip to write; where the functions are to go through the
   *     SDK, {@code sdk}
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path zip = Path.of(arguments[3]).toAbsolutePath();
    try (TaskRoot functions = TaskRoot.unpack(Path.of(arguments[0]));
        TaskRoot root = TaskRoot.create()) {
      Path cache = root.directory().resolve("functions.aot");
      boolean direct = arguments.length < 5 || !arguments[4].equals("sdk");
      Set<String> modules = place(functions.directory().resolve("lib"), root.directory(), direct);
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

  /** Everything but the cache. */
  private static Set<String> place(Path jars, Path root, boolean direct) throws IOException {
    List<Path> classPath = new ArrayList<>(ClassPathJar.jars(jars));
    classPath.addAll(Packaging.ManagedRuntime.runtimeJars());
    ClassPathJar.write(classPath, root.resolve("functions.jar"));
    NativeRuntimeClient.unpack(root.resolve("runtime-client.so"));
    Path bootstrap = root.resolve("bootstrap");
    try (InputStream script = Main.class.getResourceAsStream("bootstrap")) {
      String text = new String(Objects.requireNonNull(script).readAllBytes(), UTF_8);
      Files.writeString(bootstrap, text.replace("@direct@", Boolean.toString(direct)));
    }
    if (!bootstrap.toFile().setExecutable(true)) {
      throw new IOException("Cannot make executable: " + bootstrap);
    }
    Set<String> modules = SmallRuntime.link(jars, root.resolve("runtime"));
    PackageZip.setTimes(root);
    return modules;
  }
}
