package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * The capacity that reads consume: a unit for 4 KB begun, or half a unit. Nothing for nothing found
 * in a list or a batch, as DynamoDB Local counts, where DynamoDB has a minimum.
 */
record ReadUnits(boolean consistent) {
  private static final int UNIT = 4096;

  static ReadUnits of(Boolean consistentRead) {
    return new ReadUnits(Boolean.TRUE.equals(consistentRead));
  }

  /** The units of reads, each of so many bytes. */
  ConsumedCapacity consumed(String table, LongStream reads) {
    long whole = reads.map(bytes -> Math.ceilDiv(bytes, UNIT)).sum();
    return ConsumedCapacity.builder()
        .tableName(table)
        .capacityUnits(consistent ? whole : whole / 2.0)
        .build();
  }
}
