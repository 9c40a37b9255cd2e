package papercatalog.runtime.loop;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;

/**
 * The handler string of a function: its class, and after two colons its method.
 *
 * @param method {@code null} for the method of the interface
 */
record HandlerName(String text, String className, String method) {
  private static final String COLONS = "::";
  private static final String ONLY_METHOD = "handleRequest";

  static HandlerName of(String text) {
    int colons = text.lastIndexOf(COLONS);
    return colons < 0
        ? new HandlerName(text, text, null)
        : new HandlerName(text, text.substring(0, colons), text.substring(colons + 2));
  }

  /**
   * Creates the handler. As in AWS's client, a handler that cannot be created fails each event.
   *
   * @throws BrokenFunction when its own code failed: then the function has not started
   */
  RequestStreamHandler open() {
    if (className.isEmpty() || (method != null && method.isEmpty())) {
      return refusing(BrokenFunction.called("Invalid handler: `" + text + "'"));
    }
    try {
      return open(HandlerLoader.load(className));
    } catch (BrokenFunction broken) {
      throw broken;
    } catch (ClassNotFoundException missing) {
      return refusing(BrokenFunction.by(missing, "Class not found: " + className));
    } catch (NoClassDefFoundError missing) {
      return refusing(unloadable(missing));
    } catch (Throwable thrown) {
      throw unloadable(thrown);
    }
  }

  private RequestStreamHandler open(Class<?> type) {
    if (method != null && !method.equals(ONLY_METHOD)) {
      return refusing(
          BrokenFunction.called(
              "No public method named "
                  + method
                  + " with appropriate method signature found on class "
                  + className));
    }
    if (!RequestStreamHandler.class.isAssignableFrom(type)) {
      return refusing(
          BrokenFunction.called(
              "Class does not implement an appropriate handler interface: " + className));
    }
    try {
      return (RequestStreamHandler) constructor(type).newInstance();
    } catch (InvocationTargetException thrown) {
      throw BrokenFunction.fatally(thrown.getCause(), FunctionFailure.message(thrown.getCause()));
    } catch (Exception impossible) {
      return refusing(BrokenFunction.by(impossible, FunctionFailure.message(impossible)));
    }
  }

  private static Constructor<?> constructor(Class<?> type) throws Exception {
    try {
      return type.getConstructor();
    } catch (NoSuchMethodException none) {
      boolean inner = type.getEnclosingClass() != null && !Modifier.isStatic(type.getModifiers());
      throw inner
          ? new Exception(
              "Class "
                  + type.getName()
                  + " cannot be instantiated because it is a non-static inner class")
          : new Exception(
              "Class " + type.getName() + " has no public zero-argument constructor", none);
    }
  }

  private BrokenFunction unloadable(Throwable thrown) {
    String message = thrown.getMessage() == null ? "" : ": " + thrown.getMessage();
    return BrokenFunction.fatally(thrown, "Error loading class " + className + message);
  }

  private static RequestStreamHandler refusing(BrokenFunction broken) {
    return (event, answer, context) -> {
      throw broken;
    };
  }
}
