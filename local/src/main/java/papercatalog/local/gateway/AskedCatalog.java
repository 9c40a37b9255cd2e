package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.functions.route.DocsPage;

/**
 * A catalog whose answers are checked. It prints a line for each check, and for each other request
 * that fails. A catalog that accepts no connection ends all with an IOException.
 */
final class AskedCatalog implements AutoCloseable {
  private static final String JSON = "application/json";
  private static final String PROBLEM = "application/problem+json";

  private final HttpClient client;
  private final String url;
  private final Duration patience;
  private final PrintWriter out;
  private int asked;
  private int failed;

  AskedCatalog(URI url, Duration patience, PrintWriter out) {
    client = HttpClient.newBuilder().connectTimeout(patience).build();
    this.url = url.toString().replaceFirst("/$", "");
    this.patience = patience;
    this.out = out;
  }

  /** The status, the rules of headers, and a member of the body's JSON. */
  private record Expected(int status, Map<String, Predicate<String>> headers, String member) {
    static Expected of(int status, String member) {
      Map<String, Predicate<String>> headers = new LinkedHashMap<>();
      String mediaType = status == 200 ? JSON : PROBLEM;
      headers.put("Content-Type", it -> it.split(";", 2)[0].strip().equals(mediaType));
      headers.put("Cache-Control", it -> it.matches("public, max-age=[0-9]+"));
      headers.put("X-Content-Type-Options", "nosniff"::equals);
      return new Expected(status, headers, member);
    }

    /** What the answer of a pattern has. */
    static Expected ofPattern(AccessPattern<?> pattern, int status, String member) {
      Expected expected = of(status, member);
      boolean search = pattern instanceof SearchPattern; // without hits it reads nothing
      expected.headers.put("ETag", it -> status != 200 || !it.isEmpty());
      expected.headers.put("X-DynamoDB-Requests", it -> it.equals("1") || (search && it.isEmpty()));
      return expected;
    }

    /** All that is wrong. */
    String wrong(HttpResponse<String> answer) {
      StringJoiner wrong = new StringJoiner("; ");
      if (answer.statusCode() != status) {
        wrong.add("status is not " + status);
      }
      headers.forEach(
          (name, rule) -> {
            String found = answer.headers().firstValue(name).orElse("");
            if (!rule.test(found)) {
              wrong.add(name + " is " + (found.isEmpty() ? "missing" : found));
            }
          });
      if (!json(answer).has(member)) {
        wrong.add("the body is no JSON object with " + member);
      }
      return wrong.toString();
    }
  }

  /** The entries of a list; a list that cannot be read is a failure, and empty. */
  List<JsonNode> list(AccessPattern<?> pattern, String query, Object... values)
      throws IOException, InterruptedException {
    String path = pattern.path(values) + query;
    AskedAnswer answer = ask(path, Expected.ofPattern(pattern, 200, "data"));
    if (!answer.wrong().isEmpty()) {
      print("", answer, path);
      return List.of();
    }
    return answer.json().path("data").valueStream().toList();
  }

  void check(AccessPattern<?> pattern, SampledPaper paper)
      throws IOException, InterruptedException {
    int status = paper.status(pattern);
    String member = status == 200 ? "links" : "status";
    check(pattern.number(), paper.path(pattern), Expected.ofPattern(pattern, status, member));
  }

  /** Checks the problem that a pattern answers for a thing that the catalog lacks. */
  void checkMissing(AccessPattern<?> pattern, String path)
      throws IOException, InterruptedException {
    check("", path, Expected.ofPattern(pattern, 404, "status"));
  }

  /** Returns a page that has a member. */
  JsonNode checkPage(DocsPage page, String member) throws IOException, InterruptedException {
    return check("", page.path(), Expected.of(200, member));
  }

  void fail(String remark) {
    failed++;
    out.println(remark);
  }

  /** Prints the numbers, and returns the exit code. */
  int report() {
    out.printf("%d asked, %d failed%n", asked, failed);
    return failed == 0 ? 0 : 1;
  }

  @Override
  public void close() {
    client.shutdownNow();
  }

  private record AskedAnswer(String status, long milliseconds, JsonNode json, String wrong) {}

  private JsonNode check(String number, String path, Expected expected)
      throws IOException, InterruptedException {
    AskedAnswer answer = ask(path, expected);
    print(number, answer, path);
    return answer.json();
  }

  private AskedAnswer ask(String path, Expected expected) throws IOException, InterruptedException {
    asked++;
    long start = System.nanoTime();
    AskedAnswer answer;
    try {
      HttpResponse<String> response = get(path);
      long milliseconds = (System.nanoTime() - start) / 1_000_000;
      String status = Integer.toString(response.statusCode());
      answer = new AskedAnswer(status, milliseconds, json(response), expected.wrong(response));
    } catch (TimeoutException _) {
      answer = failure(start, "no answer within " + patience.toSeconds() + " s");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof ConnectException refused) {
        throw refused;
      }
      answer = failure(start, "no answer: " + e.getCause());
    }
    failed += answer.wrong().isEmpty() ? 0 : 1;
    return answer;
  }

  private static AskedAnswer failure(long start, String wrong) {
    long milliseconds = (System.nanoTime() - start) / 1_000_000;
    return new AskedAnswer("", milliseconds, LocalJson.MAPPER.missingNode(), wrong);
  }

  /** The client's own timeout ends with the headers: a body could take for ever. */
  private HttpResponse<String> get(String path)
      throws InterruptedException, ExecutionException, TimeoutException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + path)).header("Accept", JSON).build();
    return client
        .sendAsync(request, BodyHandlers.ofString())
        .get(patience.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static JsonNode json(HttpResponse<String> answer) {
    try {
      return LocalJson.MAPPER.readTree(answer.body());
    } catch (JsonProcessingException _) {
      return LocalJson.MAPPER.missingNode();
    }
  }

  private void print(String number, AskedAnswer answer, String path) {
    out.printf(
        "%-4s %3s %8s  %-60s %s%n",
        number, answer.status(), answer.milliseconds() + " ms", path, answer.wrong());
  }
}
