package papercatalog.handler;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.lang.reflect.Modifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.schema.AccessPattern;

/** Lambda finds a handler by its class name and makes it without arguments. */
final class HandlerClassesTest {
  @ParameterizedTest
  @EnumSource
  void handlerClass_canBeMadeByLambda(AccessPattern pattern) throws ReflectiveOperationException {
    Class<?> handler = Class.forName(pattern.handlerClass());

    assertThat(handler).isPublic().isFinal().isNotInterface();
    assertThat(RequestStreamHandler.class).isAssignableFrom(handler);
    assertThat(Modifier.isPublic(handler.getConstructor().getModifiers())).isTrue();
    assertThat(handler.getSimpleName()).isEqualTo(pattern.operation());
  }
}
