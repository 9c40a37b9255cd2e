package papercatalog.infra;

import module java.base;

import papercatalog.domain.table.Namespace;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.iam.PolicyDocument;
import software.amazon.awscdk.services.iam.Role;
import software.amazon.awscdk.services.iam.ServicePrincipal;
import software.amazon.awscdk.services.lambda.Architecture;
import software.amazon.awscdk.services.lambda.Code;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.LoggingFormat;
import software.amazon.awscdk.services.lambda.Runtime;
import software.amazon.awscdk.services.logs.LogGroup;
import software.constructs.Construct;

/**
 * The parts that every function has: a role with only its own rights, its own log group, and the
 * tenant's name for its keys and log lines.
 */
// I-6
final class GrantedFunction {
  private GrantedFunction() {}

  /**
   * Begins a function that still needs code, handler, runtime and timeout.
   *
   * @param scope has only one function
   * @param rights those other than writing its own logs, by name of the policy
   */
  static Function.Builder begin(
      Construct scope,
      String operation,
      String purpose,
      Map<String, PolicyDocument> rights,
      Map<String, String> environment,
      Settings settings) {
    LogGroup logs =
        LogGroup.Builder.create(scope, "Logs")
            .retention(settings.logRetention)
            .removalPolicy(settings.removalPolicy())
            .build();
    Map<String, PolicyDocument> policies = new TreeMap<>(rights);
    policies.put("Log", Grants.logging(logs));
    Role role =
        Role.Builder.create(scope, "Role")
            .assumedBy(new ServicePrincipal("lambda.amazonaws.com"))
            .description(purpose)
            .inlinePolicies(policies)
            .build();
    Map<String, String> variables = new TreeMap<>(environment);
    settings.tenant.ifPresent(tenant -> variables.put(Namespace.TENANT_VARIABLE, tenant.value()));
    return Function.Builder.create(scope, "Function")
        .functionName(Stack.of(scope).getStackName() + "-" + operation)
        .description(purpose)
        .environment(variables)
        .memorySize(settings.memory)
        .role(role)
        .logGroup(logs)
        .loggingFormat(LoggingFormat.JSON)
        .applicationLogLevelV2(settings.logLevel)
        .systemLogLevelV2(settings.systemLogLevel());
  }

  /** Completes a function that no reader waits for: it needs no snapshot. */
  static Function inBackground(
      Function.Builder begun, String zip, String handlerClass, Duration timeout) {
    return begun
        .code(Code.fromAsset(zip))
        .handler(handlerClass)
        .runtime(Runtime.JAVA_25)
        .architecture(Architecture.ARM_64)
        .timeout(software.amazon.awscdk.Duration.seconds(timeout.toSeconds()))
        .build();
  }
}
