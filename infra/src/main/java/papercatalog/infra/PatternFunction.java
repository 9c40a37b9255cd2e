package papercatalog.infra;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.TableSchema;
import software.amazon.awscdk.Annotations;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.iam.Role;
import software.amazon.awscdk.services.iam.ServicePrincipal;
import software.amazon.awscdk.services.lambda.Alias;
import software.amazon.awscdk.services.lambda.Code;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.IFunction;
import software.amazon.awscdk.services.lambda.LoggingFormat;
import software.amazon.awscdk.services.logs.LogGroup;
import software.constructs.Construct;

/**
 * The function of one access pattern, with a role and a log group of its own.
 *
 * <p>Requests go to the alias {@code live}: SnapStart restores published versions only, and a
 * deployment moves the alias once the new version is ready, its snapshot taken.
 */
final class PatternFunction extends Construct {
  private static final String ALIAS = "live";

  private final IFunction live;

  PatternFunction(
      Construct scope, AccessPattern pattern, Code code, ITable table, Settings settings) {
    super(scope, pattern.operation());
    LogGroup logs =
        LogGroup.Builder.create(this, "Logs")
            .retention(settings.logRetention())
            .removalPolicy(settings.removalPolicy())
            .build();
    Role role =
        Role.Builder.create(this, "Role")
            .assumedBy(new ServicePrincipal("lambda.amazonaws.com"))
            .description(pattern.number() + ": " + pattern.summary())
            .inlinePolicies(
                new TreeMap<>(
                    Map.of("Read", Grants.reading(pattern, table), "Log", Grants.logging(logs))))
            .build();
    Function.Builder builder =
        Function.Builder.create(this, "Function")
            .functionName(Stack.of(this).getStackName() + "-" + pattern.operation())
            .description(pattern.number() + ": " + pattern.summary())
            .code(code)
            .handler(pattern.handlerClass())
            .environment(Map.of(TableSchema.NAME_VARIABLE, table.getTableName()))
            .memorySize(settings.memory())
            .timeout(settings.functionTimeout())
            .role(role)
            .logGroup(logs)
            .loggingFormat(LoggingFormat.JSON)
            .applicationLogLevelV2(settings.logLevel());
    settings.runtime().configure(builder, Path.of(settings.zip()));
    Function function = builder.build();
    Annotations.of(function)
        .acknowledgeWarning(
            "@aws-cdk/aws-lambda:snapStartRequirePublish", "the alias is on a published version");
    live =
        Alias.Builder.create(this, "Live")
            .aliasName(ALIAS)
            .version(function.getCurrentVersion())
            .build();
  }

  IFunction live() {
    return live;
  }
}
