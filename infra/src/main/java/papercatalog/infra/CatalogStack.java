package papercatalog.infra;

import module java.base;

import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.McpRoute;
import software.amazon.awscdk.CfnOutput;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.StackProps;
import software.amazon.awscdk.TagProps;
import software.amazon.awscdk.Tags;
import software.amazon.awscdk.services.cloudfront.Distribution;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.constructs.Construct;

/**
 * Everything that is deployed. Nothing in it has a standing price, and keeping it awake costs less
 * than a tenth of a cent a month; alarms and the dashboard, which have one, are off by default.
 *
 * <p>A tenant's stack may use an existing table that it shares with others, whose owner sets its
 * throughput, its backups and its alarms.
 */
// I-5
final class CatalogStack extends Stack {
  /** CloudFormation's schemas refuse tags on the others. */
  private static final TagProps TAGGED =
      TagProps.builder()
          .excludeResourceTypes(List.of("AWS::CloudFront::Function", "AWS::CloudWatch::Dashboard"))
          .build();

  CatalogStack(Construct scope, Settings settings) {
    super(
        scope,
        settings.stackName(),
        StackProps.builder()
            .description("Paper Catalog: a read API for papers on one DynamoDB table")
            .analyticsReporting(false)
            .build());
    settings.tenant.ifPresent(tenant -> Tags.of(this).add("tenant", tenant.value(), TAGGED));
    ITable table =
        settings
            .table
            .map(name -> PapersTable.shared(this, name))
            .orElseGet(() -> new PapersTable(this, settings).table);
    Map<String, LiveFunction> functions = new LinkedHashMap<>();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      functions.put(pattern.operation(), LiveFunction.of(this, pattern, table, settings));
    }
    Optional<IndexedSearch> search =
        settings.search ? Optional.of(new IndexedSearch(this, table, settings)) : Optional.empty();
    search.ifPresent(it -> functions.put(AccessPatterns.SEARCH_PAPERS.operation(), it.searching));
    if (settings.mcp) {
      functions.put(McpRoute.OPERATION, LiveFunction.ofMcp(this, table, search, settings));
    }
    settings.oaiEmail.ifPresent(
        email -> {
          LiveFunction harvesting = LiveFunction.ofHarvest(this, email, table, settings);
          functions.put(HarvestPatterns.HARVEST_PAPERS.operation(), harvesting);
        });
    functions.put(DocsPage.OPERATION, LiveFunction.ofDocs(this, settings));
    new SavedQueries(this, settings.routes().patterns(), functions.values());
    PublicApi api = new PublicApi(this, functions, settings);
    Optional<PublicAddress> address = PublicAddress.of(this, api, settings);
    String url = address.map(PublicAddress::url).orElseGet(api::url);
    address.ifPresent(_ -> functions.values().forEach(function -> function.answersAt(url)));
    if (!settings.originSecrets.isEmpty()) {
      // CloudFront sends a secret before the functions ask for it.
      Distribution sender = address.flatMap(PublicAddress::distribution).orElseThrow();
      functions.values().forEach(it -> it.answersOnly(sender, ContentDelivery.secrets(settings)));
    }
    Optional<KeepAwake> awake =
        settings.keepAwake ? Optional.of(new KeepAwake(this, functions)) : Optional.empty();
    Optional<Announcements> announcements =
        settings.events
            ? Optional.of(new Announcements(this, table, url, settings))
            : Optional.empty();
    List<TablePart> parts =
        settings.table.isPresent() ? List.of() : TablePart.of(table.getTableName());
    if (settings.alarms) {
      Optional<Distribution> distribution = address.flatMap(PublicAddress::distribution);
      new Alarms(this, api.stage, distribution, parts, awake, announcements, search, settings);
    }
    if (settings.dashboard) {
      new OperationsDashboard(
          this, settings.routes().patterns(), functions, api.stage, parts, settings);
    }
    if (settings.budget > 0) {
      new MonthlyBudget(this, settings);
    }
    output("ApiUrl", "Where the API answers", url);
    if (settings.alarms) {
      settings.alarmEmail.ifPresent(
          it -> output("AlarmEmail", "Gets no alarm before it confirms AWS's mail", it));
    }
    address.ifPresent(this::describe);
    output("TableName", "The table that the operators' tool publishes to", table.getTableName());
    settings.tenant.ifPresent(
        it -> output("Tenant", "Whose catalog of that table it is", it.value()));
    announcements.ifPresent(
        it -> {
          output("EventBusName", "The bus that changes are announced on", it.bus.getEventBusName());
          output("UndeliveredQueueUrl", "What could not be announced", it.queue.getQueueUrl());
        });
    search.ifPresent(
        it -> {
          output("IndexBucket", "The bucket of the search's index", it.bucket.getBucketName());
          it.indexing.ifPresent(
              indexing ->
                  output(
                      "NotIndexedQueueUrl",
                      "What could not be indexed",
                      indexing.queue.getQueueUrl()));
        });
  }

  private void describe(PublicAddress address) {
    address
        .recordTarget()
        .ifPresent(it -> output("RecordTarget", "Where the DNS record of the domain leads", it));
    address
        .distribution()
        .ifPresent(
            it ->
                output(
                    "DistributionId",
                    "CloudFront's distribution, for withdraw --invalidate",
                    it.getDistributionId()));
  }

  private void output(String id, String description, String value) {
    CfnOutput.Builder.create(this, id).description(description).value(value).build();
  }
}
