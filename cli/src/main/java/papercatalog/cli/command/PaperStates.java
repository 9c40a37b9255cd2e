package papercatalog.cli.command;

import java.util.List;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.record.Records;

/** What a paper is and has been, with all its authors. */
record PaperStates(Records records, PaperId id) {
  /**
   * As it is now.
   *
   * @throws PaperNotFound when there is none
   */
  Paper current() {
    return records.paper(id).orElseThrow(() -> new PaperNotFound(id));
  }

  /**
   * Its versions, latest first.
   *
   * @throws PaperNotFound when there is none
   */
  List<VersionSummary> versions() {
    List<VersionSummary> versions = records.versions(id);
    if (versions.isEmpty()) {
      current(); // which may be of another schema
    }
    return versions;
  }

  /**
   * As it was at a revision.
   *
   * @throws PaperNotFound when there is none
   * @throws VersionNotFound when there was no such revision, or it is gone
   */
  Paper at(long revision) {
    return records
        .version(id, revision)
        .orElseThrow(() -> new VersionNotFound(current().id(), revision));
  }

  /**
   * The version before a revision: not always the one that it replaced, which may have expired.
   *
   * @throws NoEarlierVersion when there is none
   */
  Paper before(long revision) {
    return versions().stream()
        .map(VersionSummary::revision)
        .filter(earlier -> earlier < revision)
        .findFirst()
        .map(this::at)
        .orElseThrow(() -> new NoEarlierVersion(id, revision));
  }
}
