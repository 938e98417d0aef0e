/** Commas that separate nothing. */
export const STRAY_COMMA = /^\s*,|\s,|,\s*,|,\s*$|[.!?;:],|,\s*[.!?;:]/;
