package papercatalog.citations.deposit;

/** Who deposits: Crossref sends its report to the address. */
public record Depositor(String name, String email) {}
