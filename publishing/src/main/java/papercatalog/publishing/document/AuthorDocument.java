package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.json.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.InvalidValue;
import papercatalog.publishing.entry.EntryRules;

public final class AuthorDocument {
  private AuthorDocument() {}

  /** Reads a profile to be written. Fails with {@link InvalidValue} as {@link Members} does. */
  public static Author read(JsonNode document) {
    Members members = Members.of(document);
    members.instant("updatedAt");
    members.ignoreObject("links");
    return EntryRules.checked(read(members, Instant.EPOCH));
  }

  /** Reads the result of {@link #writeRecord}, as {@link #read}; the time is required. */
  public static Author readRecord(JsonNode document) {
    Members members = Members.of(document);
    return read(members, members.requiredInstant("updatedAt"));
  }

  private static Author read(Members members, Instant updatedAt) {
    Supplier<AuthorHandle> handle = members.given("handle", AuthorHandle::new);
    Supplier<String> name = members.given("name", String::valueOf);
    List<String> affiliations = members.texts("affiliations", Function.identity());
    Optional<String> orcid = members.optional("orcid");
    Optional<String> homepage = members.optional("homepage");
    Optional<AuthorPrefix> sortAs = members.optional("sortAs", AuthorPrefix::of);
    members.requireValid();
    return new Author(handle.get(), name.get(), affiliations, orcid, homepage, sortAs, updatedAt);
  }

  /** The content of a profile: all fields but its time of writing. */
  public static ObjectNode write(Author author) {
    ObjectNode document = RecordDocument.of(author, RecordJson::author);
    author.sortAs().ifPresent(word -> document.put("sortAs", word.value()));
    return document;
  }

  public static ObjectNode writeRecord(Author author) {
    return write(author).put("updatedAt", author.updatedAt().toString());
  }
}
