package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.VolumePapers;

/** What a paper of a volume costs, by kind of item. */
@Tag("slow")
final class VolumeUnitsTest {
  private static final int PAPERS = 1_000;

  private final MemoryEngine engine = new MemoryEngine("papers", TableSchema.DECLARED);
  private final CatalogTable table = new CatalogTable(engine.client(), "papers");
  private final Publisher publisher = new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC));

  @Test
  void papersOfVolumes_costTheUnits() {
    Map<String, Double> kinds = new LinkedHashMap<>();
    double units = 0;
    for (Paper paper : VolumePapers.of(PAPERS)) {
      publisher
          .dryRun(step -> step.units().forEach((kind, it) -> kinds.merge(kind, it, Double::sum)))
          .publish(paper);
      units += publisher.publish(paper).work().writeUnits();
    }
    kinds.put("profiles and entries", units - sum(kinds));

    assertThat(engine.table().all().size()).isEqualTo(9_659);
    assertThat(kinds)
        .isEqualTo(
            Map.ofEntries(
                Map.entry("paper", 6_592.0),
                Map.entry("version", 4_000.0),
                Map.entry("change", 4_000.0),
                Map.entry("membership", 10_297.0),
                Map.entry("topic link", 573.0),
                Map.entry("identifier link", 6_003.0),
                Map.entry("references", 82.0),
                Map.entry("citation", 1_227.0),
                Map.entry("counts", 4_185.0),
                Map.entry("profiles and entries", 1_403.0)));
    assertThat(sum(kinds)).isEqualTo(38_362);
  }

  private static double sum(Map<String, Double> kinds) {
    return kinds.values().stream().mapToDouble(Double::doubleValue).sum();
  }
}
