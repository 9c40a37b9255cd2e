package papercatalog.domain;

import module java.base;

import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Lets a client of the SDK reach its engine through an exchange. */
record ExchangeClient(Exchange exchange) implements SdkHttpClient {
  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        return answer(request);
      }

      @Override
      public void abort() {
        // The SDK interrupts the thread that waits for the answer.
      }
    };
  }

  private HttpExecuteResponse answer(HttpExecuteRequest request) throws IOException {
    try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
      Exchange.Answer answer = exchange.send(request.httpRequest().headers(), body.readAllBytes());
      return HttpExecuteResponse.builder()
          .response(
              SdkHttpResponse.builder()
                  .statusCode(answer.status())
                  .headers(answer.headers())
                  .putHeader("Content-Length", Integer.toString(answer.body().asByteArray().length))
                  .build())
          .responseBody(AbortableInputStream.create(answer.body().asInputStream()))
          .build();
    }
  }

  @Override
  public void close() {
    // The engine outlives its clients.
  }
}
