package papercatalog.cli;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Commands find a table, records travel, the console shows what came of it; no arrow points back.
 */
final class ArchitectureTest {
  private static final JavaClasses CLI =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("command")
        .definedBy("papercatalog.cli.command")
        .layer("console")
        .definedBy("papercatalog.cli.console")
        .layer("target")
        .definedBy("papercatalog.cli.target")
        .layer("transfer")
        .definedBy("papercatalog.cli.transfer")
        .layer("failure")
        .definedBy("papercatalog.cli.failure")
        .layer("difference")
        .definedBy("papercatalog.cli.difference")
        .layer("backup")
        .definedBy("papercatalog.cli.backup")
        .layer("cost")
        .definedBy("papercatalog.cli.cost")
        .layer("telemetry")
        .definedBy("papercatalog.cli.telemetry")
        .layer("policy")
        .definedBy("papercatalog.cli.policy")
        .whereLayer("command")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("console")
        .mayOnlyAccessLayers("transfer", "backup", "failure", "cost", "difference", "telemetry")
        .whereLayer("target")
        .mayOnlyAccessLayers("failure")
        .whereLayer("transfer")
        .mayOnlyAccessLayers("failure")
        .whereLayer("backup")
        .mayOnlyAccessLayers("transfer", "difference")
        .whereLayer("failure")
        .mayNotAccessAnyLayer()
        .whereLayer("difference")
        .mayNotAccessAnyLayer()
        .whereLayer("cost")
        .mayNotAccessAnyLayer()
        .whereLayer("telemetry")
        .mayNotAccessAnyLayer()
        .whereLayer("policy")
        .mayNotAccessAnyLayer()
        .ensureAllClassesAreContainedInArchitecture()
        .check(CLI);
  }

  @Test
  void onlyCommands_knowTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.command")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLI);
  }

  /** So that no text of others reaches a terminal as it is: {@code Output} spells it out. */
  @Test
  void onlyTheConsole_prints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.console")
        .and()
        .doNotHaveSimpleName("Main")
        .should()
        .callMethodWhere(
            target(owner(assignableTo(PrintWriter.class)))
                .or(target(owner(assignableTo(PrintStream.class)))))
        .check(CLI);
  }

  @Test
  void classes_areFinal() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .areNotAnonymousClasses()
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(CLI);
  }
}
