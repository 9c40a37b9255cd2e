package papercatalog.telemetry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.DocsPage;

/**
 * What a request was answered by: an access pattern, or the one function of the pages that are in
 * no table.
 *
 * @param position in {@link #ALL}
 * @param name as lines have it: {@code GetPaper}
 */
public record Operation(int position, Optional<AccessPattern> pattern, String name) {
  /** All that there are, the access patterns first. */
  public static final List<Operation> ALL = all();

  private static final Map<String, Operation> BY_NAME =
      ALL.stream().collect(Collectors.toMap(Operation::name, Function.identity()));

  /** The one of a name, if this release knows it. */
  public static Optional<Operation> named(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** That of an access pattern. */
  public static Operation of(AccessPattern pattern) {
    return BY_NAME.get(pattern.operation());
  }

  /** {@code A1}, or nothing where it is no access pattern. */
  public String number() {
    return pattern.map(AccessPattern::number).orElse("");
  }

  private static List<Operation> all() {
    List<Operation> all = new ArrayList<>();
    for (AccessPattern pattern : AccessPattern.values()) {
      all.add(new Operation(all.size(), Optional.of(pattern), pattern.operation()));
    }
    all.add(new Operation(all.size(), Optional.empty(), DocsPage.OPERATION));
    return List.copyOf(all);
  }
}
