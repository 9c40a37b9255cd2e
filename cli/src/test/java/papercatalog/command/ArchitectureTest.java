package papercatalog.command;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Files become records, records travel, commands say what came of it; no arrow points back. */
final class ArchitectureTest {
  private static final JavaClasses CLI =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("papercatalog.command", "papercatalog.cost", "papercatalog.transfer");

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("transfer")
        .definedBy("papercatalog.transfer")
        .layer("cost")
        .definedBy("papercatalog.cost")
        .layer("command")
        .definedBy("papercatalog.command")
        .whereLayer("command")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("cost")
        .mayNotAccessAnyLayer()
        .whereLayer("transfer")
        .mayNotAccessAnyLayer()
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
