package papercatalog.functions.atom;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

final class AdditionsTest {
  private static final String ALL = "Additions and changes of the whole catalog";

  @ParameterizedTest
  @CsvSource({
    "/collections/{name}/papers, WITH_SEARCH, Additions and changes, /collections/x/changes?format=atom",
    "/collections/{name}/papers, WITHOUT_SEARCH, Additions and changes, /collections/x/changes?format=atom",
    "/authors/{handle}/papers, WITH_SEARCH, Additions, /search?q=handle:x&format=atom",
    "/authors/{handle}/papers, WITHOUT_SEARCH, " + ALL + ", /changes?format=atom",
    "/topics/{name}/papers, WITH_SEARCH, Additions, /search?q=topic:x&format=atom",
    "/topics/{name}/papers, WITHOUT_SEARCH, " + ALL + ", /changes?format=atom",
    "/papers/{id}/citations, WITH_SEARCH, " + ALL + ", /changes?format=atom",
  })
  void list_namesTheFeedThatHasItsAdditions(
      String route, Routes routes, String title, String link) {
    String path = route.replaceAll("\\{\\w+}", "x");
    Request request =
        new Request(
            Routes.route("GET " + route).orElseThrow(),
            path,
            Map.of(route.replaceAll(".*\\{(\\w+)}.*", "$1"), "x"),
            Map.of(),
            "",
            Map.of(),
            "GET",
            "",
            Optional.empty(),
            routes);
    LinkedPage<?> listed =
        new LinkedPage<>(new Page<>(List.of(), Optional.empty()), PageRequest.FIRST, request);

    assertThat(Additions.to(listed)).isEqualTo(new Additions(title, link));
  }
}
