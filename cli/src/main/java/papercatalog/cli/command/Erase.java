package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.FailureRetry;
import papercatalog.domain.model.TenantName;
import papercatalog.publishing.maintenance.Erasure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "erase",
    description = {
      "Removes the whole catalog of a tenant.",
      "Removes papers with their history, changes, profiles, collections and topics from a shared"
          + " table,",
      "and their words from the search's index.",
      "The catalogs of other tenants stay as they are. The command walks over the catalog until a"
          + " walk",
      "finds nothing, and prints how many items it removed."
    },
    footer = {
      "  catalog backup acme.ndjson.gz --tenant acme --table papers-shared",
      "  catalog erase --tenant acme --table papers-shared",
      "  catalog erase --tenant acme --yes --stack PaperCatalog-acme",
      "",
      "Pass --tenant: CATALOG_TENANT is not enough, and a catalog without a tenant is never"
          + " erased.",
      "Stop all writers first. To resume, run it again."
    })
final class Erase extends CatalogCommand {
  @Mixin private Confirmation confirmation;
  @Mixin private IndexOption index;

  @Mixin private WrittenTarget target;

  @Override
  int run(Output out) throws IOException {
    TenantName tenant =
        target
            .options
            .tenant
            .typed()
            .orElseThrow(
                () ->
                    new UsageError(
                        "Pass --tenant NAME: a catalog without a tenant is never erased"));
    try (OpenTable table = target.openToErase()) {
      out.note(table.place());
      if (!confirmation.given("Erase the whole catalog of " + tenant + "?", "erased", out)) {
        return 1;
      }
      Erasure erasure = new Erasure(table.table());
      if (!erase(erasure, out)) {
        out.problem("Other writers are still active: stop them, and run the command again.");
        return 1;
      }
      long items = erasure.removed();
      out.result(
          "%s of %s removed; a walk after that found nothing"
              .formatted(Quantity.of(items, "item"), tenant),
          json -> json.put("tenant", tenant.value()).put("deletes", items).put("left", 0));
      index.purge(target.target(), table, it -> it.rebuild(List.of()), out);
      return 0;
    }
  }

  private static boolean erase(Erasure erasure, Output out) {
    AtomicLong removed = new AtomicLong();
    Progress.Meter meter =
        new Progress.Meter("erase", () -> 0, removed::get, "items", "looking for items");
    try (Progress _ = Progress.of(out, meter)) {
      return FailureRetry.of(() -> erasure.run(removed::set));
    }
  }
}
