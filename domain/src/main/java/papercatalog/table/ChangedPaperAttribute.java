package papercatalog.table;

import static papercatalog.schema.Attributes.COLLECTION;
import static papercatalog.schema.Attributes.LEAD_AUTHORS;
import static papercatalog.schema.Attributes.PUBLISHED;
import static papercatalog.schema.Attributes.STATUS;
import static papercatalog.schema.Attributes.TITLE;
import static papercatalog.schema.Attributes.TOPICS;

import java.util.List;
import papercatalog.model.AuthorHandle;
import papercatalog.model.ChangedPaper;
import papercatalog.model.CollectionName;
import papercatalog.model.PublicationDate;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a change says of its paper, as one attribute of its item. */
final class ChangedPaperAttribute {
  private ChangedPaperAttribute() {}

  static AttributeValue write(ChangedPaper paper) {
    Item members =
        new ItemBuilder()
            .put(TITLE, paper.title())
            .put(COLLECTION, paper.collection().value())
            .put(TOPICS, texts(paper.topics()))
            .put(LEAD_AUTHORS, texts(paper.authors()))
            .put(STATUS, paper.status().text())
            .put(PUBLISHED, paper.published().text())
            .build();
    return AttributeValue.fromM(members.attributes());
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
