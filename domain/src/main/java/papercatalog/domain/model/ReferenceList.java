package papercatalog.domain.model;

import module java.base;

/** The references of a paper, in print order. */
public record ReferenceList(PaperId id, String title, List<Reference> references) {}
