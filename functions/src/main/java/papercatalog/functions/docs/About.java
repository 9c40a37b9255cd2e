package papercatalog.functions.docs;

import papercatalog.functions.html.Frame;

final class About {
  static final String TITLE = Frame.CATALOG;

  static final String SUMMARY = "A catalog of papers, their authors, versions and changes.";

  static final String CONTRACT =
      "Read-only, without keys. Answers are JSON unless `format` or `Accept` asks for a page, a"
          + " citation (BibTeX, RIS, CSL-JSON) or a feed (Atom). What is absent is omitted, never"
          + " `null`; members may be added. Links are relative to the host. Lists go on with"
          + " `nextCursor`, which does not expire. Each answer takes one request to DynamoDB, and its"
          + " headers say so. Errors are problems of RFC 9457.";

  private About() {}
}
