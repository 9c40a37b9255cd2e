package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.EntityTag;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.html.PageStyle;
import papercatalog.functions.route.Routes;

/**
 * An HTTP response.
 *
 * @param format empty for content outside the formats
 * @param problem code of the reported problem
 */
public record Response(
    int status,
    Map<String, String> headers,
    Content content,
    Optional<Format> format,
    Optional<String> problem) {
  /** The headers of a request that decide on the form of the answer. */
  static final String VARY = "Accept, Accept-Encoding";

  /** The methods of every route, as the header {@code Allow} names them. */
  static final String METHODS = String.join(", ", Routes.METHODS);

  private static final String CACHEABLE = "public, max-age=60";

  /** A 200 with an answer, or a 303 to another page. */
  static Response of(Answer answer, Format format, Namespace namespace) {
    Optional<String> elsewhere = answer.elsewhere(format);
    return elsewhere.isPresent()
        ? redirect(303, elsewhere.get(), Optional.of(format))
        : found(answer, format, namespace);
  }

  static Response redirect(int status, String location, Optional<Format> format) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Location", location);
    headers.put("Cache-Control", CACHEABLE);
    headers.put("Vary", VARY);
    return new Response(status, headers, Content.EMPTY, format, Optional.empty());
  }

  private static Response found(Answer whole, Format format, Namespace namespace) {
    Answer answer = whole;
    Content content = answer.in(format, namespace);
    if (!ResponseWriter.fits(content)) {
      answer = whole.within(ResponseWriter.MOST_CONTENT_BYTES, format, namespace);
      content = answer.in(format, namespace);
    }
    Map<String, String> headers = headersOf(MediaType.of(format).contentType(), content);
    headers.put("Link", answer.linkHeader(format));
    answer.addHeaders(headers);
    if (format == Format.HTML) {
      headers.put("Content-Security-Policy", PageStyle.POLICY);
    }
    if (MediaType.of(format).isDownloaded()) {
      String file = answer.fileName() + '.' + MediaType.of(format).extension();
      headers.put("Content-Disposition", "attachment; filename=\"" + file + '"');
    }
    return new Response(200, headers, content, Optional.of(format), Optional.empty());
  }

  /** A 200 with content outside the formats. */
  public static Response found(String mediaType, Content content) {
    return new Response(
        200, headersOf(mediaType, content), content, Optional.empty(), Optional.empty());
  }

  /** Answers {@code OPTIONS}. API Gateway adds the CORS headers, but keeps the status. */
  public static Response options() {
    Map<String, String> headers = Map.of("Allow", METHODS);
    return new Response(204, headers, Content.EMPTY, Optional.empty(), Optional.empty());
  }

  private static Map<String, String> headersOf(String mediaType, Content content) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", mediaType);
    headers.put("Cache-Control", CACHEABLE);
    headers.put("ETag", EntityTag.of(content));
    headers.put("Vary", VARY);
    return headers;
  }

  public Response with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Response(status, more, content, format, problem);
  }

  Response notModified() {
    Map<String, String> kept = new LinkedHashMap<>(headers);
    kept.remove("Content-Type");
    kept.remove("Content-Disposition");
    kept.remove("Content-Encoding");
    return new Response(304, kept, Content.EMPTY, format, problem);
  }

  Response inGzip() {
    Response encoded = with("Content-Encoding", "gzip");
    String tag = headers.get("ETag");
    return tag == null ? encoded : encoded.with("ETag", EntityTag.weak(tag));
  }

  Response with(Content other) {
    return new Response(status, headers, other, format, problem);
  }
}
