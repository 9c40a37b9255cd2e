package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Text;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.JsonItems;
import papercatalog.publishing.entry.MeteredStream;
import papercatalog.publishing.people.People;
import papercatalog.publishing.people.Person;
import papercatalog.publishing.people.Person.Claim;
import papercatalog.publishing.people.Person.Said;

/** A file of people: one person a line. */
public final class PersonDocument {
  private PersonDocument() {}

  /** Fails with {@link InvalidValue}, naming file and line. */
  public static People read(Path file) throws IOException {
    List<Person> persons = new ArrayList<>();
    try (InputStream bytes = Files.newInputStream(file)) {
      JsonItems lines = JsonItems.of(JsonItems.STRICT, new MeteredStream(bytes));
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        String at = file + ":" + line.get().line();
        if (line.get().problem().isPresent()) {
          throw new InvalidValue(at, line.get().problem().get());
        }
        try {
          persons.add(read(line.get().node(), line.get().line()));
        } catch (InvalidValue invalid) {
          throw new InvalidValue(at + ": " + invalid.field(), invalid.rule());
        }
      }
    }
    try {
      return new People(persons);
    } catch (InvalidValue invalid) {
      throw new InvalidValue(file + ": " + invalid.field(), invalid.rule());
    }
  }

  static Person read(JsonNode document, long line) {
    Members members = Members.of(document);
    Supplier<AuthorHandle> handle = members.given("handle", AuthorHandle::new);
    Optional<String> name = members.optional("name");
    List<String> affiliations = members.texts("affiliations", Function.identity());
    Optional<String> orcid = members.optional("orcid");
    Optional<String> homepage = members.optional("homepage");
    Optional<AuthorPrefix> sortAs = members.optional("sortAs", AuthorPrefix::of);
    List<String> alsoAs = members.texts("alsoAs", Function.identity());
    List<AuthorHandle> notSameAs = members.texts("notSameAs", AuthorHandle::new);
    Said said =
        new Said(
            Optional.of(alsoAs).filter(_ -> document.has("alsoAs")),
            Optional.of(notSameAs).filter(_ -> document.has("notSameAs")),
            members.optional("note"));
    members.optional("why"); // of people duplicates
    List<AuthorHandle> others = new ArrayList<>();
    List<Claim> claims = new ArrayList<>();
    members.mixed(
        "sameAs", text -> others.add(new AuthorHandle(text)), it -> claims.add(claim(it)));
    members.requireValid();
    Person person =
        new Person(
            handle.get(), name, affiliations, orcid, homepage, sortAs, said, others, claims, line);
    EntryRules.checked(person.profile(List.of(), List.of(), UnaryOperator.identity()));
    return person;
  }

  /** The line of a person; {@link #read} reads it. */
  public static ObjectNode write(Person person) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put("handle", person.handle().value());
    person.name().ifPresent(name -> line.put("name", name));
    person.said().alsoAs().ifPresent(names -> names.forEach(line.putArray("alsoAs")::add));
    person.orcid().ifPresent(orcid -> line.put("orcid", orcid));
    if (!person.affiliations().isEmpty()) {
      person.affiliations().forEach(line.putArray("affiliations")::add);
    }
    person.homepage().ifPresent(homepage -> line.put("homepage", homepage));
    person.sortAs().ifPresent(word -> line.put("sortAs", word.value()));
    if (!person.others().isEmpty() || !person.claims().isEmpty()) {
      ArrayNode names = line.putArray("sameAs");
      person.others().forEach(other -> names.add(other.value()));
      for (Claim claim : person.claims()) {
        ObjectNode object = names.addObject();
        claim.name().ifPresent(name -> object.put("name", name));
        claim.handle().ifPresent(handle -> object.put("handle", handle.value()));
        claim.collection().ifPresent(it -> object.put("collection", it.value()));
        claim.papers().stream()
            .map(PaperId::value)
            .sorted()
            .forEach(object.withArray("papers")::add);
      }
    }
    person
        .said()
        .notSameAs()
        .ifPresent(
            others -> {
              ArrayNode array = line.putArray("notSameAs");
              others.forEach(other -> array.add(other.value()));
            });
    person.said().note().ifPresent(note -> line.put("note", note));
    return line;
  }

  private static Claim claim(Members members) {
    Optional<String> name =
        members.optional(
            "name", it -> Spaces.line(Text.normalized("name", it, Normalizer.Form.NFC)));
    Optional<AuthorHandle> handle = members.optional("handle", AuthorHandle::new);
    Optional<CollectionName> collection = members.optional("collection", CollectionName::new);
    List<PaperId> papers = members.texts("papers", PaperId::new);
    members.requireValid();
    if (name.isPresent() == handle.isPresent() || collection.isPresent() != papers.isEmpty()) {
      throw new InvalidValue("sameAs", "must have a name or handle, and a collection or papers");
    }
    return new Claim(name, handle, collection, Set.copyOf(papers));
  }
}
