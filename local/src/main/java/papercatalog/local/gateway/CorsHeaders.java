package papercatalog.local.gateway;

import static org.eclipse.jetty.http.HttpHeader.*;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import papercatalog.functions.route.CrossOrigin;
import papercatalog.functions.route.Routes;
import papercatalog.local.engine.LoopbackOnly;

/**
 * The CORS headers that API Gateway adds, here for pages of this machine only: other sites must not
 * read a catalog that is not public yet.
 */
final class CorsHeaders {
  private CorsHeaders() {}

  /** Adds headers to the answer of a request with an {@code Origin}. */
  static void add(Request request, HttpFields.Mutable answer) {
    HttpFields asked = request.getHeaders();
    if (!asked.contains(ORIGIN) || !isLoopback(asked.get(ORIGIN))) {
      return;
    }
    if (!HttpMethod.OPTIONS.is(request.getMethod())) {
      answer.put(ACCESS_CONTROL_ALLOW_ORIGIN, CrossOrigin.ORIGIN);
      answer.put(ACCESS_CONTROL_EXPOSE_HEADERS, String.join(",", CrossOrigin.EXPOSED_HEADERS));
    } else if (asked.contains(ACCESS_CONTROL_REQUEST_METHOD)) {
      answer.put(ACCESS_CONTROL_ALLOW_ORIGIN, CrossOrigin.ORIGIN);
      answer.put(ACCESS_CONTROL_ALLOW_METHODS, String.join(",", Routes.METHODS));
      answer.put(ACCESS_CONTROL_ALLOW_HEADERS, String.join(",", CrossOrigin.ALLOWED_HEADERS));
      answer.put(ACCESS_CONTROL_MAX_AGE, CrossOrigin.MAX_AGE.toSeconds());
    }
  }

  private static boolean isLoopback(String origin) {
    return LoopbackOnly.isLoopback(
        origin.replaceFirst("^https?://", "").replaceFirst(":\\d+$", ""));
  }
}
