package papercatalog.publishing.latex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.latex.LatexWriter;

/** Titles in the TeX of readers, at its default settings; skipped where TeX is not installed. */
@Tag("slow")
final class TexEnginesTest {
  private static final List<String> HOSTILE =
      List.of(
          "$\\latelua{local f = io.open('MARK', 'w'); f:write('x'); f:close()}$",
          "$\\directlua{local f = io.open('MARK', 'w'); f:write('x'); f:close()}$",
          "$\\begin{filecontents*}{MARK}x\\end{filecontents*}$",
          "$\\immediate\\openout5=MARK \\immediate\\write5{x}\\closeout5$",
          "$\\newwrite\\a\\immediate\\openout\\a=MARK$",
          "$^^5cimmediate^^5copenout5=MARK$",
          "$\\csname latelua\\endcsname{io.open('MARK','w'):close()}$",
          "$\\mathrm{\\expandafter\\latelua}{io.open('MARK','w'):close()}$",
          "$\\text{\\input{MARK}}$",
          "\\immediate\\openout5=MARK",
          "$x$\\immediate\\openout5=MARK$y$",
          "\\$x$\\immediate\\openout5=MARK$y$");

  private static final List<String> FORMULAS =
      List.of(
          "Sorting in $\\mathcal{O}(n \\log n)$ and $x_i^{2}$",
          "$\\frac{a}{\\sqrt{b}} \\le \\hat{c} \\times \\alpha$ for $5 or $6",
          "{x} } \\ & % # _ ~ ^ < > - -- `` '' \" | $");

  @ParameterizedTest
  @ValueSource(strings = {"pdflatex", "lualatex"})
  void titles_onlyPrint(String engine, @TempDir Path folder) throws Exception {
    assumeThat(isInstalled(engine)).isTrue();
    List<String> titles = new ArrayList<>(FORMULAS);
    HOSTILE.forEach(title -> titles.add(title.replace("MARK", folder.resolve("mark").toString())));
    HOSTILE.forEach(title -> titles.add(title.replace("MARK", "mark")));
    String body =
        titles.stream().map(LatexWriter::title).collect(Collectors.joining("\n\n", "", "\n"));
    Files.writeString(
        folder.resolve("paper.tex"),
        "\\documentclass{article}\\usepackage{amsmath}\\begin{document}\n"
            + body
            + "\\end{document}\n");

    Process tex =
        new ProcessBuilder(engine, "-interaction=nonstopmode", "paper.tex")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(tex.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(tex.waitFor()).as(output).isZero();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("paper.tex", "paper.aux", "paper.log", "paper.pdf");
    }
  }

  private static boolean isInstalled(String engine) {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, engine)));
  }
}
