package papercatalog.cli.command;

import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Directory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "topic",
    description = "Shows a topic and its title, or sets the title.",
    footer = {
      "  catalog topic consensus --endpoint http://127.0.0.1:8000",
      "  catalog topic consensus --title 'Agreement among processes' --table papers",
      "",
      "catalog list topic NAME lists its papers, catalog list topics all topics."
    })
final class TopicTitle extends EntryTitle<TopicName> {
  @Parameters(paramLabel = "NAME", description = "Name of the topic.")
  private TopicName name;

  TopicTitle() {
    super(Directory.TOPICS, AccessPatterns.LIST_TOPIC_PAPERS);
  }

  @Override
  TopicName name() {
    return name;
  }
}
