package papercatalog.templatetests.architecture;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;

final class ModulesTest {
  @Test
  @Tag(Generated.TAG)
  void contributing_showsWhatEachModuleDependsOn() throws IOException {
    List<String> lines = new ArrayList<>(List.of("```"));
    List<String> folders = new ArrayList<>(Modules.all());
    folders.remove("template-tests");
    for (String folder : folders) {
      String dependencies = String.join(" ", Modules.dependencies(folder));
      lines.add("%-16s %s".formatted(folder, dependencies).strip());
    }
    lines.add("```");
    Generated.part("CONTRIBUTING.md", "modules", lines);
  }
}
