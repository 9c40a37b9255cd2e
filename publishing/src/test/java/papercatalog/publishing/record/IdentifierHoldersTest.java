package papercatalog.publishing.record;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

final class IdentifierHoldersTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private final IdentifierHolders holders =
      new IdentifierHolders(new CatalogTable(TABLE.client(), PublishedTable.NAME));

  @Test
  void others_areThosePapersThatHaveIt_butForOne() {
    TABLE.givenPublished(
        with("One", "2024", "doi", "10.1145/AB#1"),
        with("Two", "2025", "doi", "https://doi.org/10.1145/ab%231"),
        with("Three", "2026", "doi", "10.1145/ab"));
    Identifier shared = doi("doi:10.1145/ab#1");

    assertThat(holders.others(shared, new PaperId("THREE"), 9))
        .containsExactly(new PaperId("two"), new PaperId("one"));
    assertThat(holders.others(shared, new PaperId("ONE"), 9)).containsExactly(new PaperId("two"));
    assertThat(holders.others(doi("10.1145/none"), new PaperId("one"), 9)).isEmpty();

    TABLE.publisher().withdraw(new PaperId("two"), Optional.empty(), OptionalLong.empty());
    assertThat(holders.others(shared, new PaperId("one"), 9)).isEmpty();
  }

  @Test
  void others_areOneRequestForAFewKeys() {
    TABLE.givenPublished(
        IntStream.range(0, 8)
            .mapToObj(i -> with("many-" + i, "2026", "pmid", "77"))
            .toArray(Paper[]::new));

    List<PaperId> others =
        holders.others(Identifier.of(IdentifierScheme.PMID, "PMID: 77"), new PaperId("many-7"), 4);

    assertThat(others)
        .extracting(PaperId::value)
        .containsExactly("many-6", "many-5", "many-4", "many-3");
    QueryRequest request = TABLE.requests().only(QueryRequest.class);
    assertThat(request.indexName()).isEqualTo("GSI1");
    assertThat(request.projectionExpression()).isEqualTo("#GSI1PK, #GSI1SK, #PK, #SK");
    assertThat(request.limit()).isEqualTo(5);
    assertThat(request.consistentRead()).isNull();
  }

  @Test
  void others_areOfTheirOwnCatalog_andThoseThatCanBeRead() {
    TABLE.givenPublished(with("own", "2026", "url", "https://a.example/"));
    for (int i = 0; i < 60; i++) {
      put("TENANT#acme#PAPER#x" + i, "DATE#9999#x" + i);
      put("X" + i, "DATE#9999-" + i);
    }

    assertThat(
            holders.others(
                Identifier.of(IdentifierScheme.URL, "https://a.example/"), new PaperId("x"), 4))
        .containsExactly(new PaperId("own"));
    assertThat(holders.newest(Identifier.of(IdentifierScheme.URL, "https://a.example/")))
        .contains(new PaperId("own"));
  }

  private static void put(String partition, String place) {
    TABLE
        .client()
        .putItem(
            put ->
                put.tableName(PublishedTable.NAME)
                    .item(
                        Map.of(
                            "PK", AttributeValue.fromS(partition),
                            "SK", AttributeValue.fromS("X"),
                            "GSI1PK", AttributeValue.fromS("IDENTIFIER#url:https://a.example/"),
                            "GSI1SK", AttributeValue.fromS(place))));
  }

  private static Identifier doi(String text) {
    return Identifier.of(IdentifierScheme.DOI, text);
  }

  private static Paper with(String id, String published, String scheme, String identifier) {
    return paper(id, published).identifiers(Map.of(scheme, identifier)).build();
  }
}
