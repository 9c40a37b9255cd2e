package papercatalog.insights;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papercatalog.insights.FakeAws.Answer;
import papercatalog.telemetry.RequestLine;

/**
 * Answers the two kinds of queries as Logs Insights would over some lines; the first runs a while.
 */
public final class LogsOfLines {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final DateTimeFormatter BIN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS").withZone(ZoneOffset.UTC);
  private static final Pattern QUOTED = Pattern.compile("\"(\\w+)\"");

  private final List<RequestLine> lines;
  private final int wakes;
  private final Map<String, String> results = new HashMap<>();
  private int polls;

  public LogsOfLines(List<RequestLine> lines, int wakes) {
    this.lines = List.copyOf(lines);
    this.wakes = wakes;
  }

  /** Gives the lines to a service. */
  public void serve(FakeAws aws) {
    aws.on("Logs_20140328.StartQuery", this::start);
    aws.on("Logs_20140328.GetQueryResults", this::results);
  }

  private synchronized Answer start(JsonNode request) {
    String id = "12ab3456-12ab-123a-789e-1234567890%02d".formatted(results.size());
    String query = request.get("queryString").asText();
    long from = request.get("startTime").asLong();
    long until = request.get("endTime").asLong();
    List<RequestLine> asked =
        lines.stream()
            .filter(line -> line.at().getEpochSecond() >= from)
            .filter(line -> line.at().toEpochMilli() <= 1_000 * until)
            .filter(line -> groups(request).contains("logs-of-" + line.operation()))
            .toList();
    results.put(id, answer(query.contains("bin(1s)") ? seconds(asked, query) : totals(asked)));
    return Answer.ok(JSON.createObjectNode().put("queryId", id).toString());
  }

  private synchronized Answer results(JsonNode request) {
    String id = request.get("queryId").asText();
    return switch (++polls) {
      case 1 -> Answer.ok("{\"results\":[],\"statistics\":{},\"status\":\"Scheduled\"}");
      case 2 ->
          Answer.ok(
              "{\"queryLanguage\":\"CWLI\",\"results\":[[{\"field\":\"requests\",\"value\":\"1\"}]],"
                  + "\"statistics\":{\"bytesScanned\":1.0},\"status\":\"Running\"}");
      default -> Answer.ok(results.get(id));
    };
  }

  private static String answer(ArrayNode rows) {
    ObjectNode json = JSON.createObjectNode().put("queryLanguage", "CWLI");
    json.set("results", rows);
    json.putObject("statistics")
        .put("recordsMatched", 10.0)
        .put("recordsScanned", 30.0)
        .put("estimatedRecordsSkipped", 0.0)
        .put("bytesScanned", 1_073_741_824.0)
        .put("estimatedBytesSkipped", 0.0)
        .put("logGroupsScanned", 13.0);
    return json.put("status", "Complete").toString();
  }

  private ArrayNode totals(List<RequestLine> asked) {
    ArrayNode rows = JSON.createArrayNode();
    Map<String, List<RequestLine>> byOperation =
        asked.stream()
            .collect(
                Collectors.groupingBy(RequestLine::operation, TreeMap::new, Collectors.toList()));
    byOperation.forEach((operation, all) -> rows.add(total(operation, all)));
    if (wakes > 0) {
      ArrayNode row = row(List.of("message", "wake", "operation", "GetPaper", "requests", wakes));
      row.addObject().put("field", "p50"); // of nothing
      rows.add(row);
    }
    return rows;
  }

  private static ArrayNode total(String operation, List<RequestLine> all) {
    List<Object> cells = new ArrayList<>();
    cells.addAll(List.of("message", "request", "operation", operation, "requests", all.size()));
    double[] ms = all.stream().mapToDouble(RequestLine::ms).sorted().toArray();
    for (int percent : new int[] {50, 95, 99}) {
      cells.addAll(List.of("p" + percent, ms[(int) Math.ceil(percent / 100.0 * ms.length) - 1]));
    }
    cells.addAll(List.of("units", all.stream().mapToDouble(RequestLine::readUnits).sum()));
    cells.addAll(List.of("returnedItems", all.stream().mapToInt(RequestLine::items).sum()));
    cells.addAll(List.of("readItems", all.stream().mapToInt(RequestLine::scanned).sum()));
    cells.addAll(List.of("coldStarts", all.stream().filter(RequestLine::cold).count()));
    cells.addAll(List.of("errors", all.stream().filter(it -> it.status() / 100 == 5).count()));
    cells.addAll(
        List.of("clientErrors", all.stream().filter(it -> it.status() / 100 == 4).count()));
    cells.addAll(
        List.of("throttles", all.stream().filter(it -> it.problem().equals("throttled")).count()));
    return row(cells);
  }

  private static ArrayNode seconds(List<RequestLine> asked, String query) {
    List<String> operations =
        QUOTED
            .matcher(query.replaceFirst("(?s).*operation in \\[(.*?)].*", "$1"))
            .results()
            .map(MatchResult::group)
            .map(quoted -> quoted.substring(1, quoted.length() - 1))
            .toList();
    Map<Long, List<RequestLine>> bySecond =
        asked.stream()
            .filter(line -> line.readUnits() > 0 && operations.contains(line.operation()))
            .collect(Collectors.groupingBy(line -> line.at().getEpochSecond()));
    ArrayNode rows = JSON.createArrayNode();
    bySecond.entrySet().stream()
        .sorted(
            Comparator.comparingDouble(
                    (Map.Entry<Long, List<RequestLine>> it) -> -units(it.getValue()))
                .thenComparing(Map.Entry::getKey))
        .limit(10_000)
        .forEach(second -> rows.add(second(second.getKey(), second.getValue(), operations)));
    return rows;
  }

  private static ArrayNode second(long at, List<RequestLine> all, List<String> operations) {
    List<Object> cells = new ArrayList<>();
    cells.addAll(List.of("moment", BIN.format(Instant.ofEpochSecond(at)), "units", units(all)));
    for (String operation : operations) {
      List<RequestLine> own =
          all.stream().filter(line -> line.operation().equals(operation)).toList();
      cells.addAll(List.of(operation, units(own)));
    }
    return row(cells);
  }

  private static double units(List<RequestLine> all) {
    return all.stream().mapToDouble(RequestLine::readUnits).sum();
  }

  /** Every value is a string, as the service sends it. */
  private static ArrayNode row(List<Object> cells) {
    ArrayNode row = JSON.createArrayNode();
    for (int i = 0; i < cells.size(); i += 2) {
      row.addObject()
          .put("field", cells.get(i).toString())
          .put("value", cells.get(i + 1).toString());
    }
    return row;
  }

  private static List<String> groups(JsonNode request) {
    List<String> names = new ArrayList<>();
    request.get("logGroupNames").forEach(name -> names.add(name.asText()));
    return names;
  }
}
