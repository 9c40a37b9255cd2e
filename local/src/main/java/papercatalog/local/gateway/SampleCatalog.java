package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.Directory;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

public final class SampleCatalog {
  private static final String RESOURCE = "sample-catalog.json";

  private final List<Paper> papers = new ArrayList<>();
  private final Map<AuthorHandle, Author> profiles = new HashMap<>();
  private final List<DirectoryEntry> entries = new ArrayList<>();
  private final List<Alias> aliases = new ArrayList<>();

  public SampleCatalog() {
    try (InputStream json = SampleCatalog.class.getResourceAsStream(RESOURCE)) {
      JsonNode sample = LocalJson.MAPPER.readTree(Objects.requireNonNull(json, RESOURCE));
      sample.path("papers").forEach(document -> papers.add(PaperDocument.read(document)));
      sample
          .path("authors")
          .forEach(
              document -> {
                Author author = AuthorDocument.read(document);
                profiles.put(author.handle(), author);
              });
      sample.path("aliases").forEach(document -> aliases.add(alias(document)));
      addEntries(Directory.COLLECTIONS, sample.path("collections"));
      addEntries(Directory.TOPICS, sample.path("topics"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The clock of sample data, so that its changes are old enough to be listed. */
  public static Clock anHourAgo() {
    return Clock.offset(Clock.systemUTC(), Duration.ofHours(-1));
  }

  public List<Paper> papers() {
    return List.copyOf(papers);
  }

  /** All collections and topics of listed papers, with their titles. */
  public List<DirectoryEntry> entries() {
    return List.copyOf(entries);
  }

  /** Former handles of authors. */
  public List<Alias> aliases() {
    return List.copyOf(aliases);
  }

  public List<Author> profiles(Paper paper) {
    return paper.authors().stream()
        .map(Authorship::handle)
        .map(profiles::get)
        .filter(Objects::nonNull)
        .toList();
  }

  /** Publishes missing sample papers, and keeps the changes of operators; can be repeated. */
  public void publish(Publisher publisher) {
    publisher.shared().introduce(List.copyOf(profiles.values()), entries);
    aliases.forEach(publisher.shared()::alias);
    for (Paper paper : papers) {
      try {
        publisher.publish(paper, Replaceable.NONE);
      } catch (PaperAlreadyExists _) {
        // An operator has revised or withdrawn it.
      }
    }
  }

  private static Alias alias(JsonNode document) {
    return Alias.of(
        new AuthorHandle(document.path("handle").asText()),
        new AuthorHandle(document.path("sameAs").asText()));
  }

  private void addEntries(Directory directory, JsonNode titles) {
    titles.forEach(
        entry ->
            entries.add(
                new DirectoryEntry(
                    directory,
                    entry.path("name").asText(),
                    Optional.of(entry.path("title").asText()))));
  }
}
