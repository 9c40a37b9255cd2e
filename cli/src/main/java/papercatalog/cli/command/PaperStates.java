package papercatalog.cli.command;

import papercatalog.cli.failure.CommandFailed;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.publishing.record.Records;

record PaperStates(Records records, PaperId id) {
  Paper current() {
    return records.paper(id).orElseThrow(() -> new PaperNotFound(id));
  }

  Paper at(long revision) {
    return records
        .version(id, revision)
        .orElseThrow(() -> new VersionNotFound(current().id(), revision));
  }

  /** The latest version before a revision. The direct predecessor may have expired. */
  Paper before(long revision) {
    return records.versions(id).stream()
        .map(VersionSummary::revision)
        .filter(earlier -> earlier < revision)
        .findFirst()
        .map(this::at)
        .orElseThrow(
            () ->
                new CommandFailed(
                    "version-not-found",
                    "There is no version of the paper %s before revision %d."
                        .formatted(id, revision)));
  }
}
