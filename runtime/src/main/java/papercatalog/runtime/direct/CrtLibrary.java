package papercatalog.runtime.direct;

import software.amazon.awssdk.crt.CRT;

/** Loads AWS's Common Runtime. */
final class CrtLibrary {
  private CrtLibrary() {}

  /**
   * Loads the library, once. CRT asks the thread's class loader for classes of other platforms.
   * That of the application would open the jar in vain, a tenth of a start; the platform's has no
   * jar.
   */
  static void load() {
    Thread thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
    try {
      new CRT();
    } finally {
      thread.setContextClassLoader(loader);
    }
  }
}
