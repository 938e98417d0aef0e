/** Begins the title of a German post that nobody has translated yet. */
export const TO_TRANSLATE = '[Übersetzen]';
