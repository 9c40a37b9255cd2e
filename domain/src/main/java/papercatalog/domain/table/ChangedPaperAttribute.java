package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import java.util.List;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The facts about a paper in its change item, as one attribute. */
final class ChangedPaperAttribute {
  private ChangedPaperAttribute() {}

  static Item write(ChangedPaper paper) {
    return new ItemBuilder()
        .put(TITLE, paper.title())
        .put(COLLECTION, paper.collection().value())
        .put(TOPICS, texts(paper.topics()))
        .put(LEAD_AUTHORS, texts(paper.authors()))
        .put(STATUS, paper.status().text())
        .put(PUBLISHED, paper.published().text())
        .build();
  }

  static ChangedPaper read(AttributeValue attribute) {
    Item members = new Item(attribute.m());
    return new ChangedPaper(
        members.text(TITLE),
        new CollectionName(members.text(COLLECTION)),
        members.list(TOPICS, topic -> new TopicName(topic.s())),
        members.list(LEAD_AUTHORS, handle -> new AuthorHandle(handle.s())),
        Status.of(members.text(STATUS)),
        new PublicationDate(members.text(PUBLISHED)));
  }

  private static List<AttributeValue> texts(List<?> values) {
    return values.stream().map(value -> AttributeValue.fromS(value.toString())).toList();
  }
}
