package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.cli.console.Controls;
import papercatalog.cli.console.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

@Command(
    name = "catalog",
    mixinStandardHelpOptions = true,
    versionProvider = CatalogTool.Version.class,
    description = "Publishes, imports, exports and checks the papers of a catalog.",
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:success",
      "1:something failed, or its outcome is unknown",
      "2:invalid command line; nothing was done"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  catalog import papers.bib --endpoint http://127.0.0.1:8000 --collection sosp --dry-run",
      "  catalog publish paper.json --stack PaperCatalog-prod --profile operators",
      "  catalog list author leslie-lamport --stack PaperCatalog-prod",
      "",
      "Results go to standard output, everything else to standard error."
    })
public final class CatalogTool {
  private static final List<Class<?>> COMMANDS =
      List.of(
          Publish.class,
          Import.class,
          Export.class,
          Backup.class,
          Restore.class,
          Compare.class,
          Get.class,
          PaperAuthors.class,
          Versions.class,
          Diff.class,
          Lists.class,
          Find.class,
          Search.class,
          Changes.class,
          AuthorProfile.class,
          EntryTitle.CollectionTitle.class,
          EntryTitle.TopicTitle.class,
          Withdraw.class,
          Delete.class,
          Erase.class,
          Verify.class,
          Policy.class,
          Telemetry.class,
          Cost.class,
          HelpCommand.class);

  private final Terminal terminal;

  private CatalogTool(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ENGLISH); // for any locale of the machine
    System.setProperty("http.maxConnections", "64"); // the highest concurrency of an import
    PrintWriter out = new PrintWriter(new FileOutputStream(FileDescriptor.out), false, UTF_8);
    PrintWriter err = new PrintWriter(new FileOutputStream(FileDescriptor.err), true, UTF_8);
    System.exit(run(Terminal.ofProcess(), out, err, arguments));
  }

  static int run(Terminal terminal, PrintWriter out, PrintWriter err, String... arguments) {
    int code = commandLine(terminal, arguments).setOut(out).setErr(err).execute(arguments);
    if (code == CommandLine.ExitCode.OK && out.checkError()) {
      err.println("Standard output could not be written: the printed output is incomplete.");
      code = CommandLine.ExitCode.SOFTWARE;
    }
    out.flush();
    err.flush();
    return code;
  }

  /** Sets up only the command that is named, if any: setting up all of them is slow. */
  static CommandLine commandLine(Terminal terminal, String... arguments) {
    String name = arguments.length == 0 ? "" : arguments[0];
    List<Class<?>> named =
        COMMANDS.stream()
            .filter(it -> it != HelpCommand.class)
            .filter(it -> it.getAnnotation(Command.class).name().equals(name))
            .toList();
    CommandLine tool = new CommandLine(new CatalogTool(terminal));
    (named.isEmpty() ? COMMANDS : named).forEach(tool::addSubcommand);
    return Values.register(tool)
        .setColorScheme(Help.defaultColorScheme(terminal.color() ? Help.Ansi.ON : Help.Ansi.OFF))
        .setUsageHelpWidth(100)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(CatalogTool::explainUsage);
  }

  static Terminal terminal(CommandSpec command) {
    return ((CatalogTool) command.root().userObject()).terminal;
  }

  private static int explainUsage(ParameterException e, String[] arguments) {
    CommandLine wrong = e.getCommandLine();
    PrintWriter err = wrong.getErr();
    err.println(Controls.spelled(e.getMessage()));
    CommandLine.UnmatchedArgumentException.printSuggestions(e, err);
    err.println("Try: " + wrong.getCommandSpec().qualifiedName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = CatalogTool.class.getPackage().getImplementationVersion();
      return new String[] {"catalog " + (version == null ? "(not from its jar)" : version)};
    }
  }
}
