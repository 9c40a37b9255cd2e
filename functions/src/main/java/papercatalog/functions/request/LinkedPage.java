package papercatalog.functions.request;

import module java.base;

import papercatalog.domain.model.ListHead;
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

  public Optional<String> at(Optional<String> cursor) {
    return cursor.map(it -> links.to(pageRequest.after(it)));
  }
}
