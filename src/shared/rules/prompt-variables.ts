const VARIABLE = /\{\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]{0,39}?)\s*\}\}/gu;

/** What a variable can be called. */
export const VARIABLE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u;

/** Names of the `{{variables}}` in a prompt, each once, in the order of the text. */
export function promptVariables(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** The prompt with its variables filled; those without a value stay as they are. */
export function fillVariables(prompt: string, values: Readonly<Record<string, string>>): string {
  return prompt.replace(VARIABLE, (variable, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
    return value === undefined || value === '' ? variable : value;
  });
}

/**
 * A preview in parts, those with an odd index the names of its blanks. A blank that the preview's end
 * cuts is left out.
 */
export function previewParts(preview: string): string[] {
  return preview.replace(/\{\{[^{}]*…$/u, '…').split(VARIABLE);
}
