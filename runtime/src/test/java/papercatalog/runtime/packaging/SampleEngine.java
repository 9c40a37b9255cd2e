package papercatalog.runtime.packaging;

import module java.base;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.SharedFixture;
import papercatalog.local.lambda.EngineProcess;

/** An engine with the sample catalog in a process of its own, for all tests that only read it. */
final class SampleEngine implements BeforeAllCallback {
  private EngineProcess process;

  @Override
  public void beforeAll(ExtensionContext context) {
    process =
        SharedFixture.of(context.getRoot(), EngineProcess.class, EngineProcess::startWithSample);
  }

  EngineProcess process() {
    return process;
  }

  URI endpoint() {
    return process.endpoint();
  }
}
