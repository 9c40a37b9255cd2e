package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Role;
import papercatalog.domain.schema.KeyPrefix;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

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

  @Test
  void whatReadersDoNotSee_mayBeDamagedOrOfALaterRelease() {
    Identity shown =
        new Identity(
            List.of("L. Lamport"),
            List.of(),
            false,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of());
    Author author =
        Author.of(new Authorship(new AuthorHandle("leslie-lamport"), "Leslie Lamport", Role.AUTHOR))
            .withIdentity(shown);
    Item item = AuthorItem.item(author, 1, Instant.EPOCH);
    Map<String, AttributeValue> own = new HashMap<>(item.map("identity").attributes());
    own.put("note", AttributeValue.fromS("x".repeat(Identity.MAX_NOTE + 1)));
    own.put(
        "log",
        AttributeValue.fromL(
            List.of(
                AttributeValue.fromM(Map.of("changedAt", AttributeValue.fromS("yesterday"))),
                AttributeValue.fromM(Map.of("change", AttributeValue.fromS("cloned"))),
                AttributeValue.fromS("x"))));

    assertThat(AuthorItem.readShown(item.with("identity", AttributeValue.fromM(own))).identity())
        .isEqualTo(shown);
    own.remove("note");
    assertThat(AuthorItem.read(item.with("identity", AttributeValue.fromM(own))).identity())
        .isEqualTo(shown);
  }

  @Test
  void manySuccessors_outlastTheLog_andAreCut() {
    Identity identity = Identity.NONE;
    for (int i = 0; i < 120; i++) {
      identity = identity.with(change(IdentityChange.IdentityAct.SPLIT_INTO, "heir-" + i));
    }
    for (int i = 0; i < 30; i++) {
      identity = identity.with(change(IdentityChange.IdentityAct.MERGED, "other-" + i));
    }
    assertThat(identity.log()).hasSize(20);
    assertThat(identity.unlisted().became()).hasSize(Identity.MAX_NAMES);
    assertThat(identity.unlisted().relisted().notSameAs()).hasSize(Identity.MAX_NAMES);
    assertThat(identity.with(change(IdentityChange.IdentityAct.MERGED, "heir-1")).successors())
        .hasSize(Identity.MAX_NAMES - 1);
  }

  private static IdentityChange change(IdentityChange.IdentityAct kind, String other) {
    return new IdentityChange(Instant.EPOCH, kind, new AuthorHandle(other), Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "#", "lamport", "la mport#leslie-lamport", "a#b#c", "li#Wei-Li"})
  void handleAt_aPositionOfNoAuthor_isRefused(String position) {
    assertThatThrownBy(() -> AuthorItem.handleAt(position)).isInstanceOf(InvalidValue.class);
  }
}
