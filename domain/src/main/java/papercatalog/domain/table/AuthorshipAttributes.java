package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An author of a byline in items. The ORCID iD is elsewhere, because lists lack it. */
final class AuthorshipAttributes {
  /** The word behind the roles of the last author whom a source names. */
  private static final String OTHERS = "others";

  private AuthorshipAttributes() {}

  static Authorship read(AttributeValue value) {
    Item author = new Item(value.m());
    return read(author, author);
  }

  static Authorship read(Item author, Item parts) {
    String name = author.text(NAME);
    List<Role> roles = new ArrayList<>(1);
    boolean others = false;
    for (String word : author.optional(ROLE).orElse(Role.AUTHOR.text()).split(" ", -1)) {
      if (word.equals(OTHERS)) {
        others = true;
      } else {
        roles.add(Role.of(word));
      }
    }
    return new Authorship(
        new AuthorHandle(author.text(HANDLE)),
        name,
        readParts(parts, name),
        Optional.empty(),
        List.of(),
        roles,
        others);
  }

  /** The roles, and whether others follow, as words: {@code author editor}. */
  static String roles(Authorship author) {
    StringJoiner words = new StringJoiner(" ");
    for (Role role : author.roles()) {
      words.add(role.text());
    }
    return (author.others() ? words.add(OTHERS) : words).toString();
  }

  private static Optional<NameParts> readParts(Item parts, String name) {
    Optional<String> words = parts.optional(FAMILY_WORDS);
    if (words.isPresent()) {
      int count = Integer.parseInt(words.get());
      return Optional.of(count == 0 ? new GroupName() : PersonName.ofWords(name, count));
    }
    Optional<String> family = parts.optional(FAMILY);
    return family.isEmpty() ? Optional.empty() : Optional.of(person(parts, family.get()));
  }

  private static NameParts person(Item parts, String family) {
    return new PersonName(
        parts.optional(GIVEN), parts.optional(PARTICLE), family, parts.optional(SUFFIX));
  }

  /** A map, without the role where it is the default. */
  static AttributeValue map(Authorship author) {
    Optional<String> unusual =
        Optional.of(roles(author)).filter(words -> !words.equals(Role.AUTHOR.text()));
    return AttributeValue.fromM(
        put(new ItemBuilder(), author).put(ROLE, unusual).build().attributes());
  }

  static ItemBuilder put(ItemBuilder item, Authorship author) {
    return putParts(item.put(HANDLE, author.handle().value()).put(NAME, author.name()), author);
  }

  static ItemBuilder putParts(ItemBuilder item, Authorship author) {
    return switch (author.parts().orElse(null)) {
      case null -> item;
      case GroupName _ -> item.put(FAMILY_WORDS, "0");
      case PersonName person -> putPerson(item, person, person.familyWordsIn(author.name()));
    };
  }

  private static ItemBuilder putPerson(ItemBuilder item, PersonName person, int familyWords) {
    return familyWords > 0
        ? item.put(FAMILY_WORDS, String.valueOf(familyWords))
        : item.put(FAMILY, person.family())
            .put(GIVEN, person.given())
            .put(PARTICLE, person.particle())
            .put(SUFFIX, person.suffix());
  }
}
