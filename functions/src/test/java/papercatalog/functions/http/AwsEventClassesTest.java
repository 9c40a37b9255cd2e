package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.amazonaws.services.lambda.runtime.events.APIGatewayV2HTTPEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayV2HTTPResponse;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import com.amazonaws.services.lambda.runtime.serialization.factories.JacksonFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/** The handlers speak what AWS's own event classes write and read with the runtime's serializer. */
@Tag("slow")
final class AwsEventClassesTest {
  private static final PojoSerializer<APIGatewayV2HTTPEvent> EVENTS =
      JacksonFactory.getInstance().getSerializer(APIGatewayV2HTTPEvent.class);
  private static final PojoSerializer<APIGatewayV2HTTPResponse> RESPONSES =
      JacksonFactory.getInstance().getSerializer(APIGatewayV2HTTPResponse.class);

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.FULL, TestPapers.CROWDED, TestPapers.WITHDRAWN)
          .withProfiles(TestPapers.LISKOV);

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void handleRequest_takesAndGivesWhatTheEventClassesSerialize(AccessPattern<?> pattern) {
    APIGatewayV2HTTPResponse response =
        answer(pattern, event(TestRequest.to(pattern, TestPapers.CROWDED)));

    assertThat(response.getStatusCode()).isEqualTo(200);
    assertThat(response.getHeaders())
        .containsEntry("Content-Type", "application/json")
        .containsEntry("X-DynamoDB-Requests", "1");
    assertThat(response.getIsBase64Encoded()).isFalse();
    assertThat(response.getCookies()).isNull();
    assertThat(response.getMultiValueHeaders()).isNull();
    assertThat(TestAnswer.json(response.getBody()))
        .isEqualTo(CATALOG.answer(TestRequest.to(pattern, TestPapers.CROWDED)).json());
  }

  @ParameterizedTest
  @MethodSource("papercatalog.functions.http.TestRequest#patternsWithoutParameters")
  void handleRequest_whenEveryMapIsNull_isTheWholeList(AccessPattern<?> pattern) {
    APIGatewayV2HTTPResponse response = answer(pattern, new APIGatewayV2HTTPEvent());

    assertThat(response.getStatusCode()).isEqualTo(200);
    assertThat(TestAnswer.json(response.getBody()).get("data")).isNotEmpty();
  }

  @Test
  void handleRequest_whenEveryMapIsNull_hasNoIdentifier() {
    APIGatewayV2HTTPResponse response =
        answer(AccessPatterns.FIND_PAPERS, new APIGatewayV2HTTPEvent());

    assertThat(response.getStatusCode()).isEqualTo(400);
    assertThat(TestAnswer.json(response.getBody()).at("/errors/0/parameter").textValue())
        .isEqualTo("doi");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.functions.http.TestRequest#patternsWithAPath")
  void handleRequest_whenEveryMapIsNull_isABadParameter(AccessPattern<?> pattern) {
    APIGatewayV2HTTPEvent event = new APIGatewayV2HTTPEvent();
    event.setVersion("2.0");

    APIGatewayV2HTTPResponse response = answer(pattern, event);

    assertThat(response.getStatusCode()).isEqualTo(400);
    assertThat(response.getHeaders()).containsEntry("Content-Type", "application/problem+json");
    assertThat(TestAnswer.json(response.getBody()).at("/errors/0/parameter").textValue())
        .isEqualTo(pattern.pathParameters().getFirst().text());
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void handleRequest_withABodyAndItsBase64Flag_ignoresThem(AccessPattern<?> pattern) {
    APIGatewayV2HTTPEvent event = event(TestRequest.to(pattern, TestPapers.CROWDED));
    event.setBody("eyJwYXRoUGFyYW1ldGVycyI6eyJpZCI6IngifX0=");
    event.setIsBase64Encoded(true);

    assertThat(answer(pattern, event).getStatusCode()).isEqualTo(200);
  }

  @Test
  void handleRequest_withHeadersInMixedCase_findsThem() {
    APIGatewayV2HTTPEvent event = event(AccessPatterns.GET_PAPER, "WP-002");
    String tag = answer(AccessPatterns.GET_PAPER, event).getHeaders().get("ETag");
    event.setHeaders(Map.of("iF-nOnE-mAtCh", tag, "X-Ünïcode", "日本語"));

    APIGatewayV2HTTPResponse response = answer(AccessPatterns.GET_PAPER, event);

    assertThat(response.getStatusCode()).isEqualTo(304);
    assertThat(response.getBody()).isEmpty();
  }

  @Test
  void handleRequest_withNonAsciiText_keepsIt() {
    APIGatewayV2HTTPEvent event = event(AccessPatterns.GET_PAPER, "WP-002");
    event.setCookies(List.of("größe=大きさ"));
    event.setStageVariables(Map.of("stage", "prüfung"));

    String body = answer(AccessPatterns.GET_PAPER, event).getBody();

    assertThat(TestAnswer.json(body).get("title").textValue()).isEqualTo(TestPapers.FULL.title());
    assertThat(TestAnswer.json(body).get("abstract").textValue())
        .isEqualTo(TestPapers.FULL.abstractText().orElseThrow());
  }

  @Test
  void handleRequest_withQueryParameters_readsThem() {
    APIGatewayV2HTTPEvent event = event(AccessPatterns.LIST_COLLECTION_PAPERS, "sosp");
    event.setQueryStringParameters(Map.of("limit", "0", "größe📐", "1"));

    APIGatewayV2HTTPResponse response = answer(AccessPatterns.LIST_COLLECTION_PAPERS, event);

    assertThat(response.getStatusCode()).isEqualTo(400);
    assertThat(TestAnswer.json(response.getBody()).get("errors").findValuesAsText("parameter"))
        .containsExactlyInAnyOrder("limit", "größe📐");
  }

  private static APIGatewayV2HTTPResponse answer(
      AccessPattern<?> pattern, APIGatewayV2HTTPEvent event) {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    EVENTS.toJson(event, json);
    byte[] response = CATALOG.functions().invoke(pattern, json.toByteArray());
    return RESPONSES.fromJson(new ByteArrayInputStream(response));
  }

  private static APIGatewayV2HTTPEvent event(AccessPattern<?> pattern, String value) {
    return event(TestRequest.to(pattern, value));
  }

  private static APIGatewayV2HTTPEvent event(TestRequest request) {
    APIGatewayV2HTTPEvent event = new APIGatewayV2HTTPEvent();
    event.setVersion("2.0");
    event.setRouteKey(request.pattern().routeKey());
    event.setRawQueryString("");
    event.setPathParameters(request.path());
    event.setQueryStringParameters(request.query());
    APIGatewayV2HTTPEvent.RequestContext context = new APIGatewayV2HTTPEvent.RequestContext();
    context.setRequestId(TestRequest.ID);
    event.setRequestContext(context);
    return event;
  }
}
