package papercatalog.runtime.packaging;

/**
 * The processor that the JVM, library and cache of a package are built for.
 *
 * @param name as {@code uname -m} has it
 * @param directory of the library in the jar of AWS's Common Runtime
 * @param loader the file that starts its programs on Linux
 */
record Processor(String name, String directory, String loader) {
  private static final Processor X86_64 =
      new Processor("x86_64", "x86_64", "/lib64/ld-linux-x86-64.so.2");
  private static final Processor AARCH64 =
      new Processor("aarch64", "armv8", "/lib/ld-linux-aarch64.so.1");

  static Processor ofThisMachine() {
    return System.getProperty("os.arch").equals("aarch64") ? AARCH64 : X86_64;
  }
}
