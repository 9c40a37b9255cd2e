package papercatalog.search.handler;

import module java.base;

import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.json.JsonText;

/** Papers of a catalog whose index does not have their latest change, and why. */
public record NotIndexed(Namespace catalog, Collection<PaperId> papers, String reason) {
  private static final int MAX_REASON = 1_000;

  /** The message for the queue: a JSON object of at most 256 KB, which is the maximum of SQS. */
  String text() {
    return JsonText.object(
            json -> {
              RecordJson.optional(json, "tenant", catalog.tenant());
              RecordJson.texts(json, "papers", List.copyOf(papers));
              json.writeStringField(
                  "reason", reason.substring(0, Math.min(reason.length(), MAX_REASON)));
            })
        .toString();
  }
}
