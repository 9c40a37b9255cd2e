package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.RelatedPaper;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * The works on a page to which a paper has one relation.
 *
 * @param works papers of this catalog first; those without an address have no target
 */
public record RelatedWork(String relation, List<Link> works) {
  /** Of its record and, if they were read, the papers that the catalog has found. */
  static List<RelatedWork> of(Paper paper, List<RelatedPaper> related) {
    Map<RelationType, Map<String, Link>> works = new EnumMap<>(RelationType.class);
    for (RelatedPaper one : related) {
      add(works, one.type(), paper(one.id(), one.title().map(PlainFormula::of)));
    }
    for (Relation relation : paper.relations()) {
      RelationType type = relation.type();
      relation.work().paper().ifPresent(id -> addNamed(works, type, id));
      relation
          .work()
          .identifiers()
          .forEach(
              (scheme, value) ->
                  add(
                      works,
                      type,
                      new Link(scheme + ":" + value, WebAddress.of(scheme, value).orElse(null))));
    }
    return works.entrySet().stream()
        .map(it -> new RelatedWork(it.getKey().words(), List.copyOf(it.getValue().values())))
        .toList();
  }

  private static Link paper(PaperId id, Optional<String> title) {
    return new Link(title.orElse(id.value()), AccessPatterns.GET_PAPER.path(id));
  }

  /** A paper that the catalog was not found to have has no address. */
  private static void addNamed(
      Map<RelationType, Map<String, Link>> works, RelationType type, PaperId paper) {
    String found = AccessPatterns.GET_PAPER.path(paper).toLowerCase(Locale.ROOT);
    if (!works.getOrDefault(type, Map.of()).containsKey(found)) {
      add(works, type, new Link(paper.value(), null));
    }
  }

  /** An id ignores case. */
  private static void add(
      Map<RelationType, Map<String, Link>> works, RelationType type, Link work) {
    String key = work.target() == null ? work.name() : work.target().toLowerCase(Locale.ROOT);
    works.computeIfAbsent(type, _ -> new LinkedHashMap<>()).putIfAbsent(key, work);
  }
}
