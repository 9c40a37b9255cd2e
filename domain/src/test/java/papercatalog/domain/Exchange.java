package papercatalog.domain;

import module java.base;

import software.amazon.awssdk.core.SdkBytes;

/** Takes a request's headers and body to an engine, and brings its answer. */
@FunctionalInterface
public interface Exchange {
  /** IOException when there is no answer. */
  Answer send(Map<String, List<String>> headers, byte[] body) throws IOException;

  /** An answer as it is on the wire. */
  record Answer(int status, Map<String, List<String>> headers, SdkBytes body) {}
}
