package papercatalog.local.gateway;

import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.SAMPLED;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/**
 * Three catalogs on one table, each behind a gateway of its own: with the same ids, handles,
 * collections, topics and DOIs, of which each says something else. One paper is the same in all.
 */
final class TenantGateways implements BeforeAllCallback, AfterAllCallback {
  /**
   * Whose catalog: of two tenants, one of whose names begins with the other, and the table's owner.
   */
  enum Side {
    A("a", "Alfalfa", 1),
    AB("ab", "Buckwheat", 2),
    OWNER("", "Clover", 3);

    private final String tenant;
    private final String word;
    private final int revised;

    Side(String tenant, String word, int revised) {
      this.tenant = tenant;
      this.word = word;
      this.revised = revised;
    }

    Namespace namespace() {
      return Namespace.named(tenant);
    }

    /** In every title, name and abstract of its catalog, and nowhere else. */
    String word() {
      return word;
    }

    /** The id of the paper that no other catalog has. */
    String ownId() {
      return word.toLowerCase(Locale.ROOT) + "-1";
    }
  }

  /** The paper that the samples of the parameters name. */
  static final String FIRST = SAMPLED.id().value();

  /** The papers that all have. */
  static final List<String> SHARED = List.of(FIRST, "shared-2", "shared-3", "same");

  private final Map<Side, LocalCatalog> catalogs = new EnumMap<>(Side.class);
  private final Map<Side, Gateway> gateways = new EnumMap<>(Side.class);
  private final Clock anHourAgo =
      Clock.fixed(Instant.now().minus(Duration.ofHours(1)), ZoneOffset.UTC);
  private HttpClient client;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    LocalCatalog first = LocalCatalog.start(Optional.empty());
    catalogs.put(Side.OWNER, first);
    for (Side tenant : List.of(Side.A, Side.AB)) {
      catalogs.put(tenant, LocalCatalog.at(first.endpoint, tenant.namespace()));
    }
    for (Side side : Side.values()) {
      publish(side);
      catalogs.get(side).search.indexAll();
      LocalFunctions functions = new LocalFunctions(catalogs.get(side));
      gateways.put(side, Gateway.open(functions, 0).serve());
    }
  }

  @Override
  public void afterAll(ExtensionContext context) {
    client.close();
    gateways.values().forEach(Gateway::close);
    catalogs.values().forEach(LocalCatalog::close);
  }

  /** What one of them answers. */
  HttpResponse<String> get(Side side, String pathAndQuery, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(gateways.get(side).url() + pathAndQuery));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private void publish(Side side) {
    Publisher publisher = new Publisher(catalogs.get(side).table(), anHourAgo);
    for (String id : List.of(FIRST, "shared-2", "shared-3", side.ownId())) {
      publisher.publish(paper(side, id, "first").build());
    }
    for (int i = 0; i < side.revised; i++) {
      publisher.publish(paper(side, FIRST, "again " + i).build(), Replaceable.ANY);
    }
    publisher.publish(same());
    publisher
        .shared()
        .upsert(
            new Author(
                new AuthorHandle("zoe-lamb"),
                side.word() + " Lamb",
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH));
    for (DirectoryEntry entry : DirectoryEntry.usedBy(SAMPLED)) {
      Optional<String> title = Optional.of(side.word() + " on " + entry.name());
      publisher.shared().upsert(new DirectoryEntry(entry.directory(), entry.name(), title));
    }
  }

  private static PaperBuilder paper(Side side, String id, String rest) {
    return PaperBuilder.from(SAMPLED)
        .id(new PaperId(id))
        .title(side.word() + " " + rest)
        .text(TextField.ABSTRACT, "Of " + side.word() + ".")
        .authors(List.of(author(side, LAMPORT.handle()), author(side, LISKOV.handle())));
  }

  private static Authorship author(Side side, AuthorHandle handle) {
    return new Authorship(handle, side.word() + " " + handle, Role.AUTHOR);
  }

  private static Paper same() {
    return new PaperBuilder(
            new PaperId("same"),
            "The same",
            new CollectionName("osdi"),
            new PublicationDate("2026"))
        .authors(List.of(new Authorship(new AuthorHandle("anyone"), "Anyone", Role.AUTHOR)))
        .build();
  }
}
