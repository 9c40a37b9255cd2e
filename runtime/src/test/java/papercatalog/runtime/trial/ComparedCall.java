package papercatalog.runtime.trial;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.runtime.lambda.LocalRuntimeApi;

/**
 * What a loop asked or answered, without the headers by which HTTP clients differ, and read where
 * one thing can be written in several ways. The cause for X-Ray is AWS's client's alone.
 */
record ComparedCall(
    String method,
    String path,
    String contentType,
    String errorType,
    String answer,
    JsonNode error) {
  private static final ObjectMapper JSON = new ObjectMapper();

  static ComparedCall of(LocalRuntimeApi.Call call) {
    boolean failed = call.kind().equals("error");
    return new ComparedCall(
        call.method(),
        call.path(),
        call.headers().get("Content-Type"),
        call.headers().get("Lambda-Runtime-Function-Error-Type"),
        failed ? "" : call.body(),
        failed ? read(call.body()) : null);
  }

  /** The class of what was thrown. */
  String thrown() {
    return error.path("errorType").asText();
  }

  /** The same but for what was thrown, which is a class of each loop's own. */
  ComparedCall withoutThrown() {
    return new ComparedCall(method, path, contentType, errorType, answer, null);
  }

  private static JsonNode read(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("Not JSON: " + text, e);
    }
  }
}
