package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.cloudfront.CloudFrontClient;

/** The CDN of a stack, which keeps answers for a minute. */
public record AnswerCache(String distribution, ClientSettings.AwsCaller caller) {
  /** Lists, feeds and batches show a paper too, under addresses that cannot be enumerated. */
  private static final String EVERYTHING = "/*";

  /** Fails with {@link UnusableTarget} if the target is no stack, or its stack has no CDN. */
  public static AnswerCache of(Target target) {
    if (!(target.place() instanceof Target.Stack(String stack, Target.Caller named))) {
      throw new UnusableTarget("--invalidate needs --stack, whose outputs name the CDN.");
    }
    ClientSettings.AwsCaller caller = named.resolved();
    String distribution =
        StackOutputs.of(stack, target.tenant(), caller)
            .distribution()
            .orElseThrow(
                () ->
                    new UnusableTarget(
                        "The stack %s has no output DistributionId: without cdn=true, leave out --invalidate."
                            .formatted(stack)));
    return new AnswerCache(
        distribution, new ClientSettings.AwsCaller(Region.US_EAST_1, caller.credentials()));
  }

  /** Drops all answers of the CDN, within minutes. */
  public void invalidate() {
    try (CloudFrontClient client =
        ClientSettings.forWrites().as(caller).configured(CloudFrontClient.builder()).build()) {
      client.createInvalidation(
          request ->
              request
                  .distributionId(distribution)
                  .invalidationBatch(
                      batch ->
                          batch
                              .callerReference(UUID.randomUUID().toString())
                              .paths(paths -> paths.quantity(1).items(EVERYTHING))));
    } catch (SdkException e) {
      throw new UnusableTarget(
          "The paper is withdrawn, but the CDN %s keeps its answers for up to a minute: %s"
              .formatted(distribution, SdkMessages.firstSentence(e)),
          e);
    }
  }
}
