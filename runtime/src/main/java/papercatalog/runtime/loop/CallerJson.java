package papercatalog.runtime.loop;

import com.amazonaws.services.lambda.runtime.Client;
import com.amazonaws.services.lambda.runtime.ClientContext;
import com.amazonaws.services.lambda.runtime.CognitoIdentity;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a caller says of itself: who it is in Cognito, and which application on which device. API
 * Gateway says nothing; these classes are loaded when somebody does.
 */
final class CallerJson {
  private CallerJson() {}

  /** Of the header Lambda-Runtime-Client-Context. */
  static ClientContext clientContext(String text) throws IOException {
    Map<String, String> client = null;
    Map<String, String> custom = null;
    Map<String, String> environment = null;
    try (JsonParser json = object(text)) {
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        json.nextToken();
        switch (name) {
          case "client" -> client = texts(json);
          case "custom" -> custom = texts(json);
          case "env" -> environment = texts(json);
          default -> json.skipChildren();
        }
      }
    }
    return new Caller(client == null ? null : new Application(client), custom, environment);
  }

  /** Of the header Lambda-Runtime-Cognito-Identity. */
  static CognitoIdentity identity(String text) throws IOException {
    try (JsonParser json = object(text)) {
      return new Identity(texts(json));
    }
  }

  private static JsonParser object(String text) throws IOException {
    JsonParser json = FailureJson.FACTORY.createParser(text);
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw new IOException("What the caller says of itself is no object");
    }
    return json;
  }

  /** The members of an object that are texts, numbers or yes and no. */
  private static Map<String, String> texts(JsonParser json) throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      if (json.nextToken().isScalarValue()) {
        texts.put(name, json.getValueAsString());
      } else {
        json.skipChildren();
      }
    }
    return texts;
  }

  private record Caller(Client client, Map<String, String> custom, Map<String, String> environment)
      implements ClientContext {
    @Override
    public Client getClient() {
      return client;
    }

    @Override
    public Map<String, String> getCustom() {
      return custom;
    }

    @Override
    public Map<String, String> getEnvironment() {
      return environment;
    }
  }

  private record Application(Map<String, String> texts) implements Client {
    @Override
    public String getInstallationId() {
      return texts.get("installation_id");
    }

    @Override
    public String getAppTitle() {
      return texts.get("app_title");
    }

    @Override
    public String getAppVersionName() {
      return texts.get("app_version_name");
    }

    @Override
    public String getAppVersionCode() {
      return texts.get("app_version_code");
    }

    @Override
    public String getAppPackageName() {
      return texts.get("app_package_name");
    }
  }

  private record Identity(Map<String, String> texts) implements CognitoIdentity {
    @Override
    public String getIdentityId() {
      return texts.get("cognitoIdentityId");
    }

    @Override
    public String getIdentityPoolId() {
      return texts.get("cognitoIdentityPoolId");
    }
  }
}
