package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import module java.base;

import org.junit.jupiter.api.Test;

/** What the parts of the operators' tool may know. */
final class ToolRulesTest {
  @Test
  void onlyCommands_knowTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.command")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CompiledClasses.of("cli"));
  }

  /** So that no text of others reaches a terminal as it is: {@code Output} spells it out. */
  @Test
  void onlyTheConsole_prints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.console")
        .and()
        .doNotHaveSimpleName("CatalogTool")
        .should()
        .callMethodWhere(
            target(owner(assignableTo(PrintWriter.class)))
                .or(target(owner(assignableTo(PrintStream.class)))))
        .check(CompiledClasses.of("cli"));
  }
}
