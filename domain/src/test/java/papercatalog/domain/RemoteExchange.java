package papercatalog.domain;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import software.amazon.awssdk.core.SdkBytes;

/** Asks the engine at an address. */
record RemoteExchange(URI engine) implements Exchange {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final List<String> REQUEST_HEADERS =
      List.of("X-Amz-Target", "Content-Type", "Authorization", "X-Amz-Date");

  @Override
  public Answer send(Map<String, List<String>> headers, byte[] body) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(engine).POST(HttpRequest.BodyPublishers.ofByteArray(body));
    for (String name : REQUEST_HEADERS) {
      request.header(name, headers.get(name).getFirst());
    }
    try {
      HttpResponse<byte[]> answer = CLIENT.send(request.build(), BodyHandlers.ofByteArray());
      return new Answer(
          answer.statusCode(), answer.headers().map(), SdkBytes.fromByteArrayUnsafe(answer.body()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(e.getMessage());
    }
  }
}
