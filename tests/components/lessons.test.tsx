import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LessonGrid } from '@/features/lessons/LessonGrid';
import { LessonHeading } from '@/features/lessons/LessonHeading';
import { LessonView } from '@/features/lessons/LessonView';
import { dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { capturePath } from '@/lib/captures';
import { $session } from '@/lib/session/store';
import type { Lesson, LessonEntry } from '#shared/entities/lesson.ts';
import type { LessonProgress } from '#shared/entities/lesson-progress.ts';
import { storedLesson } from '../helpers/lessons';
import { holdCalls } from './held-answers.ts';
import { MINA } from './signed-in.ts';

const { lessons: t, members } = dictionary('en');
const AT = '2026-01-01T00:00:00.000Z';

/** The name of a film that is there; only lessons' data names them. */
const FILM =
  Object.keys(import.meta.glob('/public/media/lessons/smart-prompt-builder-en-*.mp4'))[0]
    ?.split('/')
    .at(-1)
    ?.replace('.mp4', '') ?? '';

const RECORDED = storedLesson({
  key: 'recorded',
  title: 'Recorded',
  category: 'advanced',
  video: {
    duration: '1:10',
    recording: FILM,
    chapters: [
      { at: '0:00', title: 'Begin' },
      { at: '0:24', title: 'Go on' },
    ],
    captions: [
      { from: '0:00', to: '0:05', text: 'This is the beginning.' },
      { from: '0:24', to: '1:10', text: 'The second caption.' },
    ],
  },
  guide: [
    { tag: 'h2', id: 'one', children: ['One'] },
    { tag: 'p', children: ['Go to ', { tag: 'a', href: '/contact', children: ['us'] }, '.'] },
    { tag: 'pre', children: ['Copy {{this}}'] },
    { picture: 'lesson-result', alt: 'An overview with numbers.' },
    { file: 'orders.csv', text: 'Item,Pieces\nStool,15\n' },
    { tag: 'details', children: [{ tag: 'p', children: ['It is fifteen.'] }] },
    { tag: 'h2', id: 'two', children: ['Two'] },
    { tag: 'table', children: [{ tag: 'tbody', children: [] }] },
  ],
});
const LESSONS: LessonEntry[] = [storedLesson(), RECORDED];

afterEach(() => history.replaceState(null, '', location.pathname));

/**
 * Signs a premium member in, whose call for the lessons waits.
 *
 * @returns what answers it
 */
function holdLessons() {
  const calls = holdCalls();
  // Another member each time: what was fetched for one stays.
  $session.set({ ...MINA, uid: crypto.randomUUID() });
  onTestFinished(() => {
    $session.set({ state: 'signed-out' });
    vi.unstubAllGlobals();
  });
  return async (progress: LessonProgress) => {
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/lessons']);
    calls[0]?.answer({ lessons: LESSONS, progress });
  };
}

const grid = (search = '') =>
  render(
    <LessonGrid lessons={LESSONS} search={search} locale="en" strings={{ lessons: t, members }} />,
  );
const view = (lesson: Lesson = RECORDED, locale: 'en' | 'de' = 'en') =>
  render(<LessonView lesson={lesson} lessons={LESSONS} locale={locale} strings={t} />);

describe('the list', () => {
  test('shows how many are done, and marks them', async () => {
    const answer = holdLessons();
    await grid();
    await expect.element(page.getByText(fill(t.progress, { done: 0, count: 2 }))).toBeVisible();
    await expect.element(page.getByText(t.marks.done, { exact: true })).not.toBeInTheDocument();
    await answer({ first: { read_at: AT }, gone: { read_at: AT } });
    await expect.element(page.getByText(fill(t.progress, { done: 1, count: 2 }))).toBeVisible();
    await expect.element(page.getByText(t.marks.done, { exact: true })).toBeVisible();
  });

  test('filters by level, and shows an empty state for a level without lessons', async () => {
    await grid();
    await page.getByRole('button', { name: t.categories.advanced }).click();
    await expect.element(page.getByRole('heading', { name: 'Recorded' })).toBeVisible();
    await page.getByRole('button', { name: t.categories.intermediate }).click();
    await expect.element(page.getByText(t.empty)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: t.more.heading })).toBeVisible();
  });

  test('shows the lessons with the words of a search only', async () => {
    await grid('RECORDED');
    await expect.element(page.getByText(fillCount(t.found, 1))).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Recorded' })).toBeVisible();
    await expect.element(page.getByText(t.more.heading)).not.toBeInTheDocument();
  });

  test('says so when no lesson has the words', async () => {
    await grid('recorded nowhere');
    await expect.element(page.getByText(t.nothing)).toBeVisible();
  });

  test('has an address for each lesson, which opens without loading the page', async () => {
    await grid();
    const link = page.getByRole('link', { name: fill(t.openNamed, { title: 'Recorded' }) });
    await expect.element(link).toHaveAttribute('href', '?lesson=recorded');
    await link.click();
    await expect.poll(() => location.search).toBe('?lesson=recorded');
  });
});

