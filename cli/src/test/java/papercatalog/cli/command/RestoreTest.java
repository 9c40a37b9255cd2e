package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Papers;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.write.Publisher;

@Tag("slow")
final class RestoreTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final String COPY = "copy";
  private static final PaperId GONE = new PaperId("gone");

  @TempDir private static Path directory;
  private static List<String> lines;
  private static Path whole;

  @BeforeAll
  static void givenBackup() throws IOException {
    TABLE.givenPublished(
        paper("early", "2024").build(),
        paper("gone", "2025").build(),
        PaperBuilder.from(CLOCKS_1978).authors(Papers.authors(130)).build());
    TABLE.publisher().publish(paper("early", "2026").build());
    whole = directory.resolve("whole.ndjson");
    Run.at(TABLE, "backup", whole.toString()).expect(0);
    lines = Files.readAllLines(whole);
  }

  @BeforeEach
  void createCopy() {
    new CatalogTable(TABLE.client(), COPY).createIfAbsent();
  }

  @AfterEach
  void dropCopy() {
    TABLE.client().deleteTable(table -> table.tableName(COPY));
  }

  @Test
  void whatDiffers_isNamedAndLeftAsItIs() {
    publisher(0).publish(paper("early", "2023").build());
    TableContent early = papers("early");

    Run run = restore(whole).expect(1);

    assertThat(run.err())
        .contains("The table has the paper early already: PAPER#early / ")
        .contains("differs. --catch-up replaces it. Nothing of it was written.")
        .contains("run the same command again to continue")
        .doesNotContain("Exception");
    assertThat(papers("early")).isEqualTo(early);
  }

  @Test
  void whatIsMoreThanThere_isNamed() {
    restore(whole).expect(0);
    publisher(60).publish(PaperBuilder.from(CLOCKS_1978).authors(Papers.authors(131)).build());

    assertThat(restore(whole).expect(1).err()).contains("The table has the paper lamport-1978");
    assertThat(restore(whole, "--catch-up").expect(1).err())
        .contains("there it was written at 2026-11-20T09:01:00Z, which is later than");
  }

  @Test
  void catchUp_replacesWhatIsOlderAndRemovesWhatWasDeleted() throws IOException {
    restore(whole).expect(0);
    publisher("papers", 60)
        .withdraw(new PaperId("early"), Optional.of("Moved."), OptionalLong.empty());
    publisher("papers", 60).delete(GONE, OptionalLong.empty());
    publisher("papers", 60)
        .publish(
            PaperBuilder.from(CLOCKS_1978)
                .collection(new CollectionName("elsewhere"))
                .authors(Papers.authors(3))
                .topics(List.of())
                .build());
    publisher("papers", 60).publish(paper("new", "2026").build());
    Path later = directory.resolve("later.ndjson");
    Run.at(TABLE, "backup", later.toString(), "--since=2026-11-20T09:01:00Z").expect(0);
    assertThat(Files.readString(later)).contains("\"new\"").doesNotContain("{\"author\":");

    assertThat(restore(later, "--catch-up").expect(0).out()).contains("4 papers", "removed");

    assertThat(content(COPY)).isEqualTo(content(PublishedTable.NAME));
    assertThat(restore(later, "--catch-up").expect(0).out()).contains(": 0 items written");
    restoreOriginal();
  }

  /** An older release did not list changes by collection. */
  @Test
  void tableOfAnOlderRelease_isBackedUp_andCaughtUp() {
    restore(whole).expect(0);
    TABLE
        .client()
        .updateItem(
            update ->
                update
                    .tableName(COPY)
                    .key(Keys.change(GONE).attributes())
                    .updateExpression("REMOVE GSI2PK, GSI2SK"));
    assertThat(content(COPY)).isNotEqualTo(content(PublishedTable.NAME));
    Path older = directory.resolve("older.ndjson");

    Run.at(TABLE, "backup", older.toString(), "--table", COPY).expect(0);

    assertThat(restore(older).expect(1).err()).contains("PAPER#gone / CHANGE differs.");
    restore(older, "--catch-up").expect(0);
    assertThat(content(COPY)).isEqualTo(content(PublishedTable.NAME));
  }

  private static void restoreOriginal() throws IOException {
    TABLE.client().deleteTable(table -> table.tableName(PublishedTable.NAME));
    Run.at(TABLE, "restore", whole.toString(), "--create").expect(0);
  }

  @Test
  void compressedFile_thatIsCutShort_isRefused() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write((String.join("\n", lines) + "\n").getBytes(UTF_8));
    }
    Path cut = directory.resolve("cut.ndjson.gz");
    Files.write(cut, Arrays.copyOf(bytes.toByteArray(), bytes.size() * 9 / 10));

    assertThat(restore(cut).expect(1).err())
        .contains(cut + ":", "cannot be read any further: Unexpected end of ZLIB input stream");
    assertThat(restore(whole).expect(0).out()).contains("3 papers");
    assertThat(content(COPY)).isEqualTo(content(PublishedTable.NAME));
  }

  @Test
  void file_thatIsCutShortAfterALine_isRefused() throws IOException {
    assertRefused(
        lines.subList(0, lines.size() - 1), lines.size(), "the file is truncated: it lacks an end");
  }

  @Test
  void paper_thatIsCutShort_isNotWritten() throws IOException {
    int version = line("{\"version\":{\"id\":\"gone\"");

    assertRefused(
        lines.subList(0, version + 1),
        version + 2,
        "the file is truncated: it lacks the change of the paper gone");
    assertThat(papers("gone").items()).isEmpty();
  }

  @Test
  void line_thatIsBroken_isNamedAndItsPaperNotWritten() throws IOException {
    int version = line("{\"version\":{\"id\":\"gone\"");
    String good = lines.get(version);

    assertBroken(version, good.substring(0, good.length() / 2), "not JSON");
    assertBroken(version, good.replace("\"revision\":1,", ""), "revision must be given");
    assertBroken(version, good.replace("\"title\":", "\"titel\":"), "title must be given");
    assertBroken(
        version,
        good.replace("\"published\":\"2025\"", "\"published\":\"soon\""),
        "published must be");
    assertBroken(version, good.replace("\"status\":", "\"colour\":\"red\",\"status\":"), "colour");
    assertBroken(version, good.replace("\"gone\"", "\"zeta\""), "does not match the versions");
    assertBroken(version, "{\"paper\":{}}", "this is not a line of a backup");
    assertBroken(version, "[]", "not a JSON object");
    assertThat(papers("gone").items()).isEmpty();
  }

  @Test
  void change_thatDoesNotFit_isRefused() throws IOException {
    int change = line("{\"change\":{\"id\":\"gone\"");

    assertBroken(
        change, lines.get(change).replace("\"revision\":1", "\"revision\":2"), "does not match");
    assertBroken(change, lines.get(change).replace("\"created\"", "\"deleted\""), "does not match");
    assertBroken(change, lines.get(change).replace("\"created\"", "\"made\""), "must be created");
  }

  @Test
  void papers_inAnotherOrder_areRefused() throws IOException {
    List<String> twice = new ArrayList<>(lines);
    int version = line("{\"version\":{\"id\":\"gone\"");
    twice.addAll(version + 2, lines.subList(version, version + 2));

    assertRefused(twice, version + 4, "the paper gone comes after the paper gone");
  }

  @Test
  void end_thatCountsOtherwise_isRefused() throws IOException {
    int version = line("{\"version\":{\"id\":\"gone\"");
    List<String> fewer = new ArrayList<>(lines);
    fewer.subList(version, version + 2).clear();

    assertRefused(fewer, fewer.size(), "the end counts 3 papers with 4 versions");
    List<String> more = new ArrayList<>(lines);
    more.add(lines.getFirst());
    assertRefused(more, more.size(), "the file goes on after its end line");
  }

  @Test
  void fileOfAnotherFormatOrVersion_isRefused() throws IOException {
    assertRefused(lines.subList(1, lines.size()), 1, "file must be a backup");
    assertRefused(List.of("@article{a}"), 1, "not JSON");
    assertRefused(List.of(), 1, "the file is truncated: it lacks a header");
    assertRefused(
        List.of("{\"format\":\"paper-catalog-backup\",\"version\":2}"),
        1,
        "version must be 1: this release reads no 2");
    assertThat(content(COPY).items()).isEmpty();
  }

  @Test
  void table_isMadeOnALocalEngineOnly() {
    assertThat(
            Run.catalog("restore", whole.toString(), "--create", "--table", "papers")
                .expect(2)
                .err())
        .contains("--create is only for --endpoint");
    assertThat(Run.at(TABLE, "restore", whole.toString(), "--table", "nowhere").expect(1).err())
        .contains("There is no table nowhere");
  }

  private void assertBroken(int index, String line, String why) throws IOException {
    List<String> broken = new ArrayList<>(lines);
    broken.set(index, line);
    Path file = Files.write(directory.resolve("broken.ndjson"), broken);

    assertThat(restore(file).expect(1).err()).contains(file + ":").contains(why);
  }

  private void assertRefused(List<String> content, long line, String why) throws IOException {
    Path file = Files.write(directory.resolve("refused.ndjson"), content);

    assertThat(restore(file).expect(1).err())
        .contains(file + ":" + line + ": ")
        .contains(why)
        .doesNotContain("Exception");
  }

  private static int line(String start) {
    return lines.indexOf(
        lines.stream().filter(line -> line.startsWith(start)).findFirst().orElseThrow());
  }

  private static TableContent content(String table) {
    return TableContent.of(TABLE.client(), table);
  }

  private static TableContent papers(String id) {
    return content(COPY).where(key -> key.partition().equals("PAPER#" + id));
  }

  private static Publisher publisher(int seconds) {
    return publisher(COPY, seconds);
  }

  private static Publisher publisher(String table, int seconds) {
    return new Publisher(
        new CatalogTable(TABLE.client(), table),
        Clock.fixed(PublishedTable.NOW.plusSeconds(seconds), ZoneOffset.UTC));
  }

  private static Run restore(Path file, String... more) {
    String[] arguments = {"restore", file.toString(), "--table", COPY};
    String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
    System.arraycopy(more, 0, all, arguments.length, more.length);
    return Run.at(TABLE, all);
  }
}
