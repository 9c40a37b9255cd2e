package papercatalog.functions.html;

import java.util.ArrayList;
import java.util.List;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;

/**
 * A citation in one plain style: {@code Leslie Lamport (1978). Time, Clocks, and the Ordering of
 * Events in a Distributed System. Communications of the ACM 21(7), 558–565.}
 */
final class CitationText {
  private static final int MOST_NAMES = 6;
  private static final String ENDS = ".?!…。？！";

  private CitationText() {}

  static String of(Paper paper) {
    StringBuilder text = new StringBuilder(names(paper));
    text.append(" (").append(paper.published().text(), 0, 4).append("). ");
    sentence(text, paper.title());
    if (paper.version().isPresent()) {
      sentence(text, "Version " + paper.version().get());
    }
    String venue = PaperPlace.of(paper);
    if (!venue.isEmpty()) {
      sentence(text, venue);
    }
    if (paper.publisher().isPresent()) {
      sentence(text, paper.publisher().get());
    }
    if (paper.status() == Status.RETRACTED || paper.status() == Status.WITHDRAWN) {
      text.append('[').append(StatusName.of(paper.status())).append("] ");
    }
    return text.toString().stripTrailing();
  }

  private static void sentence(StringBuilder text, String sentence) {
    text.append(sentence);
    if (ENDS.indexOf(sentence.charAt(sentence.length() - 1)) < 0) {
      text.append('.');
    }
    text.append(' ');
  }

  /** The authors, or the editors of a work without authors. */
  private static String names(Paper paper) {
    List<String> writers = named(paper, Role.AUTHOR);
    if (!writers.isEmpty()) {
      return joined(writers, paper.authorCount() - paper.authors().size());
    }
    List<String> editors = named(paper, Role.EDITOR);
    if (!editors.isEmpty()) {
      return joined(editors, 0) + (editors.size() == 1 ? " (ed.)" : " (eds.)");
    }
    List<String> others = new ArrayList<>();
    for (Authorship author : paper.authors()) {
      others.add(author.name());
    }
    return joined(others, paper.authorCount() - others.size());
  }

  private static List<String> named(Paper paper, Role role) {
    List<String> names = new ArrayList<>();
    for (Authorship author : paper.authors()) {
      if (author.role() == role) {
        names.add(author.name());
      }
    }
    return names;
  }

  private static String joined(List<String> names, int unnamed) {
    int count = names.size() + unnamed;
    int shown = count <= MOST_NAMES + 1 ? names.size() : Math.min(names.size(), MOST_NAMES);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shown; i++) {
      text.append(i == 0 ? "" : i == count - 1 ? " and " : ", ").append(names.get(i));
    }
    if (shown < count) {
      text.append(" and ").append(count - shown).append(" others");
    }
    return text.toString();
  }
}
