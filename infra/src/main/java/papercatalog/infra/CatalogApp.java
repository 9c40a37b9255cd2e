package papercatalog.infra;

import java.util.Map;
import java.util.Optional;
import software.amazon.awscdk.App;
import software.amazon.awscdk.Stack;

/**
 * The CDK app: one stack. Account and Region are left to the command line, so that one synthesized
 * template deploys anywhere, and nothing in it comes from the machine that made it.
 */
// I-7
public final class CatalogApp {
  private CatalogApp() {}

  /** The CDK command line starts it and passes the context through the environment. */
  public static void main(String[] args) {
    App app = builder().build();
    try {
      define(app, Optional.ofNullable(System.getenv("CDK_DEFAULT_REGION")));
    } catch (InvalidSetting e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
    app.synth();
  }

  /** An app that records nothing about the machine: no stack traces, no library versions. */
  public static App.Builder builder() {
    return App.Builder.create()
        .analyticsReporting(false)
        .stackTraces(false)
        .postCliContext(Map.of("aws:cdk:disable-creation-stack-traces", true));
  }

  /**
   * Adds the stack to an app, deployed to a Region if it is known; fails with {@link
   * InvalidSetting} for an invalid setting.
   */
  public static Stack define(App app, Optional<String> region) {
    return new CatalogStack(
        app, new Settings(new Context((Map<?, ?>) app.getNode().getAllContext()), region));
  }
}
