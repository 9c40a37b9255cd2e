package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.SearchPattern;

/** The names of the handlers' classes: the handler strings of their functions on Lambda. */
public final class HandlerClass {
  /** The handler of the pages that need no table. */
  public static final String DOCS = "papercatalog.functions.handler.Docs";

  private HandlerClass() {}

  public static String of(AccessPattern<?> pattern) {
    String module = pattern instanceof SearchPattern ? "search" : "functions";
    return "papercatalog." + module + ".handler." + pattern.operation();
  }
}
