package papercatalog.functions.request;

import module java.base;

import papercatalog.domain.pattern.Parameters;
import papercatalog.domain.pattern.Violations;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;

/** A request for a page of a list, all of whose parameters are valid. */
public record ListRequest<K>(K key, PageRequest page, Ranking ranking, Request request) {
  /** Fails with InvalidParameters that name all violations. */
  public static <K> ListRequest<K> of(Request request, Parameters<K> parameters) {
    Violations violations = new Violations();
    Optional<K> key = request.read(parameters, violations);
    PageParameters page = new PageParameters(request, violations);
    Ranking ranking = page.ranking();
    PageRequest pageRequest = page.page();
    return new ListRequest<>(key.orElseThrow(), pageRequest, ranking, request);
  }

  public <T> LinkedPage<T> linked(Page<T> found) {
    return new LinkedPage<>(found, page, request);
  }
}
