package papercatalog.infra;

import module java.base;

import papercatalog.functions.route.Dump;
import papercatalog.functions.runtime.OriginSecret;
import software.amazon.awscdk.Annotations;
import software.amazon.awscdk.Aws;
import software.amazon.awscdk.CfnOutput;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.Fn;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.certificatemanager.ICertificate;
import software.amazon.awscdk.services.cloudfront.AccessLevel;
import software.amazon.awscdk.services.cloudfront.AllowedMethods;
import software.amazon.awscdk.services.cloudfront.BehaviorOptions;
import software.amazon.awscdk.services.cloudfront.CacheHeaderBehavior;
import software.amazon.awscdk.services.cloudfront.CachePolicy;
import software.amazon.awscdk.services.cloudfront.CacheQueryStringBehavior;
import software.amazon.awscdk.services.cloudfront.Distribution;
import software.amazon.awscdk.services.cloudfront.ErrorResponse;
import software.amazon.awscdk.services.cloudfront.FunctionAssociation;
import software.amazon.awscdk.services.cloudfront.FunctionEventType;
import software.amazon.awscdk.services.cloudfront.HttpVersion;
import software.amazon.awscdk.services.cloudfront.OriginRequestPolicy;
import software.amazon.awscdk.services.cloudfront.ResponseHeadersPolicy;
import software.amazon.awscdk.services.cloudfront.S3OriginAccessControl;
import software.amazon.awscdk.services.cloudfront.SecurityPolicyProtocol;
import software.amazon.awscdk.services.cloudfront.ViewerProtocolPolicy;
import software.amazon.awscdk.services.cloudfront.origins.HttpOrigin;
import software.amazon.awscdk.services.cloudfront.origins.OriginGroup;
import software.amazon.awscdk.services.cloudfront.origins.S3BucketOrigin;
import software.amazon.awscdk.services.cloudfront.origins.S3BucketOriginWithOACProps;
import software.amazon.awscdk.services.s3.Bucket;
import software.amazon.awscdk.services.s3.LifecycleRule;
import software.amazon.awscdk.services.s3.ObjectOwnership;
import software.constructs.Construct;

/**
 * CloudFront before the API. It keeps an answer for as long as the answer says, by path, query and
 * format. API Gateway refuses a foreign {@code Host}, so that of the reader is not forwarded.
 */
final class ContentDelivery {
  /** CloudFront would keep them for ten seconds, although they forbid it. */
  private static final List<Integer> NEVER_KEPT = List.of(500, 501, 502, 503, 504);

  private ContentDelivery() {}

  /** The references to the secrets, which CloudFormation replaces by their values. */
  static List<String> secrets(Settings settings) {
    return settings.originSecrets.stream().map("{{resolve:ssm:%s}}"::formatted).toList();
  }

  static Distribution of(
      Construct scope, PublicApi api, Optional<ICertificate> certificate, Settings settings) {
    // CloudFront's names are those of an account, in all Regions.
    String name = Stack.of(scope).getStackName() + "-" + Aws.REGION;
    FunctionAssociation accept =
        FunctionAssociation.builder()
            .eventType(FunctionEventType.VIEWER_REQUEST)
            .function(AcceptAtTheEdge.in(scope, name, settings))
            .build();
    HttpOrigin.Builder asked = HttpOrigin.Builder.create(Fn.select(2, Fn.split("/", api.url())));
    secrets(settings).stream()
        .findFirst()
        .ifPresent(secret -> asked.customHeaders(Map.of(OriginSecret.HEADER, secret)));
    HttpOrigin origin = asked.build();
    return Distribution.Builder.create(scope, "Distribution")
        .comment(Stack.of(scope).getStackName())
        .domainNames(settings.domain.map(List::of).orElse(null))
        .certificate(certificate.orElse(null))
        .minimumProtocolVersion(SecurityPolicyProtocol.TLS_V1_2_2021)
        .httpVersion(HttpVersion.HTTP2_AND_3)
        .defaultBehavior(
            BehaviorOptions.builder()
                .origin(origin)
                .allowedMethods(AllowedMethods.ALLOW_ALL)
                .viewerProtocolPolicy(ViewerProtocolPolicy.REDIRECT_TO_HTTPS)
                .cachePolicy(key(scope, name))
                .originRequestPolicy(OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER)
                // All sites share an entry, which API Gateway may have made for a request of none.
                .responseHeadersPolicy(ResponseHeadersPolicy.CORS_ALLOW_ALL_ORIGINS_WITH_PREFLIGHT)
                .functionAssociations(List.of(accept))
                .build())
        .additionalBehaviors(settings.dump ? dump(scope, name, origin, settings) : null)
        .logBucket(settings.cdnLog ? logs(scope, settings) : null)
        .errorResponses(
            NEVER_KEPT.stream()
                .map(it -> ErrorResponse.builder().httpStatus(it).ttl(Duration.seconds(0)).build())
                .toList())
        .build();
  }

