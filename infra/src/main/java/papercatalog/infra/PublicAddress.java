package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.services.apigatewayv2.ApiMapping;
import software.amazon.awscdk.services.apigatewayv2.DomainName;
import software.amazon.awscdk.services.apigatewayv2.SecurityPolicy;
import software.amazon.awscdk.services.certificatemanager.Certificate;
import software.amazon.awscdk.services.certificatemanager.ICertificate;
import software.amazon.awscdk.services.cloudfront.Distribution;
import software.amazon.awscdk.services.route53.CfnRecordSet;
import software.constructs.Construct;

/**
 * Where readers find an API that has a name of its own or a CDN. The name outlives the stack.
 *
 * @param recordTarget the name to which the DNS record of the domain leads, if there is a domain
 * @param distribution of the CDN, if there is one
 */
record PublicAddress(
    String url, Optional<String> recordTarget, Optional<Distribution> distribution) {
  /** Of CloudFront's hosts, in every account. */
  private static final String CLOUDFRONT_ZONE = "Z2FDTNDATAQYW2";

  /** Empty for an API that answers under the host that API Gateway gives it. */
  static Optional<PublicAddress> of(Construct stack, PublicApi api, Settings settings) {
    if (!settings.cdn && settings.domain.isEmpty()) {
      return Optional.empty();
    }
    Construct scope = new Construct(stack, settings.cdn ? "Cdn" : "Name");
    Optional<ICertificate> certificate =
        settings.certificate.map(arn -> Certificate.fromCertificateArn(scope, "Certificate", arn));
    return Optional.of(
        settings.cdn
            ? ofCdn(scope, ContentDelivery.of(scope, api, certificate, settings), settings)
            : ofApi(scope, api, certificate.orElseThrow(), settings));
  }

  private static PublicAddress ofCdn(
      Construct scope, Distribution distribution, Settings settings) {
    String host = distribution.getDistributionDomainName();
    record(scope, "A", host, CLOUDFRONT_ZONE, settings);
    record(scope, "AAAA", host, CLOUDFRONT_ZONE, settings);
    return new PublicAddress(
        "https://" + settings.domain.orElse(host),
        settings.domain.map(_ -> host),
        Optional.of(distribution));
  }

  private static PublicAddress ofApi(
      Construct scope, PublicApi api, ICertificate certificate, Settings settings) {
    String domain = settings.domain.orElseThrow();
    DomainName name =
        DomainName.Builder.create(scope, "Domain")
            .domainName(domain)
            .certificate(certificate)
            .securityPolicy(SecurityPolicy.TLS_1_2)
            .build();
    ApiMapping.Builder.create(scope, "Mapping")
        .api(api.stage.getApi())
        .domainName(name)
        .stage(api.stage)
        .build();
    String host = name.getRegionalDomainName();
    record(scope, "A", host, name.getRegionalHostedZoneId(), settings);
    return new PublicAddress("https://" + domain, Optional.of(host), Optional.empty());
  }

  /** Lets the domain lead to a host of AWS, if the operator names a hosted zone. */
  private static void record(
      Construct scope, String type, String host, String hostZone, Settings settings) {
    settings.zone.ifPresent(
        zone ->
            CfnRecordSet.Builder.create(scope, "Record" + type)
                .hostedZoneId(zone)
                .name(settings.domain.orElseThrow())
                .type(type)
                .aliasTarget(
                    CfnRecordSet.AliasTargetProperty.builder()
                        .dnsName(host)
                        .hostedZoneId(hostZone)
                        .build())
                .build());
  }
}
