package papercatalog.templatetests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * CloudFormation's functions, answered as in a made-up account: a resource's physical name is its
 * logical id.
 */
record Intrinsics(StackTemplate template) {
  static final String ACCOUNT = "111122223333";
  static final String REGION = "eu-central-1";

  private static final Map<String, String> PSEUDO_PARAMETERS =
      Map.of(
          "AWS::AccountId",
          ACCOUNT,
          "AWS::Partition",
          "aws",
          "AWS::Region",
          REGION,
          "AWS::URLSuffix",
          "amazonaws.com");

  private static final String TABLE = "AWS::DynamoDB::Table";

  private static final Map<String, String> ARNS =
      Map.of(
          TABLE,
          "dynamodb:" + REGION + ":" + ACCOUNT + ":table/%s",
          "AWS::Events::EventBus",
          "events:" + REGION + ":" + ACCOUNT + ":event-bus/%s",
          "AWS::IAM::Role",
          "iam::" + ACCOUNT + ":role/%s",
          "AWS::Lambda::Function",
          "lambda:" + REGION + ":" + ACCOUNT + ":function:%s",
          "AWS::Logs::LogGroup",
          "logs:" + REGION + ":" + ACCOUNT + ":log-group:%s:*",
          "AWS::S3::Bucket",
          "s3:::%s",
          "AWS::SQS::Queue",
          "sqs:" + REGION + ":" + ACCOUNT + ":%s");

  private static final String STREAM = "/stream/2026-01-01T00:00:00.000";

  /** The ARN of a resource. */
  String arn(String logicalId) {
    String type = template.resources().get(logicalId).get("Type").textValue();
    if (type.equals("AWS::Lambda::Alias")) {
      ObjectNode alias = template.properties(logicalId);
      return arn(alias.at("/FunctionName/Ref").textValue()) + ":" + alias.get("Name").textValue();
    }
    if (!ARNS.containsKey(type)) {
      throw new AssertionError("no ARN is known here for " + type);
    }
    return "arn:aws:" + ARNS.get(type).formatted(logicalId);
  }

  /** The ARN of the table that a stack has, or else of the one that it shares. */
  String tableArn() {
    return template.ofType(TABLE).isEmpty()
        ? tableArn(template.json().at("/Outputs/TableName/Value").textValue())
        : arn(template.only(TABLE));
  }

  /** The ARN of a table by its name. */
  static String tableArn(String name) {
    return "arn:aws:" + ARNS.get(TABLE).formatted(name);
  }

  /** The ARN of a table's stream. */
  String streamArn(String table) {
    return arn(table) + STREAM;
  }

  /** The same JSON with every function replaced by its answer. */
  JsonNode resolve(JsonNode node) {
    if (isFunction(node)) {
      return JsonNodeFactory.instance.textNode(text(node));
    }
    if (node.isArray()) {
      ArrayNode resolved = JsonNodeFactory.instance.arrayNode();
      node.forEach(element -> resolved.add(resolve(element)));
      return resolved;
    }
    if (node.isObject()) {
      ObjectNode resolved = JsonNodeFactory.instance.objectNode();
      node.properties().forEach(it -> resolved.set(it.getKey(), resolve(it.getValue())));
      return resolved;
    }
    return node;
  }

  /** A string or a function that makes one. */
  String text(JsonNode node) {
    if (node.isValueNode()) {
      return node.asText();
    }
    String function = node.fieldNames().next();
    JsonNode argument = node.get(function);
    return switch (function) {
      case "Ref" -> reference(argument.asText());
      case "Fn::GetAtt" -> attribute(argument.get(0).asText(), argument.get(1).asText());
      case "Fn::Join" -> joined(argument.get(0).asText(), argument.get(1));
      case "Fn::Select" -> text(argument.get(1)).split(",")[argument.get(0).asInt()];
      case "Fn::Split" -> text(argument.get(1)).replace(argument.get(0).asText(), ",");
      default -> throw new AssertionError("no answer is known here for " + node);
    };
  }

  /** Of an alias its ARN, of anything else its name. */
  private String reference(String logicalId) {
    return template.ofType("AWS::Lambda::Alias").containsKey(logicalId)
        ? arn(logicalId)
        : PSEUDO_PARAMETERS.getOrDefault(logicalId, logicalId);
  }

  private String attribute(String logicalId, String name) {
    return switch (name) {
      case "Arn" -> arn(logicalId);
      case "StreamArn" -> streamArn(logicalId);
      default -> logicalId + "." + name;
    };
  }

  private String joined(String delimiter, JsonNode parts) {
    return parts.valueStream().map(this::text).reduce((a, b) -> a + delimiter + b).orElse("");
  }

  private static boolean isFunction(JsonNode node) {
    return node.isObject()
        && node.size() == 1
        && (node.has("Ref") || node.fieldNames().next().startsWith("Fn::"));
  }
}
