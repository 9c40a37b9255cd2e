package papercatalog.publishing.write;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;
import papercatalog.domain.Papers;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.record.Unfinished;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** The largest that can be built fits into DynamoDB's limits, or is refused before any write. */
@Tag("slow")
@Isolated
final class RecordLimitsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final int MAX_PARTITION_KEY = 2_048;
  private static final int MAX_SORT_KEY = 1_024;
  private static final long MAX_TRANSACTION = 4 * 1_024 * 1_024;

  /** Three bytes in UTF-8, the most that one {@code char} takes. */
  private static final String WIDE = "\u6587";

  /** When a version has the longest time. */
  private static final Instant LATE = Instant.parse("9999-12-31T23:59:59Z");

  private static final Paper LARGEST = Papers.largest(WIDE, 150).build();

  /** A text that does not compress. */
  private static final String TEXT =
      new Random(1)
          .ints(20_000, '!', '~')
          .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
          .toString();

  /** What it can add to a record. */
  private static final int ABSTRACT = 14_000;

  /** What is left free for the time at which a version expires. */
  private static final int EXPIRY = 50;

  private static final Paper FITTING = fitting();

  @Test
  void keys_ofTheLongestNames_fit() {
    Item paper = PaperItems.DECLARED.paper(LARGEST);
    Item version = VersionItem.of(LARGEST.asRevision(9_999_999_999L, LATE));

    PaperItems.DECLARED.links(LARGEST).values().forEach(RecordLimitsTest::assertKeysFit);
    assertKeysFit(paper);
    assertKeysFit(version);
    assertKeysFit(profile());
  }

  /** A hundred links, or 98 next to the paper's item and its version. */
  @Test
  void transaction_ofTheLargestItems_fits() {
    long link =
        PaperItems.DECLARED.links(LARGEST).values().stream()
            .mapToLong(Item::bytes)
            .max()
            .orElseThrow();
    long paper = marked(LARGEST).bytes();

    assertThat(paper).isLessThan(Item.MAX_BYTES);
    assertThat(100 * link).isLessThan(MAX_TRANSACTION);
    assertThat(99 * link + paper).isLessThan(MAX_TRANSACTION);
    assertThat(98 * link + paper + Item.MAX_BYTES).isLessThan(MAX_TRANSACTION);
  }

  @Test
  void profile_ofTheLongestTexts_fits() {
    assertThat(profile().bytes()).isLessThan(Item.MAX_BYTES);
  }

  /** As large as is allowed: all that the record becomes in its life is taken by the engine. */
  @Test
  void largestRecord_canBecomeHistory() {
    Paper fitting = fitting(0);
    Item version = VersionItem.of(fitting.asRevision(9_999_999_999L, LATE));
    Item history = VersionItem.expiring(version, LATE);

    assertThatCode(() -> Publication.requireRoom(fitting, Namespace.NONE))
        .doesNotThrowAnyException();
    assertThat(history.bytes()).isBetween(Item.MAX_BYTES - 100, Item.MAX_BYTES);
    TABLE.client().putItem(put -> put.tableName(PublishedTable.NAME).item(history.attributes()));
    assertThat(marked(fitting).bytes()).isLessThan(Item.MAX_BYTES);
  }

  @Test
  void recordOfAFewBytesMore_isRefused_namingPaperFieldAndSizes() {
    Paper tooLarge = fitting(9);

    assertThatThrownBy(() -> TABLE.publisher().publish(tooLarge))
        .isInstanceOf(ItemTooLarge.class)
        .hasMessageMatching(
            "The record of the paper "
                + tooLarge.id()
                + " has 409,6\\d\\d bytes compressed; DynamoDB takes 409,600\\."
                + " Its largest field is authors, with [\\d,]+ bytes\\.");

    assertThat(TABLE.requests().all(TransactWriteItemsRequest.class)).isEmpty();
  }

  @Test
  void refusal_readsTheSameInEveryLanguage() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThatThrownBy(() -> Publication.requireRoom(fitting(9), Namespace.NONE))
          .hasMessageContaining("has 409,6");
    } finally {
      Locale.setDefault(before);
    }
  }

  private static void assertKeysFit(Item item) {
    assertThat(bytes(item, TableSchema.PARTITION_KEY)).isBetween(1, MAX_PARTITION_KEY);
    assertThat(bytes(item, TableSchema.SORT_KEY)).isBetween(1, MAX_SORT_KEY);
    for (var index : TableSchema.DECLARED.indexes()) {
      assertThat(bytes(item, index.partitionKey())).isLessThanOrEqualTo(MAX_PARTITION_KEY);
      assertThat(bytes(item, index.sortKey())).isLessThanOrEqualTo(MAX_SORT_KEY);
    }
  }

  private static int bytes(Item item, String name) {
    return item.optional(name).map(text -> text.getBytes(UTF_8).length).orElse(0);
  }

  private static Item marked(Paper paper) {
    return new Unfinished.Withdrawing(Optional.of(WIDE.repeat(1_000)), LATE)
        .mark(PaperItems.DECLARED.paper(paper.asRevision(9_999_999_999L, LATE)));
  }

  /**
   * A record that fits just so.
   *
   * @param more characters beyond that
   */
  private static Paper fitting(int more) {
    return PaperBuilder.from(FITTING)
        .text(
            TextField.ABSTRACT,
            TEXT.substring(0, FITTING.abstractText().orElseThrow().length() + more))
        .build();
  }

  private static Paper fitting() {
    PaperBuilder builder = Papers.largest(WIDE, 1);
    List<Authorship> authors = Papers.unlike(24_000);
    int few = 18_000; // does not fill a record; authors.size() does
    int enough = authors.size();
    while (enough - few > 300) {
      int middle = (few + enough) / 2;
      builder.authors(authors.subList(0, middle));
      if (bytes(builder, "x") < Item.MAX_BYTES - ABSTRACT) {
        few = middle;
      } else {
        enough = middle;
      }
    }
    builder.authors(authors.subList(0, enough));
    int fits = 1;
    for (int step = 1 << 14; step > 0; step /= 2) {
      int length = fits + step;
      if (length <= TEXT.length() && bytes(builder, TEXT.substring(0, length)) <= Item.MAX_BYTES) {
        fits = length;
      }
    }
    assertThat(fits).as("the limit lies between").isBetween(2, TEXT.length() - 10);
    return builder.text(TextField.ABSTRACT, TEXT.substring(0, fits)).build();
  }

  private static long bytes(PaperBuilder builder, String text) {
    return EXPIRY + VersionItem.of(builder.text(TextField.ABSTRACT, text).build()).bytes();
  }

  private static Item profile() {
    return AuthorItem.item(
        new Author(
            new AuthorHandle("a".repeat(64)),
            WIDE.repeat(200),
            IntStream.range(0, 20).mapToObj(_ -> WIDE.repeat(300)).toList(),
            Optional.of("0000-0002-1825-0097"),
            Optional.of("https://" + WIDE.repeat(492)),
            LATE),
        9_999_999_999L,
        LATE);
  }
}
