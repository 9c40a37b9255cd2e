package papercatalog.cli.command;

import papercatalog.domain.model.PaperId;

/** The catalog keeps no version of the paper before a revision. */
final class NoEarlierVersion extends RuntimeException {
  NoEarlierVersion(PaperId id, long revision) {
    super("There is no version of the paper " + id + " before revision " + revision + ".");
  }
}
