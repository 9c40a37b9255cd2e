package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows of the packages in a module: they follow the data, and none points back. */
final class ArchitectureTest {
  @Test
  void packages_haveNoCycles() {
    slices().matching("papercatalog.(**)").should().beFreeOfCycles().check(CompiledClasses.ALL);
  }

  /** The first line names the package of a module, the others its parts, likewise. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        domain
        schema:
        model: schema
        error: model schema
        table: error model schema
        overview: table error model schema
        pattern: overview table error model schema
        client:
        read: client pattern table error model schema
        harvest: read pattern table error model schema
        """,
        """
        citations
        xml:
        latex: xml
        paper:
        format: latex paper
        style: format latex paper
        deposit: latex paper xml
        """,
        """
        publishing
        text:
        record: text
        entry: text
        source: entry record
        write: source record entry text
        maintenance: write record
        verify: maintenance write record
        latex: text
        people: write record entry text
        citation: entry latex text
        document: people entry text
        correction: document entry
        csl: citation entry text
        bibtex: citation entry latex text
        .: bibtex csl document citation entry latex text
        """,
        """
        functions
        jsonreader:
        content:
        route:
        request: jsonreader content route
        json: request content route
        atom: request content route
        signposting: request json content route
        html: signposting atom request json content route
        docs: html request json content route
        answer: signposting atom docs html request json content route
        runtime: request json content route
        http: answer html runtime request json content route
        priming: http runtime request json content route
        oai: http html runtime request content route
        handler: oai priming runtime http answer docs html request json content route
        mcp: handler priming runtime http docs html request json jsonreader content route
        """,
        """
        announcements
        event:
        bus:
        stream: event bus
        """,
        """
        search
        index:
        handler: index
        """,
        """
        cli
        failure:
        difference:
        cost:
        target: failure
        transfer: difference failure
        backup: transfer difference failure
        console: transfer backup failure cost difference
        command: console target transfer backup failure cost difference
        """,
        """
        local
        engine:
        eventsource:
        gateway: eventsource engine
        """
      })
  void packages_dependInOneDirection(String module) {
    String root = "papercatalog." + module.lines().findFirst().orElseThrow();
    List<String[]> arrows = module.lines().skip(1).map(line -> line.split(": ?")).toList();
    LayeredArchitecture parts = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String[] arrow : arrows) {
      parts = parts.layer(arrow[0]).definedBy(arrow[0].equals(".") ? root : root + "." + arrow[0]);
    }
    for (String[] arrow : arrows) {
      parts =
          arrow.length == 1
              ? parts.whereLayer(arrow[0]).mayNotAccessAnyLayer()
              : parts.whereLayer(arrow[0]).mayOnlyAccessLayers(arrow[1].split(" "));
    }
    parts
        .ensureAllClassesAreContainedInArchitecture()
        .check(CompiledClasses.ALL.that(resideInAPackage(root + "..")));
  }
}
