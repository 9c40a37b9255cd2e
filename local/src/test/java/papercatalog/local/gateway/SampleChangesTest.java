package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;

/** What a change says of its paper costs no write unit, as papers usually are. */
final class SampleChangesTest {
  private static final long UNIT_BYTES = 1024;

  @Test
  void changes_ofTheSample_stayBelowAKilobyte() {
    for (Paper paper : new SampleCatalog().papers()) {
      Change change = Change.to(paper.asRevision(1, Instant.EPOCH), Instant.EPOCH);

      assertThat(ChangeItem.of(TableSchema.DECLARED, change, paper).bytes())
          .as("%s", paper.id())
          .isLessThanOrEqualTo(UNIT_BYTES);
    }
  }
}
