package papercatalog.functions.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PageStyle;

/**
 * One HTTP answer.
 *
 * @param content empty where the status says so
 * @param format what it is written in; empty for what has a form of its own
 * @param problem the code of the problem that it reports, if it does
 */
public record Response(
    int status,
    Map<String, String> headers,
    Content content,
    Optional<Format> format,
    Optional<String> problem) {
  private static final String CACHEABLE = "public, max-age=60";

  /** What a catalog has found, in a format, with 200. */
  static Response of(Answer answer, Format format, Namespace catalog) {
    Content content = answer.in(format, catalog);
    Map<String, String> headers = headersOf(format.contentType(), content);
    headers.put("Vary", "Accept");
    headers.put("Link", answer.linkHeader(format));
    if (format == Format.HTML) {
      headers.put("Content-Security-Policy", PageStyle.POLICY);
    }
    if (format.isDownloaded()) {
      String file = answer.fileName() + '.' + format.extension();
      headers.put("Content-Disposition", "attachment; filename=\"" + file + '"');
    }
    return new Response(200, headers, content, Optional.of(format), Optional.empty());
  }

  /** Something that is there, with 200. */
  public static Response found(Optional<Format> format, String mediaType, Content content) {
    return new Response(200, headersOf(mediaType, content), content, format, Optional.empty());
  }

  private static Map<String, String> headersOf(String mediaType, Content content) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", mediaType);
    headers.put("Cache-Control", CACHEABLE);
    headers.put("ETag", EntityTag.of(content));
    return headers;
  }

  /** The same with one more header. */
  public Response with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Response(status, more, content, format, problem);
  }

  /** The same headers, but nothing new to say: 304. */
  Response notModified() {
    Map<String, String> kept = new LinkedHashMap<>(headers);
    kept.remove("Content-Type");
    kept.remove("Content-Disposition");
    return new Response(304, kept, Content.EMPTY, format, problem);
  }

  /** The same headers without the content, as {@code HEAD} asks. */
  Response withoutContent() {
    return new Response(status, headers, Content.EMPTY, format, problem);
  }
}
