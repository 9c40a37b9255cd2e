package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.infra.InvalidSetting;

/** What the page on deployment says of the stack is so. */
@Tag("slow")
final class DeploymentPageTest {
  private static final String PAGE = "docs/deployment.md";
  private static final String TENANTS = "docs/tenants.md";
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (`.*?) \\|");
  private static final Pattern NAME = Pattern.compile("`([A-Za-z]+)`");

  /** Where the packages are is for the build to say. */
  private static final Set<String> NOT_FOR_OPERATORS =
      Set.of("zip", "aotZip", "eventsZip", "searchZip", "searchAotZip");

  @Test
  void settings_areAllThereAre() throws IOException {
    Set<String> documented = new TreeSet<>();
    ROW.matcher(Files.readString(Generated.ROOT.resolve(PAGE)))
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
  @Tag(Generated.TAG)
  void resources_areAsManyAsThePageSays() throws IOException {
    Generated.figures(PAGE, "%d resources: the following", Synthesis.standard().resources().size());
  }

  /** From which follows how many tenants an account has room for. */
  @Test
  @Tag(Generated.TAG)
  void tenants_takeAsMuchAsThePagesSay() throws IOException {
    StackTemplate stack = Synthesis.with(Map.of("tenant", "acme", "table", "papers-shared"));
    StackTemplate asleep =
        Synthesis.with(Map.of("tenant", "acme", "table", "papers-shared", "keepAwake", false));
    int roles = stack.ofType("AWS::IAM::Role").size();
    int rolesAsleep = asleep.ofType("AWS::IAM::Role").size();
    int functions = stack.ofType("AWS::Lambda::Function").size();
    int logGroups = stack.ofType("AWS::Logs::LogGroup").size();
    int queries = stack.ofType("AWS::Logs::QueryDefinition").size();

    Generated.figures(PAGE, "has all but the table, [%d](", stack.resources().size());
    Generated.figures(TENANTS, "A tenant's stack has %d functions,", functions);
    Generated.figures(
        TENANTS,
        "| IAM roles in an account | 1,000 | 5,000 | %d | %d, up to %d |",
        roles,
        1_000 / roles,
        5_000 / roles);
    Generated.figures(
        TENANTS,
        "`keepAwake=false` | 1,000 | 5,000 | %d | %d, up to %d |",
        rolesAsleep,
        1_000 / rolesAsleep,
        5_000 / rolesAsleep);
    Generated.figures(TENANTS, "| roles: %d an account, up to %d |", 1_000 / roles, 5_000 / roles);
    Generated.figures(
        TENANTS, "%d tenants with the default quota, %d at most", 1_000 / roles, 5_000 / roles);
    Generated.figures(
        TENANTS,
        "| 75 GB | terabytes | %d × 2 × 12 MB | %d |",
        functions,
        75 * 1_024 / (functions * 2 * 12));
    Generated.figures(
        TENANTS,
        "| 75 GB | terabytes | %d × 2 × 37 MB | %d |",
        functions,
        75 * 1_024 / (functions * 2 * 37));
    Generated.figures(TENANTS, "| 1,000,000 | more | %d | %,d |", logGroups, 1_000_000 / logGroups);
    Generated.figures(TENANTS, "| 1,000 | 1,000 | %d | %d |", queries, 1_000 / queries);
    assertThat(Files.size(Synthesis.zip())).as("12 MB").isBetween(11_000_000L, 12_500_000L);
  }

  @Test
  @Tag(Generated.TAG)
  void events_addAsManyResourcesAsThePageSays() throws IOException {
    Generated.figures(PAGE, "`events=true` adds %d:", addedBy("events"));
  }

  @Test
  @Tag(Generated.TAG)
  void search_addsAsManyResourcesAsThePageSays() throws IOException {
    Generated.figures(PAGE, "`search=true` adds %d:", addedBy("search"));
  }

  private static int addedBy(String setting) {
    return Synthesis.with(Map.of(setting, true)).resources().size()
        - Synthesis.standard().resources().size();
  }
}
