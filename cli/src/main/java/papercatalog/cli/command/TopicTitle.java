package papercatalog.cli.command;

import java.util.concurrent.Callable;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Directory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
final class TopicTitle implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "Name of the topic.")
  private TopicName name;

  @Mixin private EntryTitle title;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    title.run(Directory.TOPICS, ListKind.TOPIC, name.value(), target.target(), output.open());
    return 0;
  }
}
