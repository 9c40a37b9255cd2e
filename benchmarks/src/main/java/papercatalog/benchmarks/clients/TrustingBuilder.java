package papercatalog.benchmarks.clients;

import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpConfigurationOption;
import software.amazon.awssdk.utils.AttributeMap;

/** Builds a client that trusts any certificate, for clients without an option for a given one. */
record TrustingBuilder(SdkHttpClient.Builder<?> builder)
    implements SdkHttpClient.Builder<TrustingBuilder> {
  @Override
  public SdkHttpClient buildWithDefaults(AttributeMap defaults) {
    return builder.buildWithDefaults(
        defaults.toBuilder().put(SdkHttpConfigurationOption.TRUST_ALL_CERTIFICATES, true).build());
  }
}
