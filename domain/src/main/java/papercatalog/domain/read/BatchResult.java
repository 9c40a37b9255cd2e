package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.NamedConstant;

/** The results of a batch, and the requested keys, each once, in the order of the request. */
public record BatchResult<K, R>(List<K> named, Map<K, R> results, Map<K, AbsenceReason> reasons) {
  public enum AbsenceReason implements NamedConstant {
    UNKNOWN,
    WITHDRAWN,
    /** The answer has no room for it. */
    TOO_LARGE,
    /** Its item is damaged; verification reports the fault. */
    UNREADABLE;

    static AbsenceReason of(RuntimeException failure) {
      if (failure instanceof PaperWithdrawn) {
        return WITHDRAWN;
      }
      return failure instanceof PaperNotFound
              || failure instanceof VersionNotFound
              || failure instanceof AuthorNotFound
              || failure instanceof NameMoved
          ? UNKNOWN
          : UNREADABLE;
    }
  }

  public record Absent<K>(K named, AbsenceReason reason) {}

  public List<R> found() {
    return named.stream().map(results::get).filter(Objects::nonNull).toList();
  }

  public List<Absent<K>> missing() {
    return named.stream()
        .filter(reasons::containsKey)
        .map(it -> new Absent<>(it, reasons.get(it)))
        .toList();
  }

  /** The same batch without results for which an answer has no room. */
  public BatchResult<K, R> without(Set<K> tooLarge) {
    Map<K, R> kept = new HashMap<>(results);
    Map<K, AbsenceReason> missing = new HashMap<>(reasons);
    for (K one : tooLarge) {
      kept.remove(one);
      missing.put(one, AbsenceReason.TOO_LARGE);
    }
    return new BatchResult<>(named, kept, missing);
  }
}
