package papercatalog.benchmarks;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows of all modules and packages: they follow the data, and none points back. */
final class ArchitectureTest {
  @Test
  void modules_dependInOneDirection() {
    LayeredArchitecture modules = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String line : CompiledClasses.MODULES.lines().toList()) {
      assertThat(CompiledClasses.ALL.that(CompiledClasses.areIn(CompiledClasses.name(line))))
          .as(line)
          .isNotEmpty();
      modules =
          modules
              .layer(CompiledClasses.name(line))
              .definedBy(CompiledClasses.areIn(CompiledClasses.name(line)));
    }
    mayAccess(modules, CompiledClasses.MODULES)
        .ensureAllClassesAreContainedInArchitecture()
        .check(CompiledClasses.ALL);
  }

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
        pattern: table error model schema
        read: pattern table error model schema
        client:
        """,
        """
        citations
        json:
        latex:
        paper:
        bibtex: latex paper
        csl: latex paper
        ris: latex paper
        style: latex paper
        """,
        """
        publishing
        record:
        write: record
        verify: write record
        text:
        latex: text
        entry: text
        citation: entry text
        document: entry text
        csl: citation entry text
        bibtex: citation entry latex text
        .: bibtex csl document citation entry latex text
        """,
        """
        functions
        jsonreader:
        address:
        content:
        request: jsonreader address
        json: request content
        log: json
        atom: request content
        html: request json address content
        docs: html request json content
        answer: atom docs html request json address content
        runtime: log request json address content
        http: answer html log request json address content
        priming: http runtime request json address content
        handler: priming runtime http log answer docs html request json address content
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
        telemetry: failure
        target: failure
        transfer: failure
        backup: transfer difference failure
        console: transfer backup failure cost difference telemetry
        command: console target transfer backup failure cost difference telemetry
        """,
        """
        local
        engine:
        eventsource:
        gateway: eventsource engine
        lambda: gateway engine
        """,
        """
        runtime
        http:
        loop: http
        direct: http
        packaging:
        """,
        """
        benchmarks
        floor:
        .:
        """
      })
  void packages_dependInOneDirection(String module) {
    String root = "papercatalog." + module.lines().findFirst().orElseThrow();
    String arrows = String.join("\n", module.lines().skip(1).toList());
    LayeredArchitecture parts = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String line : arrows.lines().toList()) {
      String part =
          CompiledClasses.name(line).equals(".") ? root : root + "." + CompiledClasses.name(line);
      parts = parts.layer(CompiledClasses.name(line)).definedBy(part);
    }
    mayAccess(parts, arrows)
        .ensureAllClassesAreContainedInArchitecture()
        .check(CompiledClasses.ALL.that(resideInAPackage(root + "..")));
  }

  private static LayeredArchitecture mayAccess(LayeredArchitecture layers, String arrows) {
    LayeredArchitecture rule = layers;
    for (String line : arrows.lines().toList()) {
      String[] others = line.substring(line.indexOf(':') + 1).strip().split(" ");
      rule =
          others[0].isEmpty()
              ? rule.whereLayer(CompiledClasses.name(line)).mayNotAccessAnyLayer()
              : rule.whereLayer(CompiledClasses.name(line)).mayOnlyAccessLayers(others);
    }
    return rule;
  }
}
