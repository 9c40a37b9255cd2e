package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.runtime.lambda.Packaging;

record Zips(Path project) {
  Packaging floor() {
    return new Packaging.ManagedRuntime(project.resolve("runtime/target/floor.zip"));
  }

  Packaging functions() {
    return new Packaging.ManagedRuntime(project.resolve("functions/target/functions.zip"));
  }

  /** The packages of the functions, the AOT package if it has been built, by suffix of a name. */
  Map<String, Packaging> ofFunctions() {
    Map<String, Packaging> packages = new LinkedHashMap<>(Map.of("", functions()));
    aot("aot").ifPresent(zip -> packages.put(", AOT", zip));
    return packages;
  }

  Packaging search() {
    return new Packaging.ManagedRuntime(project.resolve("search/target/search.zip"));
  }

  /** A single call with AWS's SDK for JavaScript, the usual alternative, if it has been built. */
  Optional<Packaging> node() {
    return Optional.of(project.resolve("runtime/node/target/node.zip"))
        .filter(Files::isRegularFile)
        .map(Packaging.Node::new);
  }

  /** The same in Go, whose cold start is among the fastest, if it has been built. */
  Optional<Packaging> go() {
    return Optional.of(project.resolve("runtime/go/target/go.zip"))
        .filter(Files::isRegularFile)
        .map(Packaging.OwnRuntime::new);
  }

  /** A package with its own runtime, if it has been built: {@code aot}, or a floor's. */
  Optional<Packaging> aot(String name) {
    return Optional.of(project.resolve("runtime/target/" + name + ".zip"))
        .filter(Files::isRegularFile)
        .map(Packaging.OwnRuntime::new);
  }
}
