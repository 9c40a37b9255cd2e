package papercatalog.console;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.telemetry.Figures;
import papercatalog.telemetry.PatternFigures;
import papercatalog.telemetry.Peak;
import papercatalog.telemetry.PlaceFigures;
import papercatalog.telemetry.Sharing;
import papercatalog.telemetry.Verdict;

/** What requests took, for programs: one object. */
public final class TelemetryJson {
  private TelemetryJson() {}

  /** All of it. */
  public static ObjectNode of(Figures figures) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("from", figures.period().from().toString());
    json.put("until", figures.period().until().toString());
    json.put("requests", figures.requests());
    json.put("wakes", figures.count().wakes());
    ObjectNode skipped = json.putObject("skipped");
    figures.count().skipped().forEach((reason, count) -> skipped.put(reason.member(), count));
    json.put("late", figures.count().late());
    ArrayNode patterns = json.putArray("patterns");
    figures.patterns().forEach(pattern -> put(patterns.addObject(), pattern));
    ArrayNode places = json.putArray("places");
    figures.places().forEach(place -> put(places.addObject(), place));
    put(json.putObject("verdict"), figures);
    return json;
  }

  private static void put(ObjectNode json, PatternFigures pattern) {
    json.put("number", pattern.operation().number());
    json.put("pattern", pattern.operation().name());
    json.put("requests", pattern.requests());
    json.put("p50", pattern.p50());
    json.put("p95", pattern.p95());
    json.put("p99", pattern.p99());
    json.put("readUnits", pattern.readUnits());
    json.put("items", pattern.items());
    json.put("scanned", pattern.scanned());
    json.put("coldStarts", pattern.coldStarts());
    json.put("errors", pattern.errors());
    json.put("throttles", pattern.throttles());
    json.put("clientErrors", pattern.clientErrors());
  }

  private static void put(ObjectNode json, PlaceFigures place) {
    json.put("place", place.place().name());
    json.put("readUnits", place.readUnits());
    ObjectNode parts = json.putObject("patterns");
    place.parts().forEach((operation, units) -> parts.put(operation.name(), units));
    json.put("limit", place.limit());
    place.peak().ifPresent(peak -> put(json.putObject("busiestSecond"), peak));
  }

  private static void put(ObjectNode json, Peak peak) {
    json.put("at", peak.at().toString());
    json.put("readUnits", peak.units());
    ObjectNode parts = json.putObject("patterns");
    peak.parts().forEach((operation, units) -> parts.put(operation.name(), units));
  }

  private static void put(ObjectNode json, Figures figures) {
    Verdict verdict = Verdict.of(figures);
    json.put("answer", verdict.answer().text());
    figures.sharing().ifPresent(sharing -> put(json, sharing));
    ArrayNode text = json.putArray("text");
    verdict.sentences().forEach(text::add);
  }

  /** What grows without end is left out. */
  private static void put(ObjectNode json, Sharing sharing) {
    json.put("index", sharing.place().name());
    json.put("headRoom", sharing.headRoom());
    json.put("peakOfA3", sharing.leavingPeak());
    json.put("peakOfOthers", sharing.othersPeak());
    putFinite(json, "growth", sharing.growth());
    putFinite(json, "growthWithoutA3", sharing.growthWithout());
    putFinite(json, "growthOfA3", sharing.growthOfLeaving());
  }

  private static void putFinite(ObjectNode json, String name, double value) {
    if (Double.isFinite(value)) {
      json.put(name, Math.round(value * 1_000) / 1_000.0);
    }
  }
}
