package papercatalog.functions.handler;

import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.ListRequest;
import papercatalog.functions.request.Request;

abstract class ListFunction<K, T> extends TableFunction<K> {
  private final ListPattern<K, T> pattern;

  ListFunction(ListPattern<K, T> pattern) {
    super(pattern);
    this.pattern = pattern;
  }

  abstract Answer answer(K named, LinkedPage<T> listed);

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    ListRequest<K> asked = ListRequest.of(request, pattern.parameters());
    return answer(asked.key(), asked.linked(catalog.list(pattern, asked.key(), asked.page())));
  }
}
