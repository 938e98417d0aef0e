import { lessonFile } from './lessons.ts';

/** A prompt's lines in a file of `src/content/prompts`. */
export function promptEntry(id: string, values: { title?: string; content?: string } = {}): string {
  const {
    title = `Title ${id}`,
    content = 'A prompt for {{team}} that is long enough to be useful.',
  } = values;
  return [
    `  - id: ${id}`,
    `    title: ${title}`,
    '    description: What comes out of what.',
    '    tags: [meetings]',
    '    created: 2026-01-01',
    `    content: ${content}`,
    '    suits: Notes of a meeting.',
    '    not_for: Minutes with legal force.',
    '    model: fast',
    '    medium: text',
    '    next: [another]',
    '    variables: [{ name: team, label: Team, hint: Its name., example: Sales }]',
    `    sample_output: ${'word '.repeat(70).trim()}`,
    '',
  ].join('\n');
}

/** One category with its prompts. */
export function promptFile(category: string, entries: readonly string[], name = category): string {
  return `category: { id: ${category}, name: ${name} }\nprompts:\n${entries.join('')}`;
}

/** Both languages with two prompts and a lesson. */
export const RIGHT_LIBRARY = {
  'src/content/prompts/en/seo.yaml': promptFile(
    'seo',
    [promptEntry('one'), promptEntry('two')],
    'Search',
  ),
  'src/content/prompts/de/seo.yaml': promptFile(
    'seo',
    [promptEntry('one'), promptEntry('two')],
    'Suche',
  ),
  'src/content/lessons/en/start.mdx': lessonFile(),
  'src/content/lessons/de/start.mdx': lessonFile({ title: 'Eine Lektion' }),
};
