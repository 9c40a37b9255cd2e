package papercatalog.functions.handler;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Lambda finds a handler by its class name and makes it without arguments. */
final class HandlerClassesTest {
  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void handlerClass_canBeMadeByLambda(AccessPattern<?> pattern)
      throws ReflectiveOperationException {
    Class<?> handler = Class.forName(HandlerClass.of(pattern));

    assertThat(handler).isPublic().isFinal().isNotInterface();
    assertThat(RequestStreamHandler.class).isAssignableFrom(handler);
    assertThat(Modifier.isPublic(handler.getConstructor().getModifiers())).isTrue();
    assertThat(handler.getSimpleName()).isEqualTo(pattern.operation());
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void handler_isOfTheClassThatLambdaMakes_andAnswersThePattern(AccessPattern<?> pattern) {
    URI anywhere = URI.create("http://127.0.0.1:9");
    try (DynamoDbClient client = ClientSettings.forReads().at(anywhere).open()) {
      CatalogFunction<?> handler =
          Handlers.of(
              pattern,
              new Catalog(new CatalogTable(client, "papers")),
              FunctionLog.faults(System.err),
              Routes.WITHOUT_SEARCH);

      assertThat(handler.getClass().getName()).isEqualTo(HandlerClass.of(pattern));
      assertThat(handler.pattern()).isEqualTo(pattern);
    }
  }
}
