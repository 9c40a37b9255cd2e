package papercatalog.functions.signposting;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.request.Links;

/**
 * A link of a paper for programs that do not parse it, with the relations of signposting.org.
 *
 * @param target absolute, or relative to the host
 * @param mediaType of the target; empty if unknown
 */
public record Signpost(String relation, String target, String mediaType) {
  private static final String SCHEMA = "https://schema.org/";

  /** In characters of the header: clients and servers limit all headers to 8 KB. */
  private static final int LONGEST = 5_000;

  /** The signposts of an answer; if they are too long, the link sets alone have them. */
  public static List<Signpost> of(Paper paper, Links links) {
    boolean isPage = links.self().equals(links.plain()) || links.request().isPage();
    List<Signpost> signposts = isPage ? all(paper, links) : ofDescription(paper, links);
    int length = 0;
    for (Signpost signpost : signposts) {
      length += signpost.headerValue().length();
    }
    return length <= LONGEST ? signposts : linksets(links);
  }

  /** The signposts of a paper's page, with all authors of the record. */
  public static List<Signpost> all(Paper paper, Links links) {
    List<Signpost> signposts = ofRecord(paper);
    String type = paper.kind().isPresent() ? paper.kind().get().schemaType() : "CreativeWork";
    signposts.add(new Signpost("type", SCHEMA + "AboutPage", ""));
    signposts.add(new Signpost("type", SCHEMA + type, ""));
    Optional<String> fullText = paper.text(TextField.FULL_TEXT);
    if (fullText.isPresent()) {
      String mediaType = WebAddress.isPdf(fullText.get()) ? "application/pdf" : "";
      signposts.add(new Signpost("item", fullText.get(), mediaType));
    }
    for (Format format : links.request().route().formats()) {
      if (format != Format.HTML && !format.isLinkset()) {
        signposts.add(toFormat(format, "describedby", links));
      }
    }
    signposts.addAll(linksets(links));
    return signposts;
  }

  private static List<Signpost> ofDescription(Paper paper, Links links) {
    List<Signpost> signposts = ofRecord(paper);
    signposts.add(new Signpost("describes", links.plain(), MediaType.HTML.text()));
    signposts.addAll(linksets(links));
    return signposts;
  }

  private static List<Signpost> ofRecord(Paper paper) {
    List<Signpost> signposts = new ArrayList<>();
    add(signposts, "cite-as", WebAddress.permanent(paper));
    for (Authorship author : paper.authors()) {
      if (author.has(Role.AUTHOR)) {
        signposts.add(new Signpost("author", address(author), ""));
      }
    }
    if (paper.license().isPresent()) {
      add(signposts, "license", WebAddress.license(paper.license().get()));
    }
    String collection = AccessPatterns.LIST_COLLECTION_PAPERS.path(paper.collection());
    signposts.add(new Signpost("collection", collection, ""));
    return signposts;
  }

  private static List<Signpost> linksets(Links links) {
    return List.of(
        toFormat(Format.LINKSET, "linkset", links),
        toFormat(Format.LINKSET_TEXT, "linkset", links));
  }

  private static Signpost toFormat(Format format, String relation, Links links) {
    return new Signpost(relation, Links.in(format, links.plain()), MediaType.of(format).text());
  }

  private static String address(Authorship author) {
    return author.orcid().isPresent()
        ? WebAddress.orcid(author.orcid().get())
        : AccessPatterns.GET_AUTHOR.path(author.handle());
  }

  private static void add(List<Signpost> signposts, String relation, Optional<String> target) {
    if (target.isPresent()) {
      signposts.add(new Signpost(relation, target.get(), ""));
    }
  }

  /** Its value in the {@code Link} header. */
  public String headerValue() {
    return Links.header(target, relation, mediaType);
  }

  /** A copy with an absolute target. */
  public Signpost at(String origin) {
    return target.startsWith("/") ? new Signpost(relation, origin + target, mediaType) : this;
  }
}
