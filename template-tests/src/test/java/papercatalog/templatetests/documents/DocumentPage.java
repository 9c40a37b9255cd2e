package papercatalog.templatetests.documents;

import module java.base;

/**
 * One Markdown file: where its links lead, and what can be linked to.
 *
 * @param links the targets of links and pictures, as written; none out of code
 * @param anchors the fragments of its headings, as the usual hosts form them
 */
record DocumentPage(Path file, List<String> links, Set<String> anchors) {
  private static final Pattern LINK = Pattern.compile("]\\(([^()\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*)");
  private static final Pattern CODE = Pattern.compile("`+[^`]*`+");

  static DocumentPage read(Path file) throws IOException {
    List<String> links = new ArrayList<>();
    Set<String> anchors = new HashSet<>();
    Map<String, Integer> times = new HashMap<>();
    StringBuilder text = new StringBuilder();
    boolean code = false;
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith("```")) {
        code = !code;
      } else if (!code) {
        text.append(line).append('\n');
        var heading = HEADING.matcher(line);
        if (heading.matches()) {
          String anchor = anchor(heading.group(1));
          int before = times.merge(anchor, 1, Integer::sum) - 1;
          anchors.add(before == 0 ? anchor : anchor + "-" + before);
        }
      }
    }
    String prose = CODE.matcher(text).replaceAll("``");
    LINK.matcher(prose).results().map(MatchResult::group).forEach(links::add);
    links.replaceAll(link -> link.substring(2, link.length() - 1));
    return new DocumentPage(file, List.copyOf(links), Set.copyOf(anchors));
  }

  private static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
        .replaceAll("[^\\p{L}\\p{N}_ -]", "")
        .replace(' ', '-');
  }

  /** Where a relative link leads. */
  Path target(String link) {
    String path = link.replaceFirst("#.*", "");
    return path.isEmpty() ? file : file.resolveSibling(path).normalize();
  }
}
