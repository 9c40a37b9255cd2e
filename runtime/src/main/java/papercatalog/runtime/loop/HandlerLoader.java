package papercatalog.runtime.loop;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;

final class HandlerLoader {
  /** The system property with the directory of the handler that trains a class cache. */
  private static final String TRAINING = "papercatalog.runtime.loop.training";

  private HandlerLoader() {}

  static RequestStreamHandler open(String className)
      throws ReflectiveOperationException, MalformedURLException {
    return (RequestStreamHandler) load(className).getConstructor().newInstance();
  }

  private static Class<?> load(String name) throws ClassNotFoundException, MalformedURLException {
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
