package papercatalog.runtime.loop;

import module java.base;

/** Where the class of a handler is: on the class path. */
final class HandlerLoader {
  /** A directory with a handler for the training of a class cache, which the package lacks. */
  private static final String TRAINING = "papercatalog.runtime.loop.training";

  private HandlerLoader() {}

  static Class<?> load(String name) throws ClassNotFoundException, MalformedURLException {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException missing) {
      String directory = System.getProperty(TRAINING);
      if (directory == null) {
        throw missing;
      }
      URL[] place = {Path.of(directory).toUri().toURL()};
      return Class.forName(name, true, new URLClassLoader(place));
    }
  }
}
