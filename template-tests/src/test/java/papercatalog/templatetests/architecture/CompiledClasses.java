package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import module java.base;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

/**
 * The classes of all modules of the default build, read from where Maven has compiled them.
 * template-tests is the last of these modules.
 */
final class CompiledClasses {
  static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(
              Modules.ofDefaultBuild().stream()
                  .map(folder -> Path.of("..", folder, "target", "classes"))
                  .toList());

  private CompiledClasses() {}

  /** The classes of a module. */
  static JavaClasses of(String folder) {
    return ALL.that(areIn(folder));
  }

  /** By the folder that a class was compiled in. */
  static DescribedPredicate<JavaClass> areIn(String folder) {
    return describe(
        "are in " + folder,
        type -> {
          String place = type.getSource().map(source -> source.getUri().getPath()).orElse("");
          return place.contains("/" + folder + "/target/classes/");
        });
  }
}
