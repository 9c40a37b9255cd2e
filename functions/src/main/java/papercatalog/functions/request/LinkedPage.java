package papercatalog.functions.request;

import module java.base;

import papercatalog.domain.model.ListHead;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;

public record LinkedPage<T>(Page<T> page, PageRequest pageRequest, Request request, Links links) {
  public LinkedPage(Page<T> page, PageRequest pageRequest, Request request) {
    this(page, pageRequest, request, Links.of(request, pageRequest));
  }

  public List<T> items() {
    return page.items();
  }

  /** The head of the list, if this page has read one of a kind. */
  public <H extends ListHead> Optional<H> head(Class<H> kind) {
    return page.head().filter(kind::isInstance).map(kind::cast);
  }

  /** A list of the same request, with another view of its entries. */
  public <R> LinkedPage<R> map(Function<T, R> view) {
    return new LinkedPage<>(page.map(view), pageRequest, request, links);
  }

  public Optional<String> next() {
    return at(page.nextCursor());
  }

  public Optional<String> previous() {
    return at(page.previousCursor());
  }

  /** The feed in which papers of this list are when they are added. */
  public String additions() {
    return Links.in(
        Format.ATOM,
        request.route().pathParameters().contains(PathParameter.COLLECTION_NAME)
            ? AccessPatterns.LIST_COLLECTION_CHANGES.path(
                request.value(PathParameter.COLLECTION_NAME))
            : AccessPatterns.LIST_CHANGES.path());
  }

  public Optional<String> at(Optional<String> cursor) {
    return cursor.map(it -> links.to(pageRequest.after(it)));
  }
}
