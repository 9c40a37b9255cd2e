package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
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
    List<AuthorHandle> became = members.texts("became", AuthorHandle::new);
    List<AuthorHandle> successors = members.texts("successors", AuthorHandle::new);
    Identity identity =
        new Identity(
            members.texts("alsoAs", Function.identity()),
            became.isEmpty() ? successors : became,
            !became.isEmpty(),
            members.texts("notSameAs", AuthorHandle::new),
            members.optional("note"),
            members.optional("moving", AuthorHandle::new),
            members.optionalObjects("log", AuthorDocument::change));
    members.requireValid();
    return new Author(
        handle.get(), name.get(), affiliations, orcid, homepage, sortAs, identity, updatedAt);
  }

  private static Supplier<IdentityChange> change(Members members) {
    Optional<Instant> at = members.instant("at");
    Supplier<IdentityChange.IdentityAct> kind =
        members.given("change", IdentityChange.IdentityAct::of);
    Supplier<AuthorHandle> other = members.given("handle", AuthorHandle::new);
    Optional<String> note = members.optional("note");
    return () -> new IdentityChange(at.orElse(Instant.EPOCH), kind.get(), other.get(), note);
  }

  /** The content of a profile: all fields but its time of writing. */
  public static ObjectNode write(Author author) {
    ObjectNode document = RecordDocument.of(author, RecordJson::author);
    author.sortAs().ifPresent(word -> document.put("sortAs", word.value()));
    return document;
  }

  public static ObjectNode write(IdentityChange change) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document
        .put("at", change.at().toString())
        .put("change", change.kind().text())
        .put("handle", change.other().value());
    change.note().ifPresent(note -> document.put("note", note));
    return document;
  }

  /** Also what readers do not see. */
  public static ObjectNode writeRecord(Author author) {
    ObjectNode document = write(author);
    if (!author.identity().former()) {
      author
          .identity()
          .successors()
          .forEach(it -> document.withArray("successors").add(it.value()));
    }
    author.identity().note().ifPresent(note -> document.put("note", note));
    for (IdentityChange change : author.identity().log()) {
      document.withArray("log").add(write(change));
    }
    return document.put("updatedAt", author.updatedAt().toString());
  }
}
