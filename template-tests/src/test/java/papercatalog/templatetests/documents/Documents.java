package papercatalog.templatetests.documents;

import module java.base;

import papercatalog.domain.Generated;

/** The pages of the project. */
final class Documents {
  /** The project's directory; tests run in that of their module. */
  static final Path ROOT = Generated.ROOT;

  static final Path README = ROOT.resolve("README.md");

  /** What builds and tools leave behind, which may hold pages of others. */
  private static final Set<String> NOT_OURS = Set.of("target", "node_modules", "cdk.out");

  private Documents() {}

  /** Every Markdown file, as a normalized path. */
  static Set<Path> pages() throws IOException {
    return files(".md");
  }

  /** Every file of the project whose name ends so, as a normalized path. */
  static Set<Path> files(String ending) throws IOException {
    Set<Path> files = new TreeSet<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            String name = directory.getFileName().toString();
            boolean ours = !NOT_OURS.contains(name) && !name.equals(".git");
            return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(ending)) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  /** What stands below a heading, up to the next one of the same level. */
  static String section(Path page, String heading) throws IOException {
    String text = Files.readString(page);
    int begin = text.indexOf("\n" + heading + "\n");
    if (begin < 0) {
      throw new AssertionError("no " + heading + " in " + page);
    }
    String level = heading.substring(0, heading.indexOf(' ') + 1);
    int end = text.indexOf("\n" + level, begin + heading.length());
    return text.substring(begin, end < 0 ? text.length() : end);
  }
}
