package papercatalog.bibliography;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Packages lie along the data's way, from files to papers and back, and no arrow points back. */
final class ArchitectureTest {
  private static final JavaClasses BIBLIOGRAPHY =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("bibliography")
        .definedBy("papercatalog.bibliography")
        .layer("bibtex")
        .definedBy("papercatalog.bibliography.bibtex")
        .layer("csl")
        .definedBy("papercatalog.bibliography.csl")
        .layer("ris")
        .definedBy("papercatalog.bibliography.ris")
        .layer("document")
        .definedBy("papercatalog.bibliography.document")
        .layer("jsonfile")
        .definedBy("papercatalog.bibliography.jsonfile")
        .layer("citation")
        .definedBy("papercatalog.bibliography.citation")
        .layer("entry")
        .definedBy("papercatalog.bibliography.entry")
        .layer("latex")
        .definedBy("papercatalog.bibliography.latex")
        .layer("text")
        .definedBy("papercatalog.bibliography.text")
        .whereLayer("bibliography")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("bibtex")
        .mayOnlyAccessLayers("citation", "entry", "latex", "text")
        .whereLayer("csl")
        .mayOnlyAccessLayers("jsonfile", "citation", "entry", "text")
        .whereLayer("ris")
        .mayOnlyAccessLayers("citation")
        .whereLayer("document")
        .mayOnlyAccessLayers("jsonfile", "entry", "text")
        .whereLayer("jsonfile")
        .mayOnlyAccessLayers("entry", "text")
        .whereLayer("citation")
        .mayOnlyAccessLayers("entry", "text")
        .whereLayer("entry")
        .mayOnlyAccessLayers("text")
        .whereLayer("latex")
        .mayOnlyAccessLayers("text")
        .whereLayer("text")
        .mayNotAccessAnyLayer()
        .ensureAllClassesAreContainedInArchitecture()
        .check(BIBLIOGRAPHY);
  }

  @Test
  void documents_knowNothingOfTheTableOrTheTool() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.domain.schema..",
            "papercatalog.domain.error..",
            "papercatalog.domain.table..",
            "papercatalog.domain.record..",
            "papercatalog.domain.read..",
            "papercatalog.domain.write..",
            "papercatalog.domain.verify..",
            "papercatalog.domain.client..",
            "software.amazon..",
            "picocli..")
        .check(BIBLIOGRAPHY);
  }

  /** So that a function can write citations and load nothing that reads. */
  @Test
  void writersOfCitations_needNeitherParsersNorReaders() {
    noClasses()
        .that()
        .haveSimpleName("BibtexWriter")
        .or()
        .haveSimpleName("CslWriter")
        .or()
        .haveSimpleName("RisWriter")
        .or()
        .haveSimpleName("LatexWriter")
        .should()
        .transitivelyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(
                    "com.anyascii..",
                    "com.fasterxml.jackson.databind..",
                    "org.jbibtex..",
                    "org.jsoup..",
                    "papercatalog.bibliography.entry..",
                    "papercatalog.bibliography.jsonfile..")
                .or(JavaClass.Predicates.simpleName("LatexReader")))
        .check(BIBLIOGRAPHY);
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
        .check(BIBLIOGRAPHY);
  }
}
