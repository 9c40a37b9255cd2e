package papercatalog.template;

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

  @Test
  void events_addAsManyResourcesAsThePageSays() throws IOException {
    int added =
        Synthesis.with(Map.of("events", true)).resources().size()
            - Synthesis.standard().resources().size();

    assertThat(Files.readString(PAGE)).contains("`events=true` adds " + added + ": ");
  }
}
