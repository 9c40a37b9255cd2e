package papercatalog.cli.command;

import papercatalog.domain.model.PaperId;

/** Nothing of a paper is kept from before a revision. */
final class NoEarlierVersion extends RuntimeException {
  NoEarlierVersion(PaperId id, long revision) {
    super("There is no version of the paper " + id + " before revision " + revision + ".");
  }
}
