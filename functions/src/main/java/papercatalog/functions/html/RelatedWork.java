package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Relation;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.WebAddress;

/**
 * A relation on a page, as the record has it.
 *
 * @param names of the work; those that are no address have no target
 */
public record RelatedWork(String relation, List<Link> names) {
  static List<RelatedWork> of(Paper paper) {
    return paper.relations().stream().map(RelatedWork::of).toList();
  }

  private static RelatedWork of(Relation relation) {
    List<Link> names = new ArrayList<>();
    relation
        .work()
        .paper()
        .ifPresent(id -> names.add(new Link(id.value(), AccessPatterns.GET_PAPER.path(id))));
    relation
        .work()
        .identifiers()
        .forEach(
            (scheme, value) ->
                names.add(
                    new Link(scheme + ":" + value, WebAddress.of(scheme, value).orElse(null))));
    return new RelatedWork(relation.type().words(), names);
  }
}
