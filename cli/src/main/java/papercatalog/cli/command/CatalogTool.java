package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.cli.console.Controls;
import papercatalog.cli.console.StandardOutput;
import papercatalog.cli.console.Terminal;
import papercatalog.cli.failure.ClosedPipe;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.model.Release;
import papercatalog.publishing.document.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

@Command(
    name = "catalog",
    mixinStandardHelpOptions = true,
    version = "catalog " + Release.VERSION,
    description = "Publishes, imports, exports and checks the papers of a catalog.",
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:success",
      "1:something failed, or its outcome is unknown",
      "2:invalid command line; nothing was done",
      "130:stopped by Ctrl-C",
      "141:the reader of standard output has left"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  catalog import papers.bib --endpoint http://127.0.0.1:8000 --collection sosp --dry-run",
      "  catalog publish paper.json --stack PaperCatalog-prod --profile operators",
      "  catalog get '/authors/leslie-lamport/papers' --stack PaperCatalog-prod",
      "",
      "Results go to standard output, everything else to standard error."
    })
public final class CatalogTool {
  private static final List<Class<?>> COMMANDS =
      List.of(
          Publish.class,
          Import.class,
          Apply.class,
          Export.class,
          WriteDump.class,
          Backup.class,
          Restore.class,
          Compare.class,
          Get.class,
          Diff.class,
          MatchReferences.class,
          IndexCommand.class,
          References.class,
          Changes.class,
          AuthorProfile.class,
          PeopleCommand.class,
          DirectoryEntryOptions.CollectionCommand.class,
          DirectoryEntryOptions.TopicCommand.class,
          Withdraw.class,
          Delete.class,
          Erase.class,
          Verify.class,
          Policy.class,
          Cost.class,
          HelpCommand.class);

  private final Terminal terminal;

  private CatalogTool(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ENGLISH); // for any locale of the machine
    System.setProperty("http.maxConnections", "64"); // the highest concurrency of an import
    Writer out = new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), UTF_8);
    PrintWriter err = new PrintWriter(new FileOutputStream(FileDescriptor.err), true, UTF_8);
    System.exit(run(Terminal.ofProcess(), new BufferedWriter(out), err, arguments));
  }

  static int run(Terminal terminal, Writer out, PrintWriter err, String... arguments) {
    StandardOutput printed = new StandardOutput(out);
    int code = commandLine(terminal, arguments).setOut(printed).setErr(err).execute(arguments);
    Optional<IOException> lost = printed.failure();
    if (lost.isPresent() && (code == CommandLine.ExitCode.OK || code == ClosedPipe.EXIT_CODE)) {
      code = ClosedPipe.EXIT_CODE;
      if (!ClosedPipe.is(lost.get())) {
        err.println(
            "Standard output cannot be written: %s. The printed output is incomplete."
                .formatted(Failure.reason(lost.get())));
        code = CommandLine.ExitCode.SOFTWARE;
      }
    }
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
    Optional<String> former = FormerCommand.hint(arguments);
    CommandLine tool = e.getCommandLine().getCommandSpec().root().commandLine();
    CommandLine wrong =
        former.isPresent()
            ? tool.getSubcommands().getOrDefault(arguments[0], tool)
            : e.getCommandLine();
    PrintWriter err = wrong.getErr();
    err.println(Controls.spelled(former.orElse(e.getMessage())));
    if (former.isEmpty() && e instanceof CommandLine.UnmatchedArgumentException unmatched) {
      suggestion(wrong, unmatched.getUnmatched().getFirst().replaceFirst("=.*", ""))
          .ifPresent(name -> err.println("Did you mean " + name + "?"));
    }
    err.println("Try: " + wrong.getCommandSpec().qualifiedName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }

  private static Optional<String> suggestion(CommandLine command, String word) {
    Set<String> names = new HashSet<>(command.getSubcommands().keySet());
    names.addAll(command.getCommandSpec().optionsMap().keySet());
    return Nearest.to(word, names);
  }
}
