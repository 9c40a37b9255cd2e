package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Role;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An author inside an item: a map, without the role where it is the default. */
final class AuthorshipAttribute {
  private AuthorshipAttribute() {}

  static List<AttributeValue> write(List<Authorship> authors) {
    return authors.stream().map(AuthorshipAttribute::write).toList();
  }

  static Authorship read(AttributeValue value) {
    Item author = new Item(value.m());
    return new Authorship(
        new AuthorHandle(author.text(HANDLE)),
        author.text(NAME),
        author.optional(ROLE).map(Role::of).orElse(Role.AUTHOR));
  }

  private static AttributeValue write(Authorship author) {
    Optional<Role> unusual = Optional.of(author.role()).filter(role -> role != Role.AUTHOR);
    return AttributeValue.fromM(
        new ItemBuilder()
            .put(HANDLE, author.handle().value())
            .put(NAME, author.name())
            .put(ROLE, unusual.map(Role::text))
            .build()
            .attributes());
  }
}
