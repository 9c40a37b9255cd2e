package papercatalog.infra;

import software.amazon.awscdk.services.s3.BlockPublicAccess;
import software.amazon.awscdk.services.s3.Bucket;
import software.amazon.awscdk.services.s3.BucketEncryption;
import software.constructs.Construct;

/** A bucket that only roles with rights on it can use, through TLS. */
final class PrivateBucket {
  private PrivateBucket() {}

  static Bucket.Builder builder(Construct scope, String id, Settings settings) {
    return Bucket.Builder.create(scope, id)
        .encryption(BucketEncryption.S3_MANAGED)
        .blockPublicAccess(BlockPublicAccess.BLOCK_ALL)
        .enforceSsl(true)
        .removalPolicy(settings.removalPolicy());
  }
}
