package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.Generated;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Change;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A command in a document with its output.
 *
 * @param typed without the prompt
 * @param output three dots stand for omitted lines
 */
record ShownCommand(Path page, String typed, List<String> output) {
  private static final String PROMPT = "$ ";
  private static final String LEFT_OUT = "...";
  private static final String ENDPOINT = "http://127.0.0.1:8000";
  private static final String EXAMPLES = "docs/examples/";
  private static final Pattern WORD = Pattern.compile("'[^']*'|\\S+");
  private static final Pattern WRITTEN =
      Pattern.compile("[a-z]+\\.(?:nd)?json(?:\\.gz)?|search-index");
  private static final Pattern REDIRECTION = Pattern.compile(" (?:2?>|<) ?(\\S+)$");
  private static final Pattern CURSOR = Pattern.compile("(?<=cursor=)[\\w-]+");
  private static final Pattern FIGURE = Pattern.compile(" *\\d[\\d,.]*");
  private static final Pattern INSTANT = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z");

  /** The commands in the code blocks of a page. */
  static List<ShownCommand> of(Path page) throws IOException {
    List<ShownCommand> commands = new ArrayList<>();
    boolean below = false;
    for (String line : Files.readAllLines(page)) {
      if (line.startsWith("```")) {
        below = false;
      } else if (line.startsWith(PROMPT)) {
        commands.add(new ShownCommand(page, line.substring(PROMPT.length()), new ArrayList<>()));
        below = true;
      } else if (below) {
        commands.getLast().output.add(line);
      }
    }
    return commands;
  }

  /** Runs the command on a table; its files are in a directory. */
  void check(TestTable table, Path directory) throws IOException {
    if (typed.startsWith("vi ")) {
      edit(Path.of(words(typed, directory)[0]));
    } else if (typed.startsWith("sleep ")) {
      age(table, Duration.ofSeconds(Long.parseLong(words(typed, directory)[0])));
    } else {
      assertThat(typed).startsWith("bin/catalog ");
      checkOutput(table, directory);
    }
  }

  private void checkOutput(TestTable table, Path directory) throws IOException {
    String command = typed.replace(" --endpoint " + ENDPOINT, "");
    String[] words =
        words(
            REDIRECTION
                .matcher(command)
                .replaceFirst("")
                .replace(ENDPOINT, Run.endpoint(table).toString()),
            directory);
    Run run = command.equals(typed) ? Run.catalog(words) : Run.at(table, words);
    String printed = run.err() + run.out();
    if (command.contains(" > ")) {
      Files.writeString(
          directory.resolve(command.substring(command.indexOf(" > ") + 3)), run.out());
      printed = run.err();
    } else if (command.endsWith(" 2>/dev/null")) {
      printed = run.out();
    }
    List<String> printedLines =
        printed
            .replace(Run.endpoint(table).toString(), ENDPOINT)
            .replace("../" + EXAMPLES, EXAMPLES)
            .replace(directory + "/", "")
            .lines()
            .toList();
    List<String> lines = timeless(printedLines.stream());
    List<String> shown = timeless(output.stream().filter(line -> !line.equals(LEFT_OUT)));
    if (Generated.UPDATE) {
      if (!lines.containsAll(shown)) {
        update(printedLines);
      }
    } else if (output.contains(LEFT_OUT)) {
      assertThat(lines).as(typed).containsAll(shown);
    } else {
      assertThat(lines).as(typed).containsExactlyInAnyOrderElementsOf(shown);
    }
  }

  /** Updates the lines of the page whose figures have changed. */
  private void update(List<String> printed) throws IOException {
    String text = Files.readString(page);
    for (String shown : output) {
      if (!shown.equals(LEFT_OUT) && !printed.contains(shown)) {
        Stream<String> sameText = printed.stream().filter(it -> text(it).equals(text(shown)));
        Stream<String> sameStart = printed.stream().filter(it -> start(it).equals(start(shown)));
        Optional<String> now = Stream.concat(sameText, sameStart).findFirst();
        assertThat(now).as("%s no longer prints: %s", typed, shown).isPresent();
        text = text.replace(shown + "\n", now.get() + "\n");
      }
    }
    Files.writeString(page, text);
  }

  private static String text(String line) {
    return FIGURE.matcher(line).replaceAll("0");
  }

  private static String start(String line) {
    return FIGURE.split(line, 2)[0];
  }

  /** Splits a command line like a shell. */
  private static String[] words(String command, Path directory) {
    return WORD.matcher(command)
        .results()
        .skip(1)
        .map(word -> word.group().replace("'", ""))
        .map(word -> word.startsWith(EXAMPLES) ? "../" + word : word)
        .map(word -> WRITTEN.matcher(word).matches() ? directory + "/" + word : word)
        .toArray(String[]::new);
  }

  /** Edits a paper as an operator would: a new venue each time. */
  private static void edit(Path file) throws IOException {
    sleep(Duration.ofMillis(1_001));
    Files.writeString(
        file, Files.readString(file).replaceFirst("\"venue\":\"", "\"venue\":\"The "));
  }

  /** Moves the changes into the past. */
  private static void age(TestTable table, Duration duration) {
    List<Item> changes =
        TableContent.of(table.client(), TestTable.NAME)
            .where(PaperItem.CHANGE::is)
            .items()
            .values()
            .stream()
            .map(it -> earlier(it, duration))
            .toList();
    ItemBatches.put(table.client(), TestTable.NAME, changes);
  }

  private static Item earlier(Item item, Duration before) {
    Change change = ChangeItem.read(item);
    Item moved = ChangeItem.of(TableSchema.DECLARED, change.writtenAt(change.at().minus(before)));
    AttributeValue position = moved.attributes().get("GSI1SK");
    return item.with(Attributes.CHANGED_AT, moved.attributes().get(Attributes.CHANGED_AT))
        .with("GSI1PK", moved.attributes().get("GSI1PK"))
        .with("GSI1SK", position)
        .with("GSI2SK", position);
  }

  private static void sleep(Duration duration) {
    long end = System.nanoTime() + duration.toNanos();
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
  }

  private static List<String> timeless(Stream<String> lines) {
    return lines
        .map(line -> INSTANT.matcher(line).replaceAll("now"))
        .map(line -> CURSOR.matcher(line).replaceAll("here")) // it holds an instant
        .toList();
  }
}
