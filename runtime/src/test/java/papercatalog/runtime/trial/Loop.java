package papercatalog.runtime.trial;

import module java.base;

import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import papercatalog.runtime.lambda.NativeRuntimeClient;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.loop.InvocationLoop;

/** The two loops, each started with the class path of these tests; what they need comes first. */
enum Loop {
  AWS(AWSLambda.class),
  OWN(InvocationLoop.class);

  private static final String CLASS_PATH =
      Stream.concat(
              Packaging.ManagedRuntime.runtimeJars().stream().map(Path::toString),
              Stream.of(System.getProperty("java.class.path")))
          .collect(Collectors.joining(File.pathSeparator));

  private final Class<?> main;

  Loop(Class<?> main) {
    this.main = main;
  }

  /** What starts it. */
  List<String> command(String handler) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-Xmx256m",
            "-Dstdout.encoding=UTF-8",
            "-Dstderr.encoding=UTF-8",
            "-Djava.net.preferIPv4Stack=true",
            "--enable-native-access=ALL-UNNAMED",
            NativeRuntimeClient.option(),
            "-cp",
            CLASS_PATH,
            main.getName(),
            handler));
    return command;
  }
}
