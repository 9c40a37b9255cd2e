package papercatalog.functions.html;

public record Link(String name, String target) {}
