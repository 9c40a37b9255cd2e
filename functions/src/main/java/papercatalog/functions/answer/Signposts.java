package papercatalog.functions.answer;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.address.WebAddress;

/** Links for programs that do not parse a paper, with the relations of signposting.org. */
final class Signposts {
  private Signposts() {}

  static void add(List<String> values, Paper paper) {
    Answer.addRelation(values, WebAddress.permanent(paper), "cite-as");
    for (Authorship author : paper.leadAuthors()) {
      values.add(Answer.relation(AccessPatterns.GET_AUTHOR.path(author.handle()), "author"));
    }
    Optional<String> license = paper.license();
    if (license.isPresent()) {
      Answer.addRelation(values, WebAddress.license(license.get()), "license");
    }
    values.add(
        Answer.relation(
            AccessPatterns.LIST_COLLECTION_PAPERS.path(paper.collection()), "collection"));
  }
}
