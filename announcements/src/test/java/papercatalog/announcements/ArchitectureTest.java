package papercatalog.announcements;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import papercatalog.announcements.count.CountingFunction;
import papercatalog.announcements.stream.AnnouncingFunction;

/**
 * Those who announce and those who count share what an announcement is, and know nothing of each
 * other; the bus knows nothing of papers.
 */
final class ArchitectureTest {
  private static final JavaClasses ANNOUNCEMENTS =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void import_readsTheHandlers() {
    assertThat(ANNOUNCEMENTS.contain(AnnouncingFunction.HANDLER_CLASS)).isTrue();
    assertThat(ANNOUNCEMENTS.contain(CountingFunction.HANDLER_CLASS)).isTrue();
  }

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("announcement")
        .definedBy("papercatalog.announcements.event")
        .layer("bus")
        .definedBy("papercatalog.announcements.bus")
        .layer("stream")
        .definedBy("papercatalog.announcements.stream")
        .layer("count")
        .definedBy("papercatalog.announcements.count")
        .whereLayer("announcement")
        .mayNotAccessAnyLayer()
        .whereLayer("bus")
        .mayNotAccessAnyLayer()
        .whereLayer("stream")
        .mayOnlyAccessLayers("announcement", "bus")
        .whereLayer("count")
        .mayOnlyAccessLayers("announcement")
        .ensureAllClassesAreContainedInArchitecture()
        .check(ANNOUNCEMENTS);
  }

  /** Nor of operators' tools: what is announced is in the event, and what is asked for is not. */
  @Test
  void announcements_knowNothingOfTheReaders() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.functions.handler..",
            "papercatalog.functions.http..",
            "papercatalog.functions.answer..",
            "papercatalog.functions.json..",
            "papercatalog.functions.html..",
            "papercatalog.domain.read..",
            "papercatalog.domain.verify..",
            "papercatalog.cli.command..",
            "papercatalog.infra..")
        .check(ANNOUNCEMENTS);
  }

  @Test
  void onlyThoseWhoCount_reachTheTable() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.announcements.count")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.domain.write..",
            "papercatalog.domain.record..",
            "papercatalog.domain.client..")
        .check(ANNOUNCEMENTS);
  }

  @Test
  void bus_knowsNothingOfPapers() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.announcements.bus")
        .should()
        .dependOnClassesThat(
            JavaClass.Predicates.resideInAPackage("papercatalog..")
                .and(resideOutsideOfPackages("papercatalog.announcements.bus")))
        .check(ANNOUNCEMENTS);
  }

  /** The stack is built with these, and without any library of the functions. */
  @Test
  void whatTheStackAgreesOn_needsNothingButTheJdk() {
    noClasses()
        .that()
        .haveSimpleName("AnnouncingFunction")
        .or()
        .haveSimpleName("CountingFunction")
        .or()
        .haveSimpleName("BusEvent")
        .should()
        .dependOnClassesThat(resideOutsideOfPackages("java.."))
        .check(ANNOUNCEMENTS);
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
        .check(ANNOUNCEMENTS);
  }
}
