package papercatalog.domain.verify;

import java.util.function.Consumer;

/** Passes findings on, and counts them. */
final class Findings {
  private final Consumer<Finding> listener;
  private long found;
  private long repaired;

  Findings(Consumer<Finding> listener) {
    this.listener = listener;
  }

  void report(Finding finding) {
    found++;
    repaired += finding.repaired() ? 1 : 0;
    listener.accept(finding);
  }

  long found() {
    return found;
  }

  long repaired() {
    return repaired;
  }
}
