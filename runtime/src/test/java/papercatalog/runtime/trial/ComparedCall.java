package papercatalog.runtime.trial;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.TreeSet;
import papercatalog.local.lambda.LocalRuntimeApi;

/**
 * What a loop asked or answered, without the headers by which HTTP clients differ, and read where
 * one thing can be written in several ways.
 *
 * @param paths of the cause: a set, in whatever order
 */
record ComparedCall(
    String method,
    String path,
    String contentType,
    String errorType,
    JsonNode cause,
    Set<String> paths,
    String answer,
    JsonNode error) {
  private static final ObjectMapper JSON = new ObjectMapper();

  static ComparedCall of(LocalRuntimeApi.Call call) {
    ObjectNode cause = (ObjectNode) json(call, "Lambda-Runtime-Function-XRay-Error-Cause");
    Set<String> paths = new TreeSet<>();
    if (cause != null) {
      ArrayNode files = (ArrayNode) cause.remove("paths");
      files.forEach(file -> paths.add(file.asText()));
    }
    boolean failed = call.kind().equals("error");
    return new ComparedCall(
        call.method(),
        call.path(),
        call.headers().get("Content-Type"),
        call.headers().get("Lambda-Runtime-Function-Error-Type"),
        cause,
        paths,
        failed ? "" : call.body(),
        failed ? read(call.body()) : null);
  }

  /** The class of what was thrown. */
  String thrown() {
    return error.path("errorType").asText();
  }

  /** The same but for what was thrown, which is a class of each loop's own. */
  ComparedCall withoutThrown() {
    return new ComparedCall(method, path, contentType, errorType, null, Set.of(), answer, null);
  }

  private static JsonNode json(LocalRuntimeApi.Call call, String header) {
    String value = call.headers().get(header);
    return value == null ? null : read(new String(value.getBytes(ISO_8859_1), UTF_8));
  }

  private static JsonNode read(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("Not JSON: " + text, e);
    }
  }
}
