package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import org.junit.jupiter.api.Test;

/** What classes are called and how they are declared. */
final class ClassNamesTest {
  /** The import of a nested type, whose users then name it alone. */
  private static final Pattern NESTED =
      Pattern.compile("import papercatalog[.a-z0-9]+(?:\\.[A-Z]\\w+)+\\.([A-Z]\\w+);");

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

  /** A nested type may share its name with another type if readers see its outer type with it. */
  @Test
  void nestedNames_areUsedOnceOrWithTheirOuterType() throws IOException {
    Map<String, Long> uses =
        CompiledClasses.ALL.stream()
            .filter(type -> !type.isAnonymousClass())
            .collect(Collectors.groupingBy(JavaClass::getSimpleName, Collectors.counting()));
    List<String> imported = new ArrayList<>();
    for (String folder : Modules.ofDefaultBuild()) {
      try (Stream<Path> files = Files.walk(Path.of("..", folder, "src"))) {
        for (Path file : files.filter(it -> it.toString().matches(".*/main/.*[.]java")).toList()) {
          NESTED.matcher(Files.readString(file)).results().forEach(it -> imported.add(it.group(1)));
        }
      }
    }
    assertThat(imported)
        .hasSizeGreaterThan(50)
        .allMatch(name -> uses.get(name) == 1, "is the name of only one type");
  }

  /** Types of the tool may share a name that their outer type explains. */
  @Test
  void names_areThoseOfOneType() {
    Map<String, List<String>> types =
        CompiledClasses.ALL.stream()
            .filter(type -> !type.isAnonymousClass())
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    types.remove("Builder");
    types
        .values()
        .removeIf(
            same ->
                same.size() == 1
                    || same.stream()
                        .anyMatch(it -> it.matches("papercatalog[.](cli|publishing)[.].+")));
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
