package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.table.AuthorItem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "smoke",
    mixinStandardHelpOptions = true,
    description = "Asks a catalog, wherever it runs, for each pattern and checks the answers.")
final class Smoke implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String JSON = "application/json";
  private static final String PROBLEM = "application/problem+json";

  @Parameters(paramLabel = "URL", description = "Where it answers, such as the output ApiUrl.")
  private URI url;

  @Spec private CommandSpec command;

  private int asked;
  private int failed;

  @Override
  public Integer call() throws InterruptedException {
    try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      boolean search = get(client, DocsPage.OPENSEARCH.path()).statusCode() == 200;
      Optional<JsonNode> paper = paper(client);
      for (AccessPattern<?> pattern : search ? AccessPatterns.withSearch() : AccessPatterns.all()) {
        Optional<String> path = paper.flatMap(it -> path(pattern, it));
        if (path.isPresent()) {
          check(client, pattern.number(), path.get(), 200, JSON);
        } else {
          print(pattern.number(), "", "", pattern.path(), "not asked: no paper has its parameters");
        }
      }
      check(client, "", AccessPatterns.GET_PAPER.path("no-such-paper"), 404, PROBLEM);
      check(client, "", DocsPage.START.path(), 200, JSON);
      check(client, "", DocsPage.OPENAPI.path(), 200, JSON);
    } catch (IOException e) {
      command.commandLine().getErr().println("No answer from " + url + ": " + e);
      return 1;
    }
    command.commandLine().getOut().printf("%d asked, %d failed%n", asked, failed);
    return failed == 0 ? 0 : 1;
  }

  /** A listed paper, with a topic and an identifier if one of the first collections has such. */
  private Optional<JsonNode> paper(HttpClient client) throws IOException, InterruptedException {
    List<JsonNode> papers = new ArrayList<>();
    for (JsonNode collection : data(client, AccessPatterns.LIST_COLLECTIONS.path() + "?limit=5")) {
      StringJoiner ids = new StringJoiner(",");
      data(client, collection.at("/links/papers").asText() + "?limit=20")
          .forEach(it -> ids.add(it.path("id").asText()));
      if (ids.length() > 0) {
        data(client, AccessPatterns.GET_PAPERS.path() + "?ids=" + ids).forEach(papers::add);
      }
    }
    return papers.stream()
        .max(
            Comparator.comparingInt(
                it -> it.path("topics").size() * it.path("identifiers").size()));
  }

  private JsonNode data(HttpClient client, String path) throws IOException, InterruptedException {
    return LocalJson.MAPPER.readTree(get(client, path).body()).path("data");
  }

  private HttpResponse<String> get(HttpClient client, String path)
      throws IOException, InterruptedException {
    URI address = URI.create(url.toString().replaceFirst("/$", "") + path);
    return client.send(
        HttpRequest.newBuilder(address).timeout(PATIENCE).header("Accept", JSON).build(),
        BodyHandlers.ofString());
  }

  /** The request of a pattern for what a paper names; empty if the paper lacks a parameter. */
  private static Optional<String> path(AccessPattern<?> pattern, JsonNode paper) {
    Map<PathParameter<?>, JsonNode> names =
        Map.of(
            PathParameter.PAPER_ID, paper.path("id"),
            PathParameter.REVISION, paper.path("revision"),
            PathParameter.COLLECTION_NAME, paper.path("collection"),
            PathParameter.AUTHOR_HANDLE, paper.at("/authors/0/handle"),
            PathParameter.TOPIC_NAME, paper.at("/topics/0"));
    List<String> values =
        pattern.pathParameters().stream().map(it -> names.get(it).asText()).toList();
    Optional<String> query = query(pattern, paper);
    return values.contains("") || query.isEmpty()
        ? Optional.empty()
        : Optional.of(pattern.path(values.toArray()) + query.get());
  }

  private static Optional<String> query(AccessPattern<?> pattern, JsonNode paper) {
    if (pattern.equals(AccessPatterns.FIND_PAPERS)) {
      return paper
          .path("identifiers")
          .propertyStream()
          .findFirst()
          .map(it -> query(it.getKey(), it.getValue()));
    }
    if (pattern.equals(AccessPatterns.LIST_AUTHORS)) {
      AuthorHandle handle = new AuthorHandle(paper.at("/authors/0/handle").asText());
      return Optional.of(
          "?" + QueryParameter.STARTS_WITH.text() + "=" + AuthorItem.indexWord(handle));
    }
    if (pattern.equals(AccessPatterns.GET_PAPERS)) {
      return Optional.of(query(QueryParameter.IDS.text(), paper.path("id")));
    }
    if (pattern.equals(AccessPatterns.SEARCH_PAPERS)) {
      return Optional.of(query(QueryParameter.Q.text(), paper.path("title")));
    }
    return Optional.of("");
  }

  private static String query(String name, JsonNode value) {
    String text = (value.isArray() ? value.path(0) : value).asText();
    return "?" + name + "=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private void check(HttpClient client, String number, String path, int status, String mediaType)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    HttpResponse<String> answer = get(client, path);
    long milliseconds = (System.nanoTime() - start) / 1_000_000;
    Map<String, String> expected = new LinkedHashMap<>();
    expected.put("Content-Type", mediaType);
    expected.put("Cache-Control", "public, max-age=");
    expected.put("X-Content-Type-Options", "nosniff");
    if (!number.isEmpty()) {
      expected.put("ETag", "");
    }
    if (!number.isEmpty() && !path.startsWith(AccessPatterns.SEARCH_PAPERS.path())) {
      expected.put("X-DynamoDB-Requests", "1"); // a search without hits reads nothing
    }
    StringJoiner wrong = new StringJoiner("; ");
    if (answer.statusCode() != status) {
      wrong.add("status is not " + status);
    }
    expected.forEach(
        (name, begin) -> {
          String found = answer.headers().firstValue(name).orElse("missing");
          if (!found.startsWith(begin) || found.equals("missing")) {
            wrong.add(name + " is " + found);
          }
        });
    asked++;
    failed += wrong.length() > 0 ? 1 : 0;
    print(number, answer.statusCode() + "", milliseconds + " ms", path, wrong.toString());
  }

  private void print(String number, String status, String time, String path, String remark) {
    command
        .commandLine()
        .getOut()
        .printf("%-4s %3s %8s  %-60s %s%n", number, status, time, path, remark);
  }
}
