package papercatalog.cli.target;

import module java.base;

import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Claims a catalog before the first write to it: a command that is refused writes nothing. */
final class EditionClaim implements ExecutionInterceptor {
  private static final Set<Class<?>> WRITES =
      Set.of(
          PutItemRequest.class,
          UpdateItemRequest.class,
          DeleteItemRequest.class,
          BatchWriteItemRequest.class,
          TransactWriteItemsRequest.class);

  private Optional<Runnable> pending = Optional.empty();

  synchronized void set(Runnable claim) {
    pending = Optional.of(claim);
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    if (WRITES.contains(context.request().getClass())) {
      claim();
    }
  }

  /** Other writes wait; the claim's own write finds nothing pending. */
  private synchronized void claim() {
    Optional<Runnable> claim = pending;
    pending = Optional.empty();
    try {
      claim.ifPresent(Runnable::run);
    } catch (RuntimeException failure) {
      pending = claim;
      throw failure;
    }
  }
}
