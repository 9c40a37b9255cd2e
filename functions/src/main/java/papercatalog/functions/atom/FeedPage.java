package papercatalog.functions.atom;

import java.util.Optional;
import papercatalog.domain.table.Namespace;

/**
 * Which page of which feed this is, RFC 5005. All links are absolute: readers keep them.
 *
 * @param catalog whose list it is
 * @param title what the feed is called
 * @param list path of the list, with what chooses among its entries and nothing else
 * @param origin where the catalog is: {@code https://papers.example.org}
 * @param self the page
 * @param html the same for people
 * @param first the page to subscribe to
 * @param next the page after this, if there is one
 */
public record FeedPage(
    Namespace catalog,
    String title,
    String list,
    String origin,
    String self,
    String html,
    String first,
    Optional<String> next) {}
