package papercatalog.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papercatalog.bibliography.Format;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The files that a command was given, looked at before anything is done. */
record InputFiles(CommandSpec command, List<Path> paths) {
  /**
   * Checks that they can be read.
   *
   * @throws ParameterException naming the first that cannot
   */
  InputFiles {
    for (Path path : paths) {
      if (!path.equals(InputEntries.STDIN) && !Files.isReadable(path)) {
        throw new ParameterException(command.commandLine(), "There is no file to read at " + path);
      }
      if (Files.isDirectory(path)) {
        throw new ParameterException(command.commandLine(), path + " is a directory");
      }
    }
  }

  /** All of them in one format. */
  List<InputEntries.InputFile> as(Format format) {
    return paths.stream().map(path -> new InputEntries.InputFile(path, format)).toList();
  }

  /**
   * Each in the format that was asked for, or that its name says.
   *
   * @throws ParameterException when a name says none
   */
  List<InputEntries.InputFile> as(Optional<Format> format) {
    return paths.stream()
        .map(
            path ->
                new InputEntries.InputFile(
                    path,
                    format
                        .or(() -> Format.of(path))
                        .orElseThrow(
                            () ->
                                new ParameterException(
                                    command.commandLine(),
                                    path + ": give its --format, as its name does not say"))))
        .toList();
  }
}
