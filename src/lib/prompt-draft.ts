/**
 * Storage key of what a member filled into a prompt and has not saved yet. A page that knows values
 * for a prompt keeps them here before it leads to the library, which shows and saves them.
 */
export function promptDraftKey(uid: string, promptId: string): string {
  return `prompt-values:${uid}:${promptId}`;
}

/** The query parameter of the library's page that opens a prompt. */
export const PROMPT_PARAMETER = 'prompt';
