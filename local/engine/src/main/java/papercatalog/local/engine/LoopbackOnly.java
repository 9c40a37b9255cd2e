package papercatalog.local.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Refuses requests for other hosts: a web page may point its own name to 127.0.0.1 (DNS rebinding),
 * and a browser would let it read and write the catalog.
 */
public final class LoopbackOnly extends Handler.Wrapper {
  public LoopbackOnly(Handler handler) {
    super(handler);
  }

  /**
   * Whether a host, as in a URL, is {@code localhost} or a loopback address. Asks no name server.
   */
  public static boolean isLoopback(String host) {
    if (host.equalsIgnoreCase("localhost") || host.equalsIgnoreCase("localhost.")) {
      return true;
    }
    try {
      return InetAddress.ofLiteral(host).isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String host = Request.getServerName(request);
    if (isLoopback(host)) {
      return super.handle(request, response, callback);
    }
    response.setStatus(HttpStatus.MISDIRECTED_REQUEST_421);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    String message = "Only localhost, 127.0.0.1 and [::1] are served here, not " + printable(host);
    response.write(
        true, ByteBuffer.wrap(("{\"message\":\"" + message + "\"}").getBytes(UTF_8)), callback);
    return true;
  }

  private static String printable(String host) {
    return host.replaceAll("[^\\w.:\\[\\]-]", "?");
  }
}
