package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.record.IdentifierHolders;
import papercatalog.domain.record.Records;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.verify.Verifier;
import papercatalog.domain.write.Erasure;
import papercatalog.domain.write.Publisher;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/**
 * A reachable table, verified to be a catalog's.
 *
 * @param place its location, to show to the operator before anything is written
 */
public record OpenTable(CatalogTable table, String place) implements AutoCloseable {
  /** DynamoDB Local counts all items in DescribeTable: 500,000 items take five seconds. */
  private static final ClientSettings PATIENT =
      ClientSettings.forWrites().within(8, Duration.ofSeconds(30), Duration.ofSeconds(60));

  /**
   * The location of a table.
   *
   * @param place in messages
   * @param local whether it is DynamoDB Local
   */
  private record Location(UnaryOperator<ClientSettings> connected, String place, boolean local) {}

  /** A table, or the part of a tenant. */
  private record Part(String table, Optional<TenantName> tenant) {
    Namespace namespace() {
      return tenant.map(Namespace::of).orElse(Namespace.NONE);
    }

    @Override
    public String toString() {
      return "table " + table + tenant.map(name -> ", tenant " + name).orElse("");
    }
  }

  /**
   * Connects to the target and checks its table.
   *
   * @throws UnusableTarget when the table cannot be reached or is not a catalog
   */
  public static OpenTable at(Target target) {
    return at(target, false);
  }

  /**
   * Connects to a target for writing. The local clock must agree with DynamoDB's; the check is
   * skipped if the response has no date.
   *
   * @throws UnusableTarget when the table cannot be reached or is not a catalog, or the clock is
   *     too far off
   */
  public static OpenTable toWrite(Target target) {
    return at(target, true);
  }

  /**
   * Creates the table in DynamoDB Local unless it exists.
   *
   * @throws UnusableTarget when the engine cannot be reached
   */
  public static void create(Target.Local target) {
    try (DynamoDbClient client = PATIENT.at(target.endpoint()).open()) {
      new CatalogTable(client, target.table()).createIfAbsent();
    } catch (SdkException e) {
      throw unreachable(location(target), e);
    }
  }

  private static OpenTable at(Target target, boolean writing) {
    return switch (target) {
      case Target.Local local ->
          open(location(local), new Part(local.table(), local.tenant()), writing);
      case Target.Table(var table, var tenant, var caller) ->
          open(location(AwsCaller.of(caller)), new Part(table, tenant), writing);
      case Target.Stack stack -> {
        ClientSettings.Caller caller = AwsCaller.of(stack.caller());
        StackOutputs outputs = StackOutputs.of(stack, caller);
        yield open(location(caller), new Part(outputs.table(), outputs.tenant()), writing);
      }
    };
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

  public IdentifierHolders identifierHolders() {
    return new IdentifierHolders(table);
  }

  /**
   * Removes the whole catalog of the tenant.
   *
   * @throws IllegalArgumentException when the target has no tenant
   */
  public Erasure erasure() {
    return new Erasure(table);
  }

  /**
   * Finds broken invariants.
   *
   * @param repairing whether to repair them
   */
  public Verifier verifier(boolean repairing) {
    return repairing
        ? Verifier.repairing(table, Clock.systemUTC(), publisher())
        : Verifier.readOnly(table, Clock.systemUTC());
  }

  @Override
  public void close() {
    table.client().close();
  }

  private static Location location(ClientSettings.Caller caller) {
    return new Location(
        settings -> settings.as(caller), "DynamoDB in Region " + caller.region(), false);
  }

  private static Location location(Target.Local target) {
    return new Location(
        settings -> settings.at(target.endpoint()), target.endpoint().toString(), true);
  }

  private static OpenTable open(Location location, Part part, boolean writing) {
    ServerClock clock = new ServerClock(Clock.systemUTC());
    TableDescription found = look(location, part.table(), clock);
    requireCatalog(found);
    requireSchema(found);
    if (writing) {
      clock.requireAgreement(location.place());
    }
    String place =
        "%s, %s"
            .formatted(
                location.local() ? "endpoint " + location.place() : account(found.tableArn()),
                part);
    DynamoDbClient client = location.connected().apply(ClientSettings.forWrites()).open();
    return new OpenTable(new CatalogTable(client, part.table(), part.namespace()), place);
  }

  /**
   * Describes the table. Fails at once if nothing listens at the port, and waits for a busy engine.
   */
  private static TableDescription look(Location location, String table, ServerClock clock) {
    try (DynamoDbClient client = location.connected().apply(PATIENT.seenBy(clock)).open()) {
      return client.describeTable(request -> request.tableName(table)).table();
    } catch (ResourceNotFoundException e) {
      throw new UnusableTarget("There is no table %s at %s.".formatted(table, location.place()), e);
    } catch (AwsServiceException e) {
      throw new UnusableTarget(
          "%s refuses: %s".formatted(location.place(), SdkMessages.firstSentence(e)), e);
    } catch (SdkException e) {
      throw unreachable(location, e);
    }
  }

  private static UnusableTarget unreachable(Location location, SdkException e) {
    return new UnusableTarget(
        "%s does not answer (%s).%s"
            .formatted(
                location.place(),
                SdkMessages.firstSentence(e),
                location.local() ? " Is make run running?" : ""),
        e);
  }

  private static void requireCatalog(TableDescription table) {
    List<String> faults = TableShape.faults(table);
    if (!faults.isEmpty()) {
      throw new UnusableTarget(
          "The table %s is not a catalog: %s. Nothing was read or written."
              .formatted(table.tableName(), String.join("; ", faults)));
    }
    if (table.tableStatus() != TableStatus.ACTIVE && table.tableStatus() != TableStatus.UPDATING) {
      throw new UnusableTarget(
          "The table %s is %s.".formatted(table.tableName(), table.tableStatusAsString()));
    }
  }

  private static void requireSchema(TableDescription table) {
    List<String> signs = TableShape.otherSchema(table);
    if (!signs.isEmpty()) {
      throw new UnusableTarget(
          "The table %s is not of schema version %d, which this release reads: %s. %s"
              .formatted(
                  table.tableName(),
                  TableSchema.VERSION,
                  String.join("; ", signs),
                  Failure.OTHER_SCHEMA));
    }
  }

  /**
   * Reads account and Region from an ARN: {@code arn:aws:dynamodb:<Region>:<account>:table/<name>}.
   */
  private static String account(String arn) {
    String[] parts = arn.split(":", 6);
    return "account " + parts[4] + ", Region " + parts[3];
  }
}