  /** CloudFront writes by an access control list, which the bucket must allow. */
  private static Bucket logs(Construct scope, Settings settings) {
    Bucket bucket =
        PrivateBucket.builder(scope, "Log", settings)
            .objectOwnership(ObjectOwnership.BUCKET_OWNER_PREFERRED)
            .lifecycleRules(
                List.of(
                    LifecycleRule.builder()
                        .expiration(Duration.days(settings.logRetentionDays))
                        .build()))
            .build();
    output(scope, "CdnLogBucket", "The bucket of the CDN's log", bucket);
    return bucket;
  }

  /**
   * The dump comes from a bucket, where operators put it. With the right to list, S3 says 404: then
   * the API describes that there is none.
   */
  // I-5
  private static Map<String, BehaviorOptions> dump(
      Construct scope, String name, HttpOrigin api, Settings settings) {
    Bucket bucket = PrivateBucket.builder(scope, "Dump", settings).build();
    S3OriginAccessControl access =
        S3OriginAccessControl.Builder.create(scope, "DumpAccess")
            .originAccessControlName(name)
            .build();
    Annotations.of(scope)
        .acknowledgeWarning(
            "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk", "it is not the default one");
    output(scope, "DumpBucket", "The bucket of the catalog as one file", bucket);
    return Map.of(
        Dump.FOLDER + "*",
        BehaviorOptions.builder()
            .origin(
                OriginGroup.Builder.create()
                    .primaryOrigin(
                        S3BucketOrigin.withOriginAccessControl(
                            bucket,
                            S3BucketOriginWithOACProps.builder()
                                .originAccessControl(access)
                                .originAccessLevels(List.of(AccessLevel.READ, AccessLevel.LIST))
                                .build()))
                    .fallbackOrigin(api)
                    .fallbackStatusCodes(List.of(404))
                    .build())
            .viewerProtocolPolicy(ViewerProtocolPolicy.REDIRECT_TO_HTTPS)
            .cachePolicy(CachePolicy.CACHING_OPTIMIZED)
            .responseHeadersPolicy(ResponseHeadersPolicy.CORS_ALLOW_ALL_ORIGINS)
            .build());
  }

  private static void output(Construct scope, String id, String description, Bucket bucket) {
    CfnOutput.Builder.create(Stack.of(scope), id)
        .description(description)
        .value(bucket.getBucketName())
        .build();
  }

  private static CachePolicy key(Construct scope, String name) {
    return CachePolicy.Builder.create(scope, "Key")
        .cachePolicyName(name)
        .queryStringBehavior(CacheQueryStringBehavior.all())
        .headerBehavior(CacheHeaderBehavior.allowList("Accept"))
        .enableAcceptEncodingGzip(true)
        .enableAcceptEncodingBrotli(true)
        .minTtl(Duration.seconds(0))
        .defaultTtl(Duration.seconds(0))
        .maxTtl(Duration.days(1))
        .build();
  }
}
