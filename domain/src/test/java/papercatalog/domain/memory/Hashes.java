package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Hashes of 64 bits: of a million states, no two are likely to share one. */
public final class Hashes {
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final long OTHER_MULTIPLIER = 0xBF58476D1CE4E5B9L;

  private Hashes() {}

  /** What a client learns from a response. */
  public static long of(DynamoDbResponse response) {
    return switch (response) {
      case GetItemResponse it -> of(it.item());
      case BatchGetItemResponse it ->
          it.responses().values().stream().mapToLong(Hashes::of).sum()
              + it.unprocessedKeys().hashCode();
      case QueryResponse it -> mix(of(it.items()) + it.count()) + of(it.lastEvaluatedKey());
      case ScanResponse it -> mix(of(it.items()) + it.count()) + of(it.lastEvaluatedKey());
      default -> 1;
    };
  }

  /** What a client learns from a failure. */
  public static long of(RuntimeException failure) {
    return switch (failure) {
      case ConditionalCheckFailedException it -> 1 + of(it.item());
      case TransactionCanceledException it -> {
        long all = 2;
        for (var reason : it.cancellationReasons()) {
          all = mix(all + of(reason.code()) + of(reason.item()));
        }
        yield all;
      }
      default -> of(failure.getClass().getName());
    };
  }

  private static long of(List<Map<String, AttributeValue>> items) {
    long all = items.size();
    for (Map<String, AttributeValue> item : items) {
      all = mix(all + of(item));
    }
    return all;
  }

  static long of(Map<String, AttributeValue> item) {
    long sum = item.size();
    for (Map.Entry<String, AttributeValue> entry : item.entrySet()) {
      sum += mix(of(entry.getKey()) * MULTIPLIER + of(entry.getValue()));
    }
    return mix(sum);
  }

  private static long of(AttributeValue value) {
    return switch (value.type()) {
      case S -> of(value.s()) + 1;
      case N -> of(value.n()) + 2;
      case B -> of(new String(value.b().asByteArrayUnsafe(), StandardCharsets.ISO_8859_1)) + 3;
      case M -> of(value.m()) + 4;
      case L -> {
        long all = 5;
        for (AttributeValue element : value.l()) {
          all = mix(all + of(element));
        }
        yield all;
      }
      default -> value.hashCode() + 6L;
    };
  }

  public static long of(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * MULTIPLIER;
      hash ^= hash >>> 29;
    }
    return hash;
  }

  public static long mix(long value) {
    long mixed = (value ^ (value >>> 32)) * MULTIPLIER;
    mixed = (mixed ^ (mixed >>> 29)) * OTHER_MULTIPLIER;
    return mixed ^ (mixed >>> 32);
  }
}
