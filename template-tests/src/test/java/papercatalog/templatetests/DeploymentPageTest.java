package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.infra.InvalidSetting;

/** What the page on deployment says of the stack is so. */
@Tag("slow")
final class DeploymentPageTest {
  private static final Path PAGE = Path.of("../docs/deployment.md");
  private static final Path TENANTS = Path.of("../docs/tenants.md");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (`.*?) \\|");
  private static final Pattern NAME = Pattern.compile("`([A-Za-z]+)`");

  /** Where the packages are is for the build to say. */
  private static final Set<String> NOT_FOR_OPERATORS = Set.of("zip", "aotZip", "eventsZip");

  @Test
  void settings_areAllThereAre() throws IOException {
    Set<String> documented = new TreeSet<>();
    ROW.matcher(Files.readString(PAGE))
        .results()
        .flatMap(row -> NAME.matcher(row.group(1)).results())
        .forEach(name -> documented.add(name.group(1)));

    String message =
        catchThrowableOfType(
                InvalidSetting.class, () -> Synthesis.with(Map.of("noSuchSetting", "1")))
            .getMessage();
    Set<String> settings =
        new TreeSet<>(
            Set.of(message.replaceFirst(".* there are ", "").replace(".", "").split(", ", -1)));
    settings.removeAll(NOT_FOR_OPERATORS);

    assertThat(documented).isEqualTo(settings);
  }

  @Test
  void resources_areAsManyAsThePageSays() throws IOException {
    assertThat(Files.readString(PAGE))
        .contains("\n" + Synthesis.standard().resources().size() + " resources: ");
  }

  /** From which follows how many tenants an account has room for. */
  @Test
  void tenants_takeAsMuchAsThePagesSay() throws IOException {
    StackTemplate stack = Synthesis.with(Map.of("tenant", "acme", "table", "papers-shared"));
    StackTemplate asleep =
        Synthesis.with(Map.of("tenant", "acme", "table", "papers-shared", "keepAwake", false));
    int roles = stack.ofType("AWS::IAM::Role").size();
    int rolesAsleep = asleep.ofType("AWS::IAM::Role").size();
    int functions = stack.ofType("AWS::Lambda::Function").size();
    int logGroups = stack.ofType("AWS::Logs::LogGroup").size();
    int queries = stack.ofType("AWS::Logs::QueryDefinition").size();

    assertThat(Files.readString(PAGE))
        .contains("has all but the table, [" + stack.resources().size() + "](");
    assertThat(Files.readString(TENANTS))
        .contains(
            "A tenant's stack has " + functions + " functions,",
            "| 1,000 | 5,000 | %d | %d, up to %d |".formatted(roles, 1_000 / roles, 5_000 / roles),
            "| 1,000 | 5,000 | %d | %d, up to %d |"
                .formatted(rolesAsleep, 1_000 / rolesAsleep, 5_000 / rolesAsleep),
            "| roles: %d an account, up to %d |".formatted(1_000 / roles, 5_000 / roles),
            "%d tenants as an account comes, %d at the most"
                .formatted(1_000 / roles, 5_000 / roles),
            "| 75 GB | terabytes | %d × 2 × 8 MB | %d |"
                .formatted(functions, 75 * 1_024 / (functions * 2 * 8)),
            "| 75 GB | terabytes | %d × 2 × 37 MB | %d |"
                .formatted(functions, 75 * 1_024 / (functions * 2 * 37)),
            "| 1,000,000 | more | %d | %,d |".formatted(logGroups, 1_000_000 / logGroups),
            "| 1,000 | 1,000 | %d | %d |".formatted(queries, 1_000 / queries));
    assertThat(Files.size(Synthesis.zip())).as("8 MB").isBetween(7_000_000L, 8_500_000L);
  }

  @Test
  void events_addAsManyResourcesAsThePageSays() throws IOException {
    int added =
        Synthesis.with(Map.of("events", true)).resources().size()
            - Synthesis.standard().resources().size();

    assertThat(Files.readString(PAGE)).contains("`events=true` adds " + added + ": ");
  }
}
