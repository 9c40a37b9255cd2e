package papercatalog.runtime.packaging;

import module java.base;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.local.lambda.EngineProcess;

/** An engine with the sample catalog in a process of its own, for all tests that only read it. */
final class SampleEngine implements BeforeAllCallback {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(SampleEngine.class);

  private EngineProcess process;

  @Override
  public void beforeAll(ExtensionContext context) {
    process =
        context
            .getRoot()
            .getStore(NAMESPACE)
            .computeIfAbsent(EngineProcess.class, _ -> start(), EngineProcess.class);
  }

  private static EngineProcess start() {
    try {
      return EngineProcess.startWithSample();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  EngineProcess process() {
    return process;
  }

  URI endpoint() {
    return process.endpoint();
  }
}
