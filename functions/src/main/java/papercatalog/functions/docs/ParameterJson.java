package papercatalog.functions.docs;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.bibliography.style.CitationStyle;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.BatchRead;

/** The parameters of a route in OpenAPI. */
final class ParameterJson {
  private static final String DATE =
      "^[0-9]{4}(-[0-9]{2}(-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?)?)?$";
  private static final String DATE_OF_CHANGE = DATE.replace("Z", "([.][0-9]{3})?Z");
  private static final long MAX_REVISION = 9_999_999_999L;

  private ParameterJson() {}

  static void write(JsonGenerator json, Route route) throws IOException {
    json.writeArrayFieldStart("parameters");
    for (PathParameter<?> parameter : route.pathParameters()) {
      json.writeStartObject();
      json.writeStringField("name", parameter.text());
      json.writeStringField("in", "path");
      json.writeBooleanField("required", true);
      json.writeObjectFieldStart("schema");
      schema(json, parameter.grammar());
      json.writeEndObject();
      json.writeEndObject();
    }
    for (QueryParameter parameter : route.queryParameters()) {
      json.writeStartObject();
      if (isShared(parameter)) {
        OpenApi.reference(json, "parameters", parameter.text());
      } else {
        members(json, parameter, route);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes the query parameters that are the same for each route as components. */
  static void writeShared(JsonGenerator json) throws IOException {
    for (QueryParameter parameter : QueryParameter.values()) {
      if (isShared(parameter) && isUsed(parameter)) {
        json.writeObjectFieldStart(parameter.text());
        members(json, parameter, DocsPage.START); // any route
        json.writeEndObject();
      }
    }
  }

  /** A search that is off is not described. */
  static boolean isUsed(QueryParameter parameter) {
    return Route.deployed().stream().anyMatch(route -> route.queryParameters().contains(parameter));
  }

  private static boolean isShared(QueryParameter parameter) {
    return parameter != QueryParameter.UNTIL && parameter != QueryParameter.FORMAT;
  }

  private static void members(JsonGenerator json, QueryParameter parameter, Route route)
      throws IOException {
    json.writeStringField("name", parameter.text());
    json.writeStringField("in", "query");
    json.writeStringField("description", Sentence.of(parameter.rule()));
    if (parameter == QueryParameter.IDS) {
      json.writeBooleanField("required", true);
      json.writeBooleanField("explode", false); // separated by commas
    }
    json.writeObjectFieldStart("schema");
    schema(json, parameter, route);
    json.writeEndObject();
  }

  private static void schema(JsonGenerator json, Grammar grammar) throws IOException {
    if (grammar == Grammar.REVISION) {
      json.writeStringField("type", "integer");
      json.writeStringField("format", "int64");
      json.writeNumberField("minimum", 1);
      json.writeNumberField("maximum", MAX_REVISION);
    } else {
      Vocabulary.grammar(json, grammar);
    }
  }

  private static void schema(JsonGenerator json, QueryParameter parameter, Route route)
      throws IOException {
    switch (parameter) {
      case DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER, CURSOR -> {
        json.writeStringField("type", "string");
        json.writeNumberField("minLength", 1);
      }
      case Q -> {
        json.writeStringField("type", "string");
        json.writeNumberField("maxLength", SearchPattern.LONGEST_QUERY);
      }
      case SORT -> {
        Vocabulary.words(json, SearchPattern.SORTS);
        json.writeStringField("default", SearchPattern.SORTS.getFirst());
      }
      case PART -> {
        json.writeStringField("type", "integer");
        json.writeNumberField("minimum", 1);
      }
      case IDS -> {
        json.writeStringField("type", "array");
        json.writeNumberField("minItems", 1);
        json.writeNumberField("maxItems", BatchRead.MAX_KEYS);
        json.writeObjectFieldStart("items");
        Vocabulary.grammar(json, Grammar.PAPER_ID);
        json.writeEndObject();
      }
      case LIMIT -> {
        json.writeStringField("type", "integer");
        json.writeNumberField("minimum", 1);
        json.writeNumberField("maximum", PageRequest.MAX_LIMIT);
        json.writeNumberField("default", PageRequest.DEFAULT_LIMIT);
      }
      case ORDER -> {
        Vocabulary.words(json, List.of(Order.DESC.text(), Order.ASC.text()));
        json.writeStringField("default", Order.DESC.text());
      }
      case FROM -> pattern(json, DATE);
      case SINCE -> pattern(json, DATE_OF_CHANGE);
      case UNTIL ->
          pattern(
              json, route.queryParameters().contains(QueryParameter.SINCE) ? DATE_OF_CHANGE : DATE);
      case STYLE -> {
        Vocabulary.words(json, CitationStyle.names());
        json.writeStringField("default", CitationStyle.APA.text());
      }
      case FORMAT -> Vocabulary.words(json, route.formats().stream().map(Format::text).toList());
    }
  }

  private static void pattern(JsonGenerator json, String pattern) throws IOException {
    json.writeStringField("type", "string");
    json.writeStringField("pattern", pattern);
  }
}
