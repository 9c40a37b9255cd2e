package papercatalog.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.json.AuthorJson;
import papercatalog.json.ChangeJson;
import papercatalog.json.DirectoryJson;
import papercatalog.json.JsonText;
import papercatalog.json.PageJson;
import papercatalog.json.PaperJson;
import papercatalog.model.Author;
import papercatalog.model.AuthorPaper;
import papercatalog.model.DirectoryEntry;
import papercatalog.model.Membership;
import papercatalog.model.Paper;
import papercatalog.model.PaperSummary;
import papercatalog.model.VersionSummary;
import papercatalog.read.ChangePage;
import papercatalog.read.Listing;
import papercatalog.read.Page;

/**
 * One HTTP answer.
 *
 * @param body empty where the status says so
 */
public record Response(int status, Map<String, String> headers, JsonText body) {
  private static final String CACHEABLE = "public, max-age=60";

  /** A paper, with 200. */
  public static Response of(Paper paper) {
    return ok(PaperJson.paper(paper));
  }

  /** An author's profile, with 200. */
  public static Response of(Author author) {
    return ok(AuthorJson.author(author));
  }

  /** A version of a paper, with 200. */
  public static Response ofVersion(Paper version) {
    return ok(PaperJson.version(version));
  }

  /** A page of a list of papers, with 200 and a link to the next one; so are the other pages. */
  public static Response ofPapers(Page<PaperSummary> page, Listing listing, Request request) {
    return of(page, PaperJson::summary, listing, request);
  }

  /** A page of the papers of an author. */
  public static Response ofAuthorPapers(Page<AuthorPaper> page, Listing listing, Request request) {
    return of(page, PaperJson::authorPaper, listing, request);
  }

  /** A page of the authors of a paper. */
  public static Response ofMemberships(Page<Membership> page, Listing listing, Request request) {
    return of(page, PaperJson::membership, listing, request);
  }

  /** A page of the versions of a paper. */
  public static Response ofVersions(Page<VersionSummary> page, Listing listing, Request request) {
    return of(page, PaperJson::versionSummary, listing, request);
  }

  /** A page of the collections or of the topics. */
  public static Response ofEntries(Page<DirectoryEntry> page, Listing listing, Request request) {
    return of(page, DirectoryJson::entry, listing, request);
  }

  /** A page of the changes, with a link to come back to later. */
  public static Response of(ChangePage page, Listing listing, Request request) {
    Optional<String> next = link(page.nextCursor(), listing, request);
    Optional<String> resume = link(page.resumeCursor(), listing, request);
    String self = ListLinks.to(request, listing);
    return ok(ChangeJson.page(page, listing.limit(), self, next, resume)).linking(next);
  }

  private static <T> Response of(
      Page<T> page, JsonText.Element<T> entry, Listing listing, Request request) {
    Optional<String> next = link(page.nextCursor(), listing, request);
    String self = ListLinks.to(request, listing);
    return ok(PageJson.page(page, entry, listing.limit(), self, next)).linking(next);
  }

  private static Optional<String> link(Optional<String> at, Listing listing, Request request) {
    return at.map(cursor -> ListLinks.to(request, listing.after(cursor)));
  }

  private static Response ok(JsonText body) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", "application/json");
    headers.put("Cache-Control", CACHEABLE);
    headers.put("ETag", EntityTag.of(body));
    return new Response(200, headers, body);
  }

  private Response linking(Optional<String> next) {
    return next.map(link -> with("Link", "<" + link + ">; rel=\"next\"")).orElse(this);
  }

  /** The same with one more header. */
  Response with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Response(status, more, body);
  }

  /** The same headers, but nothing new to say: 304. */
  Response notModified() {
    Map<String, String> kept = new LinkedHashMap<>(headers);
    kept.remove("Content-Type");
    return new Response(304, kept, JsonText.EMPTY);
  }
}
