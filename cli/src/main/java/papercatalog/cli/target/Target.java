package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.ProfileCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;

/** The location of a catalog, as the operator named it. */
public record Target(TableAddress place, Optional<TenantName> tenant) {
  public sealed interface TableAddress {
    Caller caller();
  }

  public record Local(URI endpoint, String table) implements TableAddress {
    @Override
    public Caller caller() {
      return new Caller(Optional.empty(), Optional.empty());
    }
  }

  public record Table(String name, Caller caller) implements TableAddress {}

  public record Stack(String name, Caller caller) implements TableAddress {}

  /** Defaults: the usual credentials chain, and the Region of the environment or profile. */
  public record Caller(Optional<String> profile, Optional<String> region) {
    /**
     * Resolves Region and credentials before the first request, so that a missing one is a one-line
     * error. A named profile takes precedence over keys in the environment.
     */
    ClientSettings.AwsCaller resolved() {
      AwsCredentialsProvider credentials =
          profile
              .<AwsCredentialsProvider>map(ProfileCredentialsProvider::create)
              .orElseGet(() -> DefaultCredentialsProvider.builder().build());
      Region found = region.map(Region::of).orElseGet(this::defaultRegion);
      try {
        credentials.resolveCredentials();
      } catch (SdkClientException e) {
        throw new UnusableTarget(
            "No AWS credentials: give --profile, set AWS_PROFILE or AWS_ACCESS_KEY_ID and"
                + " AWS_SECRET_ACCESS_KEY, or sign in with aws sso login."
                + profile.or(Caller::ofEnvironment).map(Caller::problem).orElse(""),
            e);
      }
      return new ClientSettings.AwsCaller(found, credentials);
    }

    private static Optional<String> ofEnvironment() {
      return Optional.ofNullable(System.getenv("AWS_PROFILE"));
    }

    /** The problem with a profile, without the SDK's list of all places where it has looked. */
    private static String problem(String profile) {
      try {
        ProfileCredentialsProvider.create(profile).resolveCredentials();
        return "";
      } catch (SdkClientException e) {
        return " " + SdkMessages.firstSentence(e).replaceFirst(": ProfileFile\\(.*", ".");
      }
    }

    private Region defaultRegion() {
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
}
