package papercatalog.local.gateway;

import module java.base;

import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;
import papercatalog.functions.route.McpRoute;

/** The text that is printed once the catalog is served, with sample requests. */
record Greeting(URI url, LocalCatalog local, String place, Optional<String> events) {
  private static final List<String> OTHER_FORMATS =
      List.of("get-paper-bibtex", "list-collection-papers-atom");

  void print(PrintWriter out) {
    out.printf("Paper Catalog is serving on %s/ (open it in a browser)%n", url);
    local.tenant().ifPresent(name -> out.printf("The catalog of the tenant %s%n", name));
    out.printf(
        "Table \"%s\" %s, in DynamoDB Local on %s%n%n", LocalCatalog.TABLE, place, local.endpoint);
    events.ifPresent(
        it ->
            out.printf(
                "What changes is announced %s%n%n",
                it.equals(EventTarget.STANDARD_OUTPUT) ? "here" : "to " + it));
    for (AccessPattern<?> pattern : AccessPatterns.withSearch()) {
      out.printf(
          "  %-3s  %-47s curl -i '%s%s'%n",
          pattern.number(), pattern.summary(), url, SampleEvent.pathAndQuery(pattern.eventName()));
    }
    out.printf("%nThe same in other formats, by ?format= or Accept:%n%n");
    for (String event : OTHER_FORMATS) {
      out.printf("  curl -i '%s%s'%n", url, SampleEvent.pathAndQuery(event));
    }
    out.printf("%nThe API describes itself:%n%n");
    for (DocsPage page : List.of(DocsPage.REFERENCE, DocsPage.OPENAPI)) {
      out.printf("  %-51s curl -i '%s%s'%n", page.summary(), url, page.path());
    }
    out.printf("  %-51s curl -O '%s%s'%n", "The whole catalog as one file", url, Dump.PATH);
    Route harvest = HarvestPatterns.HARVEST_PAPERS;
    out.printf("  %-51s curl -i '%s%s?verb=Identify'%n", harvest.summary(), url, harvest.path());
    out.printf("  %-51s POST to %s%s%n", McpRoute.ROUTE.summary(), url, McpRoute.PATH);
    String tenant = local.tenant().map(name -> " --tenant " + name).orElse("");
    out.printf("%nRead and publish as an operator, from another terminal:%n%n");
    out.printf("  bin/catalog get WP-002 --endpoint %s%s%n", local.endpoint, tenant);
    out.printf("  bin/catalog import FILE --endpoint %s%s%n", local.endpoint, tenant);
    out.printf("%nPress Ctrl-C to stop.%n");
    out.flush();
  }
}
