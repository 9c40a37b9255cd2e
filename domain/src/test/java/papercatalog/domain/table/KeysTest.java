package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;

@Isolated
final class KeysTest {
  private static final PaperId ID = new PaperId("WP-002");
  private static final AuthorHandle HANDLE = new AuthorHandle("leslie-lamport");
  private static final TopicName TOPIC = new TopicName("databases");
  private static final List<KeyPrefix> LISTS =
      Arrays.stream(KeyPrefix.values()).filter(kind -> kind.index().isPresent()).toList();

  @Test
  void keys_readAsInTheDesign() {
    assertThat(Keys.paper(ID)).isEqualTo(new ItemKey("PAPER#wp-002", "PAPER#wp-002"));
    assertThat(Keys.membership(ID, HANDLE))
        .isEqualTo(new ItemKey("PAPER#wp-002", "AUTHOR#leslie-lamport"));
    assertThat(Keys.link(ID, KeyPrefix.TOPIC, TOPIC))
        .isEqualTo(new ItemKey("PAPER#wp-002", "TOPIC#databases"));
    assertThat(Keys.author(HANDLE))
        .isEqualTo(new ItemKey("AUTHOR#leslie-lamport", "AUTHOR#leslie-lamport"));
    assertThat(Positions.ofPaper(new PublicationDate("2026-04-18"), ID))
        .isEqualTo("DATE#2026-04-18#wp-002");
  }

  @Test
  void keys_ofAnId_areTheSameInAnyCase() {
    PaperId lower = new PaperId("wp-002");

    assertThat(lower).isEqualTo(ID).hasSameHashCodeAs(ID);
    assertThat(Keys.paper(lower)).isEqualTo(Keys.paper(ID));
    assertThat(Keys.version(lower, 1)).isEqualTo(Keys.version(ID, 1));
  }

  @Test
  void positions_areReadBack_andNothingElseIs() {
    PublicationDate date = new PublicationDate("2026-04");
    assertThat(Positions.paperAt(Positions.ofPaper(date, ID))).isEqualTo(ID);
    assertThat(Keys.authorAt(Keys.authorPartition(HANDLE))).isEqualTo(HANDLE);
    assertThat(Keys.revisionAt(Keys.versionPosition(15_025))).isEqualTo(15_025);
    for (String other : List.of("", "DATE#", "DATE#2026", "DATE#2026#", "DATE#x#y", "VERSION#12")) {
      assertThatThrownBy(() -> Positions.paperAt(other)).isInstanceOf(InvalidValue.class);
      assertThatThrownBy(() -> Keys.authorAt(other)).isInstanceOf(InvalidValue.class);
      assertThatThrownBy(() -> Keys.revisionAt(other)).isInstanceOf(InvalidValue.class);
    }
  }

  /** An operator's language may write numbers in other digits. */
  @Test
  void keys_areTheSameInEveryLanguage() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(Keys.version(ID, 12)).isEqualTo(new ItemKey("PAPER#wp-002", "VERSION#0000000012"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void indexKeys_areBothThereOrNeither() {
    Paper listed = paper("a", "2026").build();
    Paper withdrawn = paper("a", "2026").status(Status.WITHDRAWN).build();

    for (KeyPrefix kind : LISTS) {
      assertThat(Keys.listed(TableSchema.DECLARED, kind, "x", listed))
          .contains(new IndexKey(kind.index().orElseThrow(), kind.text() + "x", "DATE#2026#a"));
      assertThat(Keys.listed(TableSchema.DECLARED, kind, "x", withdrawn)).isEmpty();
    }
  }

  @Test
  void keys_ofRandomIdentifiers_areInjective() {
    Random random = new Random(2);
    Map<Object, String> owners = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      String id = word(random, "ab01.-_", 4);
      String other = word(random, "ab01-", 3);
      PublicationDate date = date(random);

      claim(owners, Keys.paper(new PaperId(id)), "paper " + id);
      claim(owners, Keys.author(new AuthorHandle(other)), "author " + other);
      for (KeyPrefix kind : LISTS) {
        claim(owners, Keys.link(new PaperId(id), kind, other), kind + " of " + id + " " + other);
        claim(owners, Keys.partition(kind, other), "in " + kind + " " + other);
      }
      claim(owners, Positions.ofPaper(date, new PaperId(id)), "position " + date + " " + id);
    }
  }

  @Test
  void listPositions_sortAsTheEarliestMoment() {
    Random random = new Random(3);
    List<PublicationDate> dates = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      dates.add(date(random));
    }

    dates.sort(Comparator.comparing(date -> Positions.ofPaper(date, ID)));

    assertThat(dates).isSortedAccordingTo(Comparator.comparing(PublicationDate::earliest));
  }

  @Test
  void bounds_admitExactlyTheDatesOfTheRange() {
    Random random = new Random(4);
    for (int i = 0; i < 20_000; i++) {
      PublicationDate date = date(random);
      PublicationDate from = date(random);
      PublicationDate until = date(random);
      String position = Positions.ofPaper(date, ID);

      assertThat(Positions.lowerBound(Optional.of(from)).compareTo(position) <= 0)
          .as("%s from %s", date, from)
          .isEqualTo(!date.earliest().isBefore(from.earliest()));
      assertThat(position.compareTo(Positions.upperBound(Optional.of(until))) <= 0)
          .as("%s until %s", date, until)
          .isEqualTo(date.earliest().isBefore(end(until)));
    }
  }

  @Test
  void bounds_withoutDates_admitEverything() {
    for (String text : List.of("0000", "9999-12-31T23:59:59Z")) {
      String position = Positions.ofPaper(new PublicationDate(text), new PaperId("z"));
      assertThat(position)
          .isBetween(
              Positions.lowerBound(Optional.empty()), Positions.upperBound(Optional.empty()));
    }
  }

  @Test
  void keys_ofTheLongestIdentifiers_stayWithinDynamoDbsLimits() {
    String sortKey =
        Positions.ofPaper(
            new PublicationDate("2026-04-18T09:30:00Z"), new PaperId("a".repeat(128)));
    String partitionKey = Keys.partition(KeyPrefix.COLLECTION, "a".repeat(64));

    assertThat(sortKey.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(1_024);
    assertThat(partitionKey.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(2_048);
  }

  private static void claim(Map<Object, String> owners, Object key, String owner) {
    assertThat(owners.computeIfAbsent(key, _ -> owner)).isEqualTo(owner);
  }

  private static String word(Random random, String alphabet, int maxLength) {
    StringBuilder word = new StringBuilder().append(random.nextBoolean() ? 'a' : '1');
    for (int i = random.nextInt(maxLength); i > 0; i--) {
      word.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return word.toString();
  }

  private static PublicationDate date(Random random) {
    String instant =
        "20%02d-%02d-%02dT%02d:00:0%dZ"
            .formatted(
                random.nextInt(3),
                1 + random.nextInt(3),
                1 + random.nextInt(3),
                random.nextInt(2),
                random.nextInt(2));
    int[] lengths = {4, 7, 10, 20};
    return new PublicationDate(instant.substring(0, lengths[random.nextInt(4)]));
  }

  private static LocalDateTime end(PublicationDate date) {
    return switch (date.text().length()) {
      case 4 -> date.earliest().plusYears(1);
      case 7 -> date.earliest().plusMonths(1);
      case 10 -> date.earliest().plusDays(1);
      default -> date.earliest().plusSeconds(1);
    };
  }
}
