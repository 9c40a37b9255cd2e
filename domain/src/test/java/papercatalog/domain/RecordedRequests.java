package papercatalog.domain;

import module java.base;

import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** Keeps every request that a client really makes, so that what costs money can be asserted. */
public final class RecordedRequests implements ExecutionInterceptor {
  private final List<SdkRequest> requests = Collections.synchronizedList(new ArrayList<>());

  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    requests.add(context.request());
  }

  /** The requests since the last {@link #clear()}, in order. */
  public List<SdkRequest> all() {
    return List.copyOf(requests);
  }

  /** Those of a kind. */
  public <T extends SdkRequest> List<T> all(Class<T> kind) {
    return all().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The only request, of this kind. */
  public <T extends SdkRequest> T only(Class<T> kind) {
    if (requests.size() != 1) {
      throw new AssertionError("Expected one request, but there were " + requests);
    }
    return kind.cast(requests.getFirst());
  }

  /** Forgets them. */
  public void clear() {
    requests.clear();
  }
}
