package papercatalog.domain.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.PublicationDate;

final class CursorTest {
  private static final String BASE64URL =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  private static final Optional<PublicationDate> IN_2018 = Optional.of(new PublicationDate("2018"));
  private static final PageRequest RANGE = PageRequest.FIRST.between(IN_2018, IN_2018);
  private static final Scope SCOPE =
      Scope.dated(LIST_COLLECTION_PAPERS.operation(), "COLLECTION#sosp", RANGE);
  private static final Cursor CURSOR = new Cursor("DATE#2018-07-01#wp-002");

  @Test
  void decode_ofAnEncodedCursor_isTheCursor() {
    assertThat(Cursor.decode(CURSOR.encode(SCOPE), SCOPE)).isEqualTo(CURSOR);
  }

  @Test
  void encode_ofTheLongestPosition_canBeDecoded() {
    Cursor longest = new Cursor("DATE#2018-07-01T09:30:00Z#" + "a".repeat(128));

    assertThat(Cursor.decode(longest.encode(SCOPE), SCOPE)).isEqualTo(longest);
  }

  static Stream<Scope> otherScopes() {
    return Stream.of(
        Scope.dated(LIST_AUTHOR_PAPERS.operation(), "COLLECTION#sosp", RANGE),
        Scope.dated(LIST_COLLECTION_PAPERS.operation(), "COLLECTION#osdi", RANGE),
        Scope.dated(
            LIST_COLLECTION_PAPERS.operation(), "COLLECTION#sosp", RANGE.withOrder(Order.ASC)),
        Scope.dated(
            LIST_COLLECTION_PAPERS.operation(),
            "COLLECTION#sosp",
            RANGE.between(IN_2018, Optional.empty())),
        Scope.dated(
            LIST_COLLECTION_PAPERS.operation(),
            "COLLECTION#sosp",
            RANGE.between(Optional.empty(), IN_2018)),
        Scope.dated(LIST_COLLECTION_PAPERS.operation(), "COLLECTION#sosp", PageRequest.FIRST));
  }

  @ParameterizedTest
  @MethodSource("otherScopes")
  void decode_forAnotherQuery_isAMismatch(Scope other) {
    String text = CURSOR.encode(SCOPE);

    assertThatThrownBy(() -> Cursor.decode(text, other)).isInstanceOf(CursorScopeMismatch.class);
  }

  @Test
  void decode_ofEachDirection_isTheCursor() {
    for (Cursor cursor : List.of(CURSOR.backwards(), Cursor.past(CURSOR.sortKey()).backwards())) {
      assertThat(Cursor.decode(cursor.encode(SCOPE), SCOPE)).isEqualTo(cursor);
    }
  }

  @Test
  void decode_withAnotherPageSize_isTheCursor() {
    Scope sameQuery =
        Scope.dated(LIST_COLLECTION_PAPERS.operation(), "COLLECTION#sosp", RANGE.withLimit(3));

    assertThat(Cursor.decode(CURSOR.encode(SCOPE), sameQuery)).isEqualTo(CURSOR);
  }

  @Test
  void decode_withAnyCharacterChanged_isInvalid() {
    String text = CURSOR.encode(SCOPE);
    for (int i = 0; i < text.length(); i++) {
      for (int j = 0; j < BASE64URL.length(); j++) {
        char c = BASE64URL.charAt(j);
        if (c != text.charAt(i)) {
          assertInvalid(text.substring(0, i) + c + text.substring(i + 1));
        }
      }
    }
  }

  @Test
  void decode_withACharacterMoreOrLess_isInvalid() {
    String text = CURSOR.encode(SCOPE);
    for (int i = 0; i < text.length(); i++) {
      assertInvalid(text.substring(0, i));
      assertInvalid(text.substring(i + 1));
      assertInvalid(text.substring(0, i) + "A" + text.substring(i));
    }
    assertInvalid(text + "=");
    assertInvalid(text + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "null", "eyJQSyI6IlBBUEVSIzEifQ==", "AQ", "\u0000", "ä", "1,2"})
  void decode_ofGarbage_isInvalid(String text) {
    assertInvalid(text);
  }

  @Test
  void decode_ofRandomText_isInvalid() {
    Random random = new Random(5);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(300); length > 0; length--) {
        text.append(BASE64URL.charAt(random.nextInt(64)));
      }
      assertInvalid(text.toString());
    }
  }

  /** Whoever knows the format can forge a cursor, but only one that this query might have made. */
  @Test
  void decode_ofAForgedPositionOutsideTheRange_isInvalid() {
    Cursor outside = new Cursor("DATE#2019#a");

    assertInvalid(outside.encode(SCOPE));
  }

  private static void assertInvalid(String text) {
    assertThatThrownBy(() -> Cursor.decode(text, SCOPE))
        .as(text)
        .isInstanceOf(InvalidCursor.class)
        .isInstanceOf(CatalogException.class);
  }
}