test('a move between list and lesson gives the focus to the title, and the page its name', async () => {
  const answer = holdLessons();
  document.title = `${t.title} · Anlauf`;
  await render(<LessonHeading strings={t} />);
  await grid();
  await answer({});
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).not.toHaveFocus();
  await page.getByRole('link', { name: fill(t.openNamed, { title: 'Recorded' }) }).click();
  await expect.element(title).toHaveTextContent('Recorded');
  await expect.element(title).toHaveFocus();
  await expect.poll(() => document.title).toBe('Recorded · Anlauf');
  await page.getByRole('link', { name: t.toLessons }).click();
  await expect.element(title).toHaveTextContent(t.title);
  await expect.element(title).toHaveFocus();
  await expect.poll(() => document.title).toBe(`${t.title} · Anlauf`);
});

describe('a lesson', () => {
  test('shows its guide, whose links keep the language, beside its contents', async () => {
    await view(RECORDED, 'de');
    await expect
      .element(page.getByRole('link', { name: 'us' }))
      .toHaveAttribute('href', '/de/contact');
    const contents = page.getByRole('navigation', { name: t.contents });
    await expect
      .element(contents.getByRole('link', { name: 'Two' }))
      .toHaveAttribute('href', '#two');
    await expect
      .element(contents.getByRole('link', { name: t.tools.brandChecker }))
      .toHaveAttribute('href', '/de/dashboard/brand-checker');
    await expect
      .element(page.getByRole('img', { name: 'An overview with numbers.' }).first())
      .toHaveAttribute('src', capturePath('lesson-result', 'de', 'light', 'small'));
    await expect.element(page.getByText('Copy {{this}}')).toBeVisible();
  });

  test('says its goal, hands out its practice material, and keeps the answer key closed', async () => {
    await view();
    await expect.element(page.getByText(RECORDED.goal)).toBeVisible();
    await expect.element(page.getByText(RECORDED.pass_mark)).toBeVisible();
    const made: Blob[] = [];
    const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:made';
    });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    onTestFinished(() => {
      address.mockRestore();
      click.mockRestore();
    });
    await page.getByRole('button', { name: fill(t.download, { file: 'orders.csv' }) }).click();
    expect(names).toEqual(['orders.csv']);
    expect(made[0]?.type).toBe('text/csv;charset=utf-8');
    // Without the mark at its start spreadsheets break umlauts.
    expect([...new Uint8Array((await made[0]?.arrayBuffer()) ?? [])].slice(0, 4)).toEqual([
      0xef, 0xbb, 0xbf, 0x49,
    ]);

    await expect.element(page.getByText('It is fifteen.')).not.toBeVisible();
    (page.getByText(t.answerKey).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('It is fifteen.')).toBeVisible();
  });

  test('plays its recording from a chapter, with captions, and by keyboard', async () => {
    await view();
    await expect.poll(() => document.querySelector('video')).toBeNull();
    const chapter = page.getByRole('button', { name: '0:24 Go on', exact: true });
    (chapter.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const player = (await page.getByLabelText('Recorded').findElement()) as HTMLVideoElement;
    await expect.poll(() => player.currentTime).toBeGreaterThanOrEqual(24);
    const [captions] = player.textTracks;
    expect(captions).toMatchObject({ kind: 'captions', mode: 'showing', label: t.captions });
    await expect
      .poll(() => (captions?.activeCues?.[0] as VTTCue | undefined)?.text)
      .toBe('The second caption.');
    (page.getByText(t.transcript).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('This is the beginning.', { exact: false })).toBeVisible();
  });

  test('reports a mark that was not saved, and shows the stored state', async () => {
    // There is no signed-in member, so the call really fails.
    await view();
    await page.getByRole('button', { name: t.marks.read.set }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(t.marks.failed);
    await expect.element(page.getByRole('button', { name: t.marks.read.set })).toBeVisible();
  });

  test('without a video has none to mark', async () => {
    await view({ ...RECORDED, video: null });
    await expect
      .element(page.getByRole('button', { name: t.marks.watched.set }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: t.video })).not.toBeInTheDocument();
  });
});
