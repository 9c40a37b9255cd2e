package papercatalog.functions.html;

record Meta(String name, String content) {}
