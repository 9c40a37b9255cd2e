package papercatalog.functions.docs;

import papercatalog.citations.xml.XmlText;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;

/** Describes the search to browsers, OpenSearch 1.1. */
final class OpenSearch {
  private OpenSearch() {}

  static Content at(String origin) {
    XmlText xml =
        new XmlText()
            .begin("OpenSearchDescription", "xmlns", "http://a9.com/-/spec/opensearch/1.1/")
            .text("ShortName", About.TITLE)
            .text("Description", About.SUMMARY)
            .text("InputEncoding", "UTF-8")
            .text("OutputEncoding", "UTF-8");
    for (Format format : AccessPatterns.SEARCH_PAPERS.formats()) {
      String template =
          "%s%s?q={searchTerms}&format=%s"
              .formatted(origin, AccessPatterns.SEARCH_PAPERS.path(), format.text());
      xml.empty("Url", "type", MediaType.of(format).text(), "template", template);
    }
    return Content.of(xml.end("OpenSearchDescription").toString());
  }
}
