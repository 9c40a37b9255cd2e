package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.record.Edition;
import papercatalog.publishing.record.IndexLag;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** A reachable table, verified to be a catalog's, its place in messages, and a stack's API. */
public record OpenTable(CatalogTable table, String place, EditionClaim claim, Optional<String> host)
    implements AutoCloseable {
  /** DynamoDB Local counts all items in DescribeTable: 500,000 items take five seconds. */
  private static final ClientSettings PATIENT =
      ClientSettings.forWrites().within(8, Duration.ofSeconds(30), Duration.ofSeconds(60));

  /**
   * Fails with {@link UnusableTarget} when the table cannot be reached or is not a catalog. When
   * writing, the local clock must agree with the date of DynamoDB's response, if that has one.
   */
  public static OpenTable at(Target target, boolean writing) {
    return switch (target.place()) {
      case Target.Local(var endpoint, var table) ->
          open(TableServer.of(endpoint), table, target.tenant(), writing);
      case Target.Table(var table, var caller) ->
          open(TableServer.of(caller.resolved()), table, target.tenant(), writing);
      case Target.Stack stack -> {
        ClientSettings.AwsCaller caller = stack.caller().resolved();
        StackOutputs outputs = StackOutputs.of(stack.name(), target.tenant(), caller);
        OpenTable table = open(TableServer.of(caller), outputs.table(), outputs.tenant(), writing);
        yield new OpenTable(table.table, table.place, table.claim, outputs.host());
      }
    };
  }

  public static void create(Target.Local local) {
    TableServer.of(local.endpoint()).createIfAbsent(local.table());
  }

  private static OpenTable open(
      TableServer server, String name, Optional<TenantName> tenant, boolean writing) {
    Instant sent = Instant.now();
    DescribeTableResponse found = server.describe(name);
    TableShape.require(found.table());
    if (writing) {
      ServerClock.requireAgreement(found.sdkHttpResponse(), sent, server.name());
    }
    Namespace namespace = tenant.map(Namespace::of).orElse(Namespace.NONE);
    EditionClaim claim = new EditionClaim();
    return new OpenTable(
        new CatalogTable(server.client(claim), name, namespace),
        "%s, table %s%s"
            .formatted(
                server.local() ? "endpoint " + server.name() : account(found.table().tableArn()),
                name,
                tenant.map(it -> ", tenant " + it).orElse("")),
        claim,
        Optional.empty());
  }

  /**
   * The same; its first write makes the catalog one of this tool's edition. Fails as {@link
   * #requireNotLater}.
   */
  public OpenTable claiming() {
    Optional<Edition> stored = Edition.of(table);
    requireNotLater(stored);
    if (!stored.map(Edition::number).equals(Optional.of(Edition.OWN.number()))) {
      claim.set(() -> requireNotLater(Edition.claim(table)));
    }
    return this;
  }

  /** Fails with {@link UnusableTarget} when a later tool has written the catalog, and closes it. */
  public OpenTable requireNotLater() {
    requireNotLater(Edition.of(table));
    return this;
  }

  private void requireNotLater(Optional<Edition> stored) {
    stored
        .filter(Edition::isLater)
        .ifPresent(
            later -> {
              close();
              throw new UnusableTarget(
                  later.equals(Edition.UNREADABLE)
                      ? "The item EDITION of the catalog cannot be read. Remove it if no later"
                          + " release than this one has written the catalog. Nothing was written."
                      : "The catalog is of edition %d: use the tool of release %s or later. This one writes edition %d. docs/releases.md shows how to roll back. Nothing was written."
                          .formatted(later.number(), later.release(), Edition.OWN.number()));
            });
  }

  public Catalog catalog() {
    return new Catalog(table);
  }

  public Publisher publisher() {
    return new Publisher(table, Clock.systemUTC());
  }

  public Records records() {
    return new Records(table, Clock.systemUTC());
  }

  @Override
  public void close() {
    table.client().close();
  }

  /** {@code arn:aws:dynamodb:<Region>:<account>:table/<name>}. */
  private static String account(String arn) {
    String[] parts = arn.split(":", 6);
    return "account " + parts[4] + ", Region " + parts[3];
  }

  private record TableServer(UnaryOperator<ClientSettings> connected, String name, boolean local) {
    static TableServer of(ClientSettings.AwsCaller caller) {
      return new TableServer(
          settings -> settings.as(caller), "DynamoDB in Region " + caller.region(), false);
    }

    static TableServer of(URI endpoint) {
      return new TableServer(settings -> settings.at(endpoint), endpoint.toString(), true);
    }

    DynamoDbClient client(EditionClaim claim) {
      return connected.apply(ClientSettings.forWrites().seenBy(claim)).open();
    }

    /** Fails at once if nothing listens at the port, and waits for a busy engine. */
    DescribeTableResponse describe(String table) {
      try (DynamoDbClient client = connected.apply(PATIENT).open()) {
        return client.describeTable(request -> request.tableName(table));
      } catch (ResourceNotFoundException e) {
        throw new UnusableTarget("There is no table %s at %s.".formatted(table, name), e);
      } catch (AwsServiceException e) {
        throw new UnusableTarget(name + " refuses: " + SdkMessages.firstSentence(e), e);
      } catch (SdkException e) {
        throw unreachable(e);
      }
    }

    void createIfAbsent(String table) {
      try (DynamoDbClient client = connected.apply(PATIENT).open()) {
        new CatalogTable(client, table).createIfAbsent();
      } catch (SdkException e) {
        throw unreachable(e);
      }
    }

    private boolean isLoopback() {
      return local && IndexLag.isLocal(URI.create(name));
    }

    private UnusableTarget unreachable(SdkException e) {
      return new UnusableTarget(
          "%s does not answer (%s).%s"
              .formatted(
                  name, SdkMessages.firstSentence(e), isLoopback() ? " Is make run running?" : ""),
          e);
    }
  }
}
