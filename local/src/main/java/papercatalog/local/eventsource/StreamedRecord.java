package papercatalog.local.eventsource;

import software.amazon.awssdk.services.dynamodb.model.Record;

/** A record of a stream with its shard. */
record StreamedRecord(String shard, Record content) {
  String sequenceNumber() {
    return content.dynamodb().sequenceNumber();
  }
}
