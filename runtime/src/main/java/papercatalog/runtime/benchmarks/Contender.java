package papercatalog.runtime.benchmarks;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.local.gateway.SampleEvent;
import papercatalog.runtime.lambda.Packaging;

/** A function to measure, with the event of every request. */
record Contender(String name, Packaging packaging, String handler, String event) {
  static Contender of(AccessPattern<?> pattern, String suffix, Packaging packaging) {
    return new Contender(
        pattern.operation() + suffix, packaging, HandlerClass.of(pattern), event(pattern));
  }

  static Contender of(AccessPattern<?> pattern, Format format, String suffix, Packaging packaging) {
    ObjectNode event = SampleEvent.read(pattern.eventName());
    event.withObject("/headers").put("accept", MediaType.of(format).text());
    return new Contender(
        pattern.operation() + ", " + format.text() + suffix,
        packaging,
        HandlerClass.of(pattern),
        event.toString());
  }

  static Contender search(String query, String suffix, Packaging packaging) {
    ObjectNode event = SampleEvent.read(AccessPatterns.GET_PAPER.eventName());
    event.put("routeKey", AccessPatterns.SEARCH_PAPERS.routeKey()).put("rawPath", "/search");
    event.putObject("queryStringParameters").put("q", query);
    event.remove("pathParameters");
    return new Contender(
        AccessPatterns.SEARCH_PAPERS.operation() + suffix,
        packaging,
        HandlerClass.of(AccessPatterns.SEARCH_PAPERS),
        event.toString());
  }

  static Contender floor(String handler, String name, Packaging packaging) {
    return new Contender(
        name,
        packaging,
        "papercatalog.runtime.benchmarks.floor." + handler,
        event(AccessPatterns.GET_PAPER));
  }

  /** The sample event without white space, as API Gateway sends it. */
  static String event(AccessPattern<?> pattern) {
    return SampleEvent.read(pattern.eventName()).toString();
  }
}
