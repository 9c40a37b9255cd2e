package papercatalog.functions.answer;

import java.util.List;
import papercatalog.citations.format.RecordJson;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.ListFrame;
import papercatalog.functions.json.PageJson;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;

abstract class ListAnswer<T> extends Answer {
  final LinkedPage<T> listed;

  ListAnswer(LinkedPage<T> listed) {
    super(listed.request(), listed.links());
    this.listed = listed;
  }

  abstract RecordJson.Writing<T> entry();

  @Override
  Content json() {
    return PageJson.page(listed, entry());
  }

  @Override
  final void addRelations(List<String> values) {
    if (listed.next().isPresent()) {
      values.add(Links.header(listed.next().get(), "next", ""));
    }
  }

  @Override
  public final String fileName() {
    return request.path().substring(1).replace('/', '-');
  }

  @Override
  final Frame frame(String title) {
    return Frame.of(title, listed);
  }

  final ListFrame list() {
    return ListFrame.of(listed);
  }
}
