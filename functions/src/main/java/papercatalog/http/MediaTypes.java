package papercatalog.http;

import papercatalog.schema.Format;

/**
 * The values of {@code Content-Type}: texts say that they are in UTF-8, where JSON and XML need
 * not.
 */
final class MediaTypes {
  private static final String UTF_8 = "; charset=utf-8";

  private MediaTypes() {}

  static String of(Format format) {
    return switch (format) {
      case JSON, CSL, ATOM -> format.mediaType();
      case HTML, BIBTEX, RIS -> format.mediaType() + UTF_8;
    };
  }
}
