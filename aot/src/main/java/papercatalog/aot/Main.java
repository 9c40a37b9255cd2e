package papercatalog.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
   *     of the events that it is asked, and the zip to write; then {@code --loop} and the jar of a
   *     runtime loop that takes the place of AWS's client, {@code --client} and the jar of a client
   *     of DynamoDB that takes the place of the SDK's
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> order = new ArrayList<>(List.of(arguments));
    RuntimeLoop loop =
        jar("--loop", order).<RuntimeLoop>map(RuntimeLoop.Own::new).orElse(new RuntimeLoop.Aws());
    Optional<Path> client = jar("--client", order);
    Path zip = Path.of(order.get(3)).toAbsolutePath();
    try (TaskRoot functions = TaskRoot.unpack(Path.of(order.getFirst()));
        TaskRoot root = TaskRoot.create()) {
      Path cache = root.directory().resolve("functions.aot");
      Set<String> modules = place(functions, client, loop, root.directory());
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

  /** Takes an option and its jar out of the arguments. */
  private static Optional<Path> jar(String option, List<String> arguments) {
    int place = arguments.indexOf(option);
    if (place < 0) {
      return Optional.empty();
    }
    arguments.remove(place);
    return Optional.of(Path.of(arguments.remove(place)));
  }

  /** Everything but the cache. */
  private static Set<String> place(
      TaskRoot functions, Optional<Path> client, RuntimeLoop loop, Path root) throws IOException {
    List<Path> jars = new ArrayList<>();
    client.ifPresent(jars::add);
    jars.addAll(ClassPathJar.jars(functions.directory().resolve("lib")));
    List<Path> classPath = new ArrayList<>(jars);
    classPath.addAll(loop.jars());
    ClassPathJar.write(classPath, root.resolve("functions.jar"));
    loop.place(root, client.isPresent());
    Set<String> modules = SmallRuntime.link(jars, loop.modules(), root.resolve("runtime"));
    PackageZip.setTimes(root);
    return modules;
  }
}
