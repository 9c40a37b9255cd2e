package papercatalog.functions.docs;

import papercatalog.functions.html.Frame;

final class About {
  static final String TITLE = Frame.CATALOG;

  static final String SUMMARY = "A catalog of papers, their authors, versions and changes.";

  static final String CONTRACT =
      "The API is read-only and needs no key. It answers in JSON. The parameter `format`, or else the"
          + " `Accept` header, selects another format: a page, a citation or a feed. Absent members are"
          + " omitted, never `null`. New members may be added: ignore those that you do not know. Links"
          + " are relative to the host. A list continues at `links.next`. Errors are problem documents"
          + " (RFC 9457), or pages for browsers.";

  private About() {}
}
