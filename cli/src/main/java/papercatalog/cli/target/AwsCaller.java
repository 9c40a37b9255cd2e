package papercatalog.cli.target;

import java.util.Optional;
import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.ProfileCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;

/**
 * Resolves Region and credentials before the first request, so that a missing one is a one-line
 * error.
 */
final class AwsCaller {
  private AwsCaller() {}

  /** A named profile takes precedence over keys in the environment. */
  static ClientSettings.Caller of(Target.Caller caller) {
    AwsCredentialsProvider credentials =
        caller
            .profile()
            .<AwsCredentialsProvider>map(ProfileCredentialsProvider::create)
            .orElseGet(() -> DefaultCredentialsProvider.builder().build());
    Region region = caller.region().map(Region::of).orElseGet(() -> region(caller.profile()));
    try {
      credentials.resolveCredentials();
    } catch (SdkClientException e) {
      throw new UnusableTarget(
          "No AWS credentials: give --profile, set AWS_PROFILE or AWS_ACCESS_KEY_ID and"
              + " AWS_SECRET_ACCESS_KEY, or sign in with aws sso login. "
              + SdkMessages.firstSentence(e),
          e);
    }
    return new ClientSettings.Caller(region, credentials);
  }

  private static Region region(Optional<String> profile) {
    DefaultAwsRegionProviderChain.Builder chain = DefaultAwsRegionProviderChain.builder();
    profile.ifPresent(chain::profileName);
    try {
      return chain.build().getRegion();
    } catch (SdkClientException e) {
      throw new UnusableTarget(
          "No AWS Region: give --region, or set AWS_REGION or the region of a profile.", e);
    }
  }
}
