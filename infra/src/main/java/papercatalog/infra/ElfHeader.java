package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.services.lambda.Architecture;

/** Reads the architecture of a package from its programs, so that no operator has to name it. */
final class ElfHeader {
  private static final ZipEntry PROGRAM = new ZipEntry("runtime/bin/java");
  private static final int MACHINE = 18;
  private static final int X86_64 = 0x3e;
  private static final int AARCH64 = 0xb7;

  private ElfHeader() {}

  /** InvalidSetting when a zip has no Java runtime, or one that Lambda does not offer. */
  static Architecture architecture(Path zip) {
    return switch (machine(zip)) {
      case X86_64 -> Architecture.X86_64;
      case AARCH64 -> Architecture.ARM_64;
      default ->
          throw new InvalidSetting(
              "aotZip", zip, "is no package of make package-aot on x86-64 or arm64 Linux");
    };
  }

  /** The number of the processor; 0 when the zip has no such program. */
  private static int machine(Path zip) {
    try (ZipFile file = new ZipFile(zip.toFile());
        InputStream program = file.getInputStream(PROGRAM)) {
      byte[] header = program == null ? new byte[0] : program.readNBytes(MACHINE + 2);
      return header.length < MACHINE + 2 ? 0 : header[MACHINE] & 0xff;
    } catch (IOException _) {
      return 0;
    }
  }
}
