package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import java.time.Instant;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class AuthorItem {
  private AuthorItem() {}

  public static Item item(Author author, long revision, Instant writtenAt) {
    return ItemBuilder.of("Author", Keys.author(author.handle()))
        .put(HANDLE, author.handle().value())
        .put(NAME, author.name())
        .putTexts(AFFILIATIONS, author.affiliations())
        .put(ORCID, author.orcid())
        .put(HOMEPAGE, author.homepage())
        .put(REVISION, revision)
        .put(UPDATED_AT, writtenAt.toString())
        .build();
  }

  public static long readRevision(Item item) {
    return item.number(REVISION, 0);
  }

  public static Author read(Item item) {
    item.requireSchema();
    return new Author(
        new AuthorHandle(item.text(HANDLE)),
        item.text(NAME),
        item.list(AFFILIATIONS, AttributeValue::s),
        item.optional(ORCID),
        item.optional(HOMEPAGE),
        item.moment(UPDATED_AT).orElse(Instant.EPOCH));
  }
}
