package papercatalog.benchmarks.question;

import papercatalog.domain.model.TopicName;

/** How the first page of the papers on a topic is read, newest first where that can be had. */
enum TopicRead {
  LINKS_IN_GSI2("links in GSI2", TopicDesign.LINKS_IN_GSI2, TopicCatalog.COMMON),
  LINKS_IN_GSI1("links in GSI1", TopicDesign.LINKS_IN_GSI1, TopicCatalog.COMMON),
  TOPIC_PARTITION("links in topics' partitions", TopicDesign.TOPIC_PARTITIONS, TopicCatalog.COMMON),
  FIRST_TOPIC("first topic in GSI2", TopicDesign.FIRST_TOPIC, TopicCatalog.COMMON),
  /** The papers of the one collection, until enough are on the topic. */
  FILTERED_COLLECTION("filter, common topic", TopicDesign.LIST, TopicCatalog.COMMON),
  /** The same for a topic that few are on. */
  FILTERED_FOR_RARE("filter, rare topic", TopicDesign.LIST, TopicCatalog.RARE),
  /** The whole table, since what is newest may come last. */
  SCAN("scan", TopicDesign.LIST, TopicCatalog.COMMON);

  /** Entries a request of a filtered list: more would be read in vain for a common topic. */
  static final int AT_ONCE = 250;

  private final String text;
  private final TopicDesign design;
  private final TopicName topic;

  TopicRead(String text, TopicDesign design, TopicName topic) {
    this.text = text;
    this.design = design;
    this.topic = topic;
  }

  /** The design that it is read in. */
  TopicDesign design() {
    return design;
  }

  /** The topic whose papers are read. */
  TopicName topic() {
    return topic;
  }

  @Override
  public String toString() {
    return text;
  }
}
