package papercatalog.benchmarks.clients;

import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpConfigurationOption;
import software.amazon.awssdk.utils.AttributeMap;

/** Builds a client that takes any certificate: for one that takes no list of those to trust. */
record TrustingBuilder(SdkHttpClient.Builder<?> builder)
    implements SdkHttpClient.Builder<TrustingBuilder> {
  @Override
  public SdkHttpClient buildWithDefaults(AttributeMap defaults) {
    return builder.buildWithDefaults(
        defaults.toBuilder().put(SdkHttpConfigurationOption.TRUST_ALL_CERTIFICATES, true).build());
  }
}
