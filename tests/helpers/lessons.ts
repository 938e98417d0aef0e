import type { StoredLesson } from '#shared/entities/lesson.ts';

/** A stored lesson of the host's video; `values` replace some fields. */
export function storedLesson(values: Partial<StoredLesson> = {}): StoredLesson {
  const { key = 'first', language = 'en' } = values;
  return {
    id: `${key}.${language}`,
    key,
    language,
    title: 'First',
    description: 'What one learns.',
    category: 'beginner',
    minutes: 5,
    tool: 'brandChecker',
    featured: false,
    isNew: false,
    video: {
      duration: '5:30',
      chapters: [],
      embedUrl: 'https://www.youtube-nocookie.com/embed/secret',
      watchUrl: 'https://www.youtube.com/watch?v=secret',
      platform: 'YouTube',
    },
    goal: 'You can tell one from the other.',
    pass_mark: 'All are told apart.',
    guide: [{ tag: 'p', children: ['A secret sentence.'] }],
    order: 1,
    status: 'published',
    open: false,
    created_at: '2026-01-01T00:00:00.000Z',
    ...values,
  };
}

/** A guide with what each must have. */
const GUIDE = [
  '## Start',
  'Read this.',
  '```list.csv\na;b\n1;2\n```',
  '<details>\n\nTwo.\n\n</details>',
].join('\n\n');

/** A lesson's file; `head` replaces fields of its head, written as YAML. */
export function lessonFile(head: Record<string, string> = {}, guide = GUIDE) {
  const fields = {
    title: 'A lesson',
    description: 'What one learns.',
    goal: 'You can do what it says.',
    passMark: 'It is done, and all of it holds.',
    category: 'beginner',
    order: '1',
    tool: 'brandChecker',
    created: '2026-01-01',
    ...head,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', guide, ''].join('\n');
}
