package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.KeyPrefix;

final class AuthorItemTest {
  @ParameterizedTest
  @CsvSource({
    "leslie-lamport, lamport",
    "wei-li-2, li",
    "martin-luther-king-jr, king",
    "henry-viii, viii",
    "edsger-w-dijkstra, dijkstra",
    "ludwig-van-der-berg, berg",
    "plato, plato",
    "x, x",
    "3com, 3com",
    "7, 7",
    "a-b-c, a",
    "li-, li",
    "9--, 9",
  })
  void indexWord_isUsuallyTheFamilyName(String handle, String word) {
    AuthorHandle author = new AuthorHandle(handle);

    assertThat(AuthorItem.indexWord(author)).isEqualTo(new AuthorPrefix(word));
    assertThat(AuthorItem.handleAt(AuthorItem.indexWord(author) + "#" + handle)).isEqualTo(author);
    assertThat(Keys.authorIndex())
        .contains(Keys.partition(KeyPrefix.AUTHORS, AuthorItem.indexWord(author)));
  }

  @Test
  void authorIndex_hasAPartitionForEachFirstLetterAndDigit_andForFormerAuthors() {
    assertThat(Keys.authorIndex())
        .hasSize(37)
        .contains("AUTHORS#0", "AUTHORS#a", "AUTHORS#z", Keys.FORMER_AUTHORS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "#", "lamport", "la mport#leslie-lamport", "a#b#c", "li#Wei-Li"})
  void handleAt_aPositionOfNoAuthor_isRefused(String position) {
    assertThatThrownBy(() -> AuthorItem.handleAt(position)).isInstanceOf(InvalidValue.class);
  }
}
