const WORDS = 'word '.repeat(130).trim();

/** A prompt with all fields, as an editor writes it; `values` replace some of them. */
export function fullPrompt(values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'notes-to-tasks',
    title: 'Notes to tasks',
    description: 'Turns notes into a list of tasks.',
    suits: 'Notes of a meeting.',
    not_for: 'Minutes with legal force.',
    model: 'fast',
    medium: 'table',
    tags: ['meetings'],
    created: '2026-01-01',
    next: ['two'],
    content: `<notes>\n{{notes}}\n</notes>\n\nWrite a table of tasks for {{team}}. ${'Rule. '.repeat(70)}`,
    variables: [
      { name: 'notes', label: 'Notes', hint: 'Paste them.', example: 'a\nb', multiline: true },
      { name: 'team', label: 'Team', hint: 'Its name.', example: 'Sales' },
    ],
    sample_output: WORDS,
    ...values,
  };
}

/** A file of prompts; JSON is YAML, and days stay days. */
export function fullPromptFile(prompts: readonly Record<string, unknown>[]): string {
  const text = JSON.stringify({ category: { id: 'seo', name: 'Search' }, prompts });
  return text.replaceAll(/"(\d{4}-\d\d-\d\d)"/g, '$1');
}
