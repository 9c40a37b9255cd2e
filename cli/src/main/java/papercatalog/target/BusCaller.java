package papercatalog.target;

import papercatalog.client.ClientSettings;

/** Whose bus it is on which the changes of a table are announced. */
public final class BusCaller {
  private BusCaller() {}

  /**
   * Who the operator is to AWS, for a table there.
   *
   * @throws UnusableTarget without a Region or credentials, and for an engine on a laptop, beside
   *     which there is no bus
   */
  public static ClientSettings.Caller of(Target target) {
    return switch (target) {
      case Target.Local _ ->
          throw new UnusableTarget(
              "A local engine has no event bus: --bus goes with --table or --stack.");
      case Target.Table table -> AwsCaller.of(table.caller());
      case Target.Stack stack -> AwsCaller.of(stack.caller());
    };
  }
}
