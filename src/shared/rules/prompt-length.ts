export const PROMPT_LENGTHS = ['quick', 'standard', 'playbook'] as const;

export type PromptLength = (typeof PROMPT_LENGTHS)[number];

/** A quick prompt has fewer characters than this. */
const QUICK_BELOW = 400;

/** A playbook has more characters than this, or several steps. */
const PLAYBOOK_ABOVE = 1_800;

/** The kind of a prompt by the length of its text, or of its steps. */
export function promptLength(contents: readonly string[]): PromptLength {
  const characters = contents.reduce((sum, content) => sum + content.trim().length, 0);
  if (contents.length > 1 || characters > PLAYBOOK_ABOVE) return 'playbook';
  return characters < QUICK_BELOW ? 'quick' : 'standard';
}
