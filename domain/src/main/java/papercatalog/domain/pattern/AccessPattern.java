package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.schema.Index;

/** A question that the table answers with one request, whose typed parameters are {@code K}. */
public abstract sealed class AccessPattern<K> implements Route
    permits BatchPattern,
        GetPattern,
        ItemCollectionPattern,
        ListPattern,
        SearchPattern,
        WalkPattern {
  private final Declaration<K> declaration;
  private final Access access;
  private final String result;
  private final boolean mayBeMissing;
  private final boolean mayBeWithdrawn;

  AccessPattern(
      Declaration<K> declaration,
      Access access,
      String result,
      boolean mayBeMissing,
      boolean mayBeWithdrawn) {
    this.declaration = declaration;
    this.mayBeMissing = mayBeMissing;
    this.mayBeWithdrawn = mayBeWithdrawn;
    this.access = access;
    this.result = result;
  }

  /** Finds a pattern by its operation. JUnit calls it for the names in tables of tests. */
  public static AccessPattern<?> of(String operation) {
    return AccessPatterns.withSearch().stream()
        .filter(pattern -> pattern.operation().equals(operation))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no pattern is called " + operation));
  }

  /** Its number; {@code A1} to {@code A5} are those of WP-002. */
  public final String number() {
    return declaration.number();
  }

  public final Frequency frequency() {
    return declaration.frequency();
  }

  @Override
  public final Endpoint endpoint() {
    return declaration.endpoint();
  }

  public final Parameters<K> parameters() {
    return declaration.parameters();
  }

  public final Access access() {
    return access;
  }

  /** The index that it reads; empty for the table itself. */
  public final Optional<Index> index() {
    return access instanceof Access.Query query ? Optional.of(query.index()) : Optional.empty();
  }

  /** The name of its result in the API's description: {@code PaperList}. */
  public final String result() {
    return result;
  }

  /** Whether a request fails when its subject does not exist. Other lists are then empty. */
  public final boolean mayBeMissing() {
    return mayBeMissing;
  }

  /** Whether its subject may have another name now. */
  public final boolean mayBeMoved() {
    return (access instanceof Access.GetItem(var thing) && thing.hasHead())
        || (access instanceof Access.Query(var list) && list.hasHead());
  }

  /** Whether a request fails when its paper was withdrawn. */
  public final boolean mayBeWithdrawn() {
    return mayBeWithdrawn;
  }

  /** The key of its first route in API Gateway: {@code GET /papers/{id}}. */
  public final String routeKey() {
    return "GET " + path();
  }

  /** The name of its sample event without the ending: {@code get-paper}. */
  public final String eventName() {
    return operation().replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  @Override
  public final String toString() {
    return operation();
  }
}
