package papercatalog.write;

import static papercatalog.schema.Attributes.UPDATED_AT;
import static papercatalog.schema.TableSchema.PARTITION_KEY;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import papercatalog.error.PaperAlreadyExists;
import papercatalog.error.Throttled;
import papercatalog.error.TooManyItems;
import papercatalog.error.WriteConflict;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.InvalidValue;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.table.Aliases;
import papercatalog.table.AuthorItem;
import papercatalog.table.Failures;
import papercatalog.table.Keys;
import papercatalog.table.PaperItems;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** The write side. The functions do not hold one. */
public final class Publisher {
  /** How many actions DynamoDB takes in one transaction. */
  private static final int MAX_ACTIONS = 100;

  private final DynamoDbClient client;
  private final String table;
  private final Clock clock;

  public Publisher(DynamoDbClient client, String table, Clock clock) {
    this.client = client;
    this.table = table;
    this.clock = clock;
  }

  /**
   * Publishes a new paper with its memberships, its topic links and its authors' profiles, all or
   * nothing. // I-3
   *
   * @param paper at revision 0, with all its authors
   * @param profiles what is known of its authors; the others' profiles hold the name of the author
   *     line. A profile that exists keeps what it says and gains what it lacks.
   * @return the paper as stored
   * @throws PaperAlreadyExists when the id is taken; nothing is changed // I-4
   * @throws TooManyItems when one transaction cannot hold it
   * @throws WriteConflict when another write came in between
   * @throws Throttled when DynamoDB refuses for lack of capacity
   * @throws papercatalog.error.TableUnavailable when DynamoDB does not answer; the paper may be
   *     stored or not, and publishing it again tells
   */
  public Paper publish(Paper paper, List<Author> profiles) {
    if (paper.revision() != 0 || !paper.hasAllAuthors()) {
      throw new InvalidValue("paper", "must be new and hold all its authors");
    }
    Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    Paper stored = paper.asRevision(1, now);
    write(stored.id(), steps(stored, profiles, now));
    return stored;
  }

  private List<Step> steps(Paper paper, List<Author> profiles, Instant now) {
    Map<AuthorHandle, Author> known =
        profiles.stream()
            .collect(Collectors.toMap(Author::handle, Function.identity(), (first, _) -> first));
    List<Step> steps = new ArrayList<>();
    steps.add(putNewPaper(paper));
    for (Authorship author : paper.authors()) {
      steps.add(put(PaperItems.membership(paper, author.handle())));
      steps.add(completeProfile(known.getOrDefault(author.handle(), Author.of(author)), now));
    }
    paper.topics().forEach(topic -> steps.add(put(PaperItems.topicLink(paper, topic))));
    return steps;
  }

  private Step putNewPaper(Paper paper) {
    Put put =
        Put.builder()
            .tableName(table)
            .item(PaperItems.paper(paper))
            .conditionExpression("attribute_not_exists(#PK)")
            .expressionAttributeNames(Aliases.names(List.of(PARTITION_KEY)))
            .build();
    return Step.of(
        TransactWriteItem.builder().put(put).build(), () -> new PaperAlreadyExists(paper.id()));
  }

  private Step put(Map<String, AttributeValue> item) {
    Put put = Put.builder().tableName(table).item(item).build();
    return Step.of(TransactWriteItem.builder().put(put).build());
  }

  private Step completeProfile(Author author, Instant now) {
    Map<String, AttributeValue> attributes = AuthorItem.attributes(author, now);
    String assignments =
        attributes.keySet().stream()
            .sorted()
            .map(Publisher::assignment)
            .collect(Collectors.joining(", "));
    Update update =
        Update.builder()
            .tableName(table)
            .key(Keys.author(author.handle()).attributes())
            .updateExpression("SET " + assignments)
            .expressionAttributeNames(Aliases.names(attributes.keySet()))
            .expressionAttributeValues(
                attributes.entrySet().stream()
                    .collect(Collectors.toMap(e -> ":" + e.getKey(), Map.Entry::getValue)))
            .build();
    return Step.of(TransactWriteItem.builder().update(update).build());
  }

  private static String assignment(String name) {
    String newest =
        name.equals(UPDATED_AT) ? "#%1$s = :%1$s" : "#%1$s = if_not_exists(#%1$s, :%1$s)";
    return newest.formatted(name);
  }

  private void write(PaperId id, List<Step> steps) {
    if (steps.size() > MAX_ACTIONS) {
      throw new TooManyItems(id, steps.size(), MAX_ACTIONS);
    }
    try {
      client.transactWriteItems(
          request -> request.transactItems(steps.stream().map(Step::action).toList()));
    } catch (TransactionCanceledException e) {
      throw cancelled(e, id, steps);
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }

  private static RuntimeException cancelled(
      TransactionCanceledException e, PaperId id, List<Step> steps) {
    List<CancellationReason> reasons = e.cancellationReasons();
    for (int i = 0; i < reasons.size(); i++) {
      switch (reasons.get(i).code()) {
        case "None" -> {}
        case "ConditionalCheckFailed" -> {
          return steps.get(i).whenRefused().<RuntimeException>map(Supplier::get).orElse(e);
        }
        case "TransactionConflict" -> {
          return new WriteConflict(id);
        }
        case "ThrottlingError", "ProvisionedThroughputExceeded" -> {
          return new Throttled(e);
        }
        default -> {
          return e;
        }
      }
    }
    return e;
  }
}
