package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import org.junit.jupiter.api.Test;

/** What classes are called and how they are declared. */
final class ClassNamesTest {
  /** One word per idea: who reads a name knows which class it is. */
  @Test
  void simpleNames_areUsedOnce() throws IOException {
    List<String> names = new ArrayList<>();
    for (String folder : Modules.all()) {
      try (Stream<Path> files = Files.walk(Path.of("..", folder, "src"))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
            .forEach(names::add);
      }
    }
    assertThat(names).hasSizeGreaterThan(500).doesNotHaveDuplicates();
  }

  /** Nested types too: readers then know a type without its outer one. */
  @Test
  void names_areThoseOfOneType() {
    Map<String, List<String>> types =
        CompiledClasses.ALL.stream()
            .filter(type -> !type.isAnonymousClass())
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    types.remove("package-info");
    types.values().removeIf(same -> same.size() == 1);
    assertThat(types).isEmpty();
  }

  @Test
  void classes_areFinalUnlessOthersExtendThem() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .areNotAnonymousClasses()
        .and()
        .doNotHaveModifier(JavaModifier.ABSTRACT)
        .and()
        .doNotHaveSimpleName("CommandFailed")
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(
            CompiledClasses.ALL.that(
                CompiledClasses.areIn("domain")
                    .or(CompiledClasses.areIn("publishing"))
                    .or(CompiledClasses.areIn("announcements"))
                    .or(CompiledClasses.areIn("search"))
                    .or(CompiledClasses.areIn("cli"))));
  }
}
