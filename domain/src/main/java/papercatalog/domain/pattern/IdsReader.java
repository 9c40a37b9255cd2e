package papercatalog.domain.pattern;

import static papercatalog.domain.pattern.QueryParameter.IDS;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.BatchRead;

/** Reads the ids of a batch, as written. */
final class IdsReader {
  private static final int MAX_REPORTED = 10;

  private IdsReader() {}

  static Optional<List<PaperId>> read(ParameterTexts texts, Violations violations) {
    String given = texts.query().getOrDefault(IDS.text(), "");
    List<String> ids = given.isEmpty() ? List.of() : List.of(given.split(",", -1));
    if (ids.isEmpty() || ids.size() > BatchRead.MAX_KEYS) {
      violations.add(IDS.text(), IDS.rule() + ", not " + ids.size());
      return Optional.empty();
    }
    List<String> invalid = ids.stream().filter(id -> !Grammar.PAPER_ID.admits(id)).toList();
    for (String id : invalid.subList(0, Math.min(invalid.size(), MAX_REPORTED))) {
      String shown = ParameterTexts.shortened(id);
      violations.add(IDS.text(), "has `" + shown + "`, but each id " + Grammar.PAPER_ID.rule());
    }
    return invalid.isEmpty()
        ? Optional.of(ids.stream().map(PaperId::new).toList())
        : Optional.empty();
  }
}
