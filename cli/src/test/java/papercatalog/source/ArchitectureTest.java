package papercatalog.source;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Packages lie along the data's way, from files to records and back, and no arrow points back. */
final class ArchitectureTest {
  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("document")
        .definedBy("papercatalog.document")
        .layer("text")
        .definedBy("papercatalog.text")
        .layer("citation")
        .definedBy("papercatalog.citation")
        .layer("source")
        .definedBy("papercatalog.source")
        .optionalLayer("transfer")
        .definedBy("papercatalog.transfer")
        .optionalLayer("command")
        .definedBy("papercatalog.command")
        .whereLayer("document")
        .mayNotAccessAnyLayer()
        .whereLayer("text")
        .mayNotAccessAnyLayer()
        .whereLayer("citation")
        .mayOnlyAccessLayers("text")
        .whereLayer("source")
        .mayOnlyAccessLayers("document", "text", "citation")
        .whereLayer("transfer")
        .mayOnlyAccessLayers("document", "citation", "source")
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .withImportOption(new ImportOption.DoNotIncludeJars())
                .importPackages("papercatalog"));
  }
}
