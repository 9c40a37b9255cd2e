package papercatalog.benchmarks.question;

import papercatalog.domain.model.TopicName;

/** Ways to read the first page of a topic, newest first where the design allows it. */
enum TopicRead {
  LINKS_IN_GSI2("links in GSI2", TopicDesign.LINKS_IN_GSI2, TopicCatalog.COMMON),
  LINKS_IN_GSI1("links in GSI1", TopicDesign.LINKS_IN_GSI1, TopicCatalog.COMMON),
  TOPIC_PARTITION("links in topics' partitions", TopicDesign.TOPIC_PARTITIONS, TopicCatalog.COMMON),
  FIRST_TOPIC("first topic in GSI2", TopicDesign.FIRST_TOPIC, TopicCatalog.COMMON),
  /** Filters the papers of the collection until the page is full. */
  FILTERED_COLLECTION("filter, common topic", TopicDesign.LIST, TopicCatalog.COMMON),
  /** The same for a rare topic. */
  FILTERED_FOR_RARE("filter, rare topic", TopicDesign.LIST, TopicCatalog.RARE),
  /** Scans the whole table, since the newest paper may come last. */
  SCAN("scan", TopicDesign.LIST, TopicCatalog.COMMON);

  /** Entries per request of a filtered list; more would be wasted for a common topic. */
  static final int AT_ONCE = 250;

  private final String text;
  private final TopicDesign design;
  private final TopicName topic;

  TopicRead(String text, TopicDesign design, TopicName topic) {
    this.text = text;
    this.design = design;
    this.topic = topic;
  }

  TopicDesign design() {
    return design;
  }

  TopicName topic() {
    return topic;
  }

  @Override
  public String toString() {
    return text;
  }
}
