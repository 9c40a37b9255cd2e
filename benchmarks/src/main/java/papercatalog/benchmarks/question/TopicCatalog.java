package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import papercatalog.benchmarks.simulation.Zipf;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TopicName;

/**
 * Papers in one collection, each on two of twenty topics by Zipf's law. Twenty-five of them, one
 * page for any size of catalog, are also on a rare topic.
 *
 * @param size papers
 */
record TopicCatalog(int size) {
  static final TopicName COMMON = topic(0);
  static final TopicName RARE = new TopicName("rare");
  static final CollectionName COLLECTION = new CollectionName("collection-0");

  private static final int RARELY = 25;
  private static final int TOPICS = 20;
  private static final int TOPICS_OF_A_PAPER = 2;
  private static final int AUTHORS_OF_A_PAPER = 2;
  private static final Zipf POPULARITY = new Zipf(TOPICS, 1);
  private static final SyntheticPapers PAPERS =
      new SyntheticPapers(
          new Shape(Shape.USUAL.authors(), AUTHORS_OF_A_PAPER, 1, Shape.USUAL.abstractLength()));

  /** A paper in its first revision. */
  Paper paper(int number) {
    SplittableRandom random = new SplittableRandom(number);
    List<TopicName> topics = new ArrayList<>();
    while (topics.size() < TOPICS_OF_A_PAPER) {
      TopicName topic = topic(POPULARITY.rankAt(random.nextDouble()));
      if (!topics.contains(topic)) {
        topics.add(topic);
      }
    }
    if (isRare(number)) {
      topics.add(RARE);
    }
    return PAPERS.paper(number, topics).asRevision(1, PublishedItems.NOW);
  }

  /** Spaces the papers on the rare topic evenly. */
  private boolean isRare(int number) {
    int distance = Math.max(1, size / RARELY);
    return number % distance == 0 && number / distance < RARELY;
  }

  private static TopicName topic(int rank) {
    return new TopicName("topic-" + rank);
  }
}
