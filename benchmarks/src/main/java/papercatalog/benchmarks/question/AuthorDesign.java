package papercatalog.benchmarks.question;

import java.util.List;
import java.util.Map;
import papercatalog.benchmarks.simulation.Design;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;

/** The index of authors' lists: WP-002's first question. */
enum AuthorDesign {
  /** In the index of the collections' lists, as declared. */
  SHARED("A3 on GSI1", TableSchema.DECLARED),
  /** In a separate index, by a change of one line. */
  OWN_INDEX(
      "A3 on an index of its own",
      TableSchema.DECLARED.moving(KeyPrefix.AUTHOR, new Index("ByAuthor")));

  private final String text;
  private final TableSchema schema;

  AuthorDesign(String text, TableSchema schema) {
    this.text = text;
    this.schema = schema;
  }

  TableSchema schema() {
    return schema;
  }

  /** The items of a paper in lists. */
  List<Item> listed(Paper paper) {
    return PublishedItems.listed(schema, paper.asRevision(1, PublishedItems.NOW)).items();
  }

  /** The design for a simulation, with flows named by pattern number. */
  Design simulated() {
    return new Design(
        text,
        Map.of(
            "A2", schema.index(KeyPrefix.COLLECTION).name(),
            "A3", schema.index(KeyPrefix.AUTHOR).name()));
  }

  @Override
  public String toString() {
    return text;
  }
}
