package papercatalog.http;

import java.util.LinkedHashMap;
import java.util.Map;
import papercatalog.answer.Answer;
import papercatalog.content.Content;
import papercatalog.html.PageStyle;
import papercatalog.schema.Format;

/**
 * One HTTP answer.
 *
 * @param content empty where the status says so
 */
public record Response(int status, Map<String, String> headers, Content content) {
  private static final String CACHEABLE = "public, max-age=60";

  /** What was found, in a format, with 200. */
  static Response of(Answer answer, Format format) {
    Response response =
        found(format.contentType(), answer.in(format))
            .with("Vary", "Accept")
            .with("Link", answer.linkHeader(format));
    if (format == Format.HTML) {
      return response.with("Content-Security-Policy", PageStyle.POLICY);
    }
    return format.isDownloaded()
        ? response.with(
            "Content-Disposition",
            "attachment; filename=\"" + answer.fileName() + '.' + format.extension() + '"')
        : response;
  }

  /** Something that is there, with 200. */
  public static Response found(String mediaType, Content content) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", mediaType);
    headers.put("Cache-Control", CACHEABLE);
    headers.put("ETag", EntityTag.of(content));
    return new Response(200, headers, content);
  }

  /** The same with one more header. */
  public Response with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Response(status, more, content);
  }

  /** The same headers, but nothing new to say: 304. */
  Response notModified() {
    Map<String, String> kept = new LinkedHashMap<>(headers);
    kept.remove("Content-Type");
    kept.remove("Content-Disposition");
    return new Response(304, kept, Content.EMPTY);
  }

  /** The same headers without the content, as {@code HEAD} asks. */
  Response withoutContent() {
    return new Response(status, headers, Content.EMPTY);
  }
}
