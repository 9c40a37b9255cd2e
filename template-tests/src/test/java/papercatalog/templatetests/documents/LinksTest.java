package papercatalog.templatetests.documents;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Links between the pages, and into the code, lead somewhere. */
final class LinksTest {
  @Test
  void relativeLinks_leadToFilesAndHeadingsThatExist() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path file : Documents.pages()) {
      DocumentPage page = DocumentPage.read(file);
      for (String link : relative(page)) {
        links++;
        if (!leadsSomewhere(page, link)) {
          broken.add(Documents.ROOT.relativize(file) + ": " + link);
        }
      }
    }

    assertThat(broken).isEmpty();
    assertThat(links).as("links found").isGreaterThan(50);
  }

  @Test
  void everyPage_isReachedFromTheReadme() throws IOException {
    Set<Path> reached = new TreeSet<>(Set.of(Documents.README));
    Deque<Path> toRead = new ArrayDeque<>(reached);
    while (!toRead.isEmpty()) {
      DocumentPage page = DocumentPage.read(toRead.remove());
      for (String link : relative(page)) {
        Path target = page.target(link);
        if (target.toString().endsWith(".md") && reached.add(target)) {
          toRead.add(target);
        }
      }
    }

    Set<Path> pages = Documents.pages();
    pages.removeIf(page -> page.startsWith(Documents.ROOT.resolve("runtime/results")));
    assertThat(reached).containsAll(pages);
  }

  private static List<String> relative(DocumentPage page) {
    return page.links().stream().filter(link -> !link.matches("[a-z]+:.*")).toList();
  }

  private static boolean leadsSomewhere(DocumentPage page, String link) throws IOException {
    Path target = page.target(link);
    if (!target.startsWith(Documents.ROOT) || !Files.exists(target)) {
      return false;
    }
    int hash = link.indexOf('#');
    return hash < 0 || DocumentPage.read(target).anchors().contains(link.substring(hash + 1));
  }
}
