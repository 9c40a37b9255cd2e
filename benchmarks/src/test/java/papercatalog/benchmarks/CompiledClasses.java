package papercatalog.benchmarks;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;

/**
 * The classes of all modules. They are read in the module that is built last, from where the others
 * have compiled them.
 */
final class CompiledClasses {
  /** A folder, and the folders that it may depend on. */
  static final String MODULES =
      """
      domain:
      citations: domain
      functions: citations domain
      publishing: citations domain
      announcements: domain
      search/index: domain
      search: search/index functions domain
      cli: search/index publishing citations domain
      infra: announcements functions domain
      local/engine:
      local: local/engine announcements search search/index functions publishing citations domain
      runtime: local/engine local search/index functions domain
      benchmarks: runtime local cli search/index functions domain
      """;

  static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(
              MODULES.lines().map(line -> Path.of("..", name(line), "target", "classes")).toList());

  private CompiledClasses() {}

  /** The classes of a module. */
  static JavaClasses of(String folder) {
    return ALL.that(areIn(folder));
  }

  static String name(String line) {
    return line.substring(0, line.indexOf(':'));
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
