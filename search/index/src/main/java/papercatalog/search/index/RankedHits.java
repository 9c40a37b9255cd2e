package papercatalog.search.index;

import module java.base;

import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Cursor;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.Scope;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Positions;

/**
 * The best papers of a query from a position on, two more than a page shows. A paper that a
 * reference means is the first of all, and no other page shows it.
 */
record RankedHits(List<FieldDoc> best, Scope scope, int limit) {
  /** A position: the score of a paper, its sort key, and the paper that a reference means. */
  record End(float score, String position, Optional<String> meant) {
    static End of(Cursor cursor) {
      String[] parts = cursor.sortKey().split(KeyPrefix.DELIMITER, -1);
      if (parts.length < 4 || parts.length > 5) {
        throw new InvalidCursor();
      }
      try {
        return new End(
            Float.parseFloat(parts[3]),
            String.join(KeyPrefix.DELIMITER, parts[0], parts[1], parts[2]),
            parts.length > 4 ? Optional.of(parts[4]) : Optional.empty());
      } catch (NumberFormatException _) {
        throw new InvalidCursor();
      }
    }

    FieldDoc document(int last) {
      return new FieldDoc(last, score, new Object[] {score, new BytesRef(position)});
    }

    String encode(Scope scope) {
      String end = position + KeyPrefix.DELIMITER + score;
      return new Cursor(meant.isPresent() ? end + KeyPrefix.DELIMITER + meant.get() : end)
          .encode(scope);
    }
  }

  /** The page after a position, which knows the paper that a reference means. */
  Page<PaperId> page(Optional<String> meant) {
    return page(new ArrayList<>(), meant);
  }

  Page<PaperId> beginningWith(PaperId meant) {
    return page(new ArrayList<>(List.of(meant)), Optional.of(meant.key()));
  }

  private Page<PaperId> page(List<PaperId> shown, Optional<String> meant) {
    float score = Float.MAX_VALUE; // before all papers
    String end = "";
    for (FieldDoc hit : best) {
      String position = position(hit);
      PaperId paper = Positions.paperAt(position);
      if (meant.isPresent() && meant.get().equals(paper.key())) {
        continue;
      }
      if (shown.size() == limit) {
        String next = new End(score, end.isEmpty() ? position : end, meant).encode(scope);
        return new Page<>(shown, Optional.of(next));
      }
      score = (Float) hit.fields[0];
      end = position;
      shown.add(paper);
    }
    return new Page<>(shown, Optional.empty());
  }

  static String position(FieldDoc hit) {
    return ((BytesRef) hit.fields[1]).utf8ToString();
  }
}
