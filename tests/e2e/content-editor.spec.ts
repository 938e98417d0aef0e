import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readLibrary } from '#scripts/library/read-library.ts';
import { feedPath, pagesSitemapPath } from '#src/routes.ts';
import { openEditor, openEntry, save, savedFiles, side } from '../helpers/content-editor';
import { changedLines } from '../helpers/changed-lines';
import { copyProject } from '../helpers/project-copy';
import { watchPage } from '../helpers/watched-page';
import { expect, test } from './test';

// The editor draws the fields that are in view.
test.use({ viewport: { width: 1440, height: 2400 } });

/** One entry of each collection, and the field to change. */
const CHANGES: { entry: string; file: string; field: string }[] = [
  {
    entry: 'blog/entries/introducing-ai-glossary',
    file: 'blog/en/introducing-ai-glossary.mdx',
    field: 'Title',
  },
  {
    entry: 'glossary/entries/models',
    file: 'glossary/en/models.yaml',
    field: 'Definition',
  },
  { entry: 'lists/entries/tools', file: 'tools/tools.yaml', field: 'Owner' },
  {
    entry: 'lists/entries/smart-builder',
    file: 'builder/en/smart-builder.yaml',
    field: 'Role lead',
  },
  {
    entry: 'services/entries/software',
    file: 'services/en/software.yaml',
    field: 'Heading of the reasons',
  },
  {
    entry: 'packages/entries/content-package',
    file: 'packages/en/content-package.yaml',
    field: 'Subtitle',
  },
  { entry: 'projects/entries/uxtools', file: 'projects/en/uxtools.yaml', field: 'Description' },
  { entry: 'prompts/entries/sql', file: 'prompts/en/sql.yaml', field: 'Title' },
  {
    entry: 'lessons/entries/checking-answers',
    file: 'lessons/en/checking-answers.mdx',
    field: 'Title',
  },
  { entry: 'legal/entries/privacy', file: 'legal/en/privacy.mdx', field: 'Description' },
  { entry: 'lists/entries/teasers', file: 'teasers/en.yaml', field: 'Description' },
  {
    entry: 'lists/entries/six-steps',
    file: 'builder/en/six-steps.yaml',
    field: 'Question',
  },
];

/** The first field of a name, in the list that has it where it is in one. */
async function fieldOf(page: Page, name: string): Promise<Locator> {
  const box = page.getByRole('textbox', { name, exact: true }).first();
  const closed = page.getByRole('button', { name: 'Expand All' }).first();
  await expect(box.or(closed).first()).toBeVisible();
  if (!(await box.isVisible())) await closed.click();
  return box;
}

test('saving a changed word changes nothing else', { tag: '@night' }, async ({ page }) => {
  // Twelve forms, one after the other.
  test.slow();
  const watch = watchPage(page);
  const former = await openEditor(page);
  for (const { entry, file, field } of CHANGES) {
    await openEntry(page, entry);
    const box = await fieldOf(page, field);
    await box.fill((await box.inputValue()).replace(/\p{L}+/u, 'Changed'));
    await save(page);
    const path = `src/content/${file}`;
    const saved = await savedFiles(page, former);
    expect(Object.keys(saved), entry).toEqual([path]);
    const after = saved[path]?.toString() ?? '';
    const lines = changedLines(former[path] ?? '', after);
    expect(lines, entry).toHaveLength(1);
    expect(lines[0]?.[1]).toContain('Changed');
    former[path] = after;
  }
  expect(watch).toEqual({ errors: [], thirdParties: [] });
});

const POST = {
  id: 'photo-day',
  English: { title: 'A day with photos', alt: 'Grey noise, blurred like clouds over the sea' },
  German: { title: 'Ein Tag mit Fotos', alt: 'Graues Rauschen, weich wie Wolken über dem Meer' },
} as const;
const DESCRIPTION =
  'What an editor sees on the way from an empty form to an article with a photo on its cover.';

/** A photo as cameras write it, larger than any layout needs. */
const photo = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#88a' } })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .jpeg()
    .toBuffer();

async function fillTexts(page: Page, language: 'English' | 'German'): Promise<void> {
  const form = side(page, language);
  const { title, alt } = POST[language];
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill(DESCRIPTION);
  await form.getByRole('spinbutton', { name: 'Reading time' }).fill('1');
  await form.getByRole('textbox', { name: 'What the photo shows' }).fill(alt);
  await form.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type(`${title} begins here.`);
}

test(
  'a new post, a term, a prompt and a service text are saved as the site takes them',
  { tag: '@night' },
  async ({ page }) => {
    const former = await openEditor(page);

    await openEntry(page, 'blog/new');
    const english = side(page, 'English');
    await english.getByRole('textbox', { name: 'Title', exact: true }).fill(POST.English.title);
    await english.getByRole('textbox', { name: 'Description', exact: true }).fill('Too short.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(english.getByText(/at least .*80/)).toBeVisible();
    expect(await savedFiles(page, former)).toEqual({});

    await english.getByRole('textbox', { name: 'ID', exact: true }).fill(POST.id);
    await english.getByRole('textbox', { name: 'Date', exact: true }).fill('2026-11-20');
    await english.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Resources' }).click();
    const chooser = page.waitForEvent('filechooser');
    await english.getByRole('button', { name: 'Browse' }).click();
    await page.getByRole('button', { name: /upload/i }).click();
    await (
      await chooser
    ).setFiles({ name: 'day.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.getByRole('button', { name: 'Insert' }).click();
    // A new post is a draft until it is published.
    const draft = english.getByRole('switch', { name: 'Draft' });
    await expect(draft).toBeChecked();
    await draft.click();
    await fillTexts(page, 'English');
    await page.getByRole('radio', { name: 'German' }).last().click();
    await fillTexts(page, 'German');
    await save(page);

    await changeText(
      page,
      'glossary/entries/models',
      'Definition',
      'A definition from the editor.',
    );
    await changeText(page, 'prompts/entries/sql', 'Title', 'A prompt from the editor');
    await changeText(page, 'services/entries/software', 'Reasons', 'Reasons from the editor.');

    const saved = await savedFiles(page, former);
    expect(Object.keys(saved).sort()).toEqual([
      'src/content/blog/de/ein-tag-mit-fotos.mdx',
      'src/content/blog/en/a-day-with-photos.mdx',
      'src/content/blog/images/day.jpg',
      'src/content/glossary/en/models.yaml',
      'src/content/prompts/en/sql.yaml',
      'src/content/services/en/software.yaml',
    ]);

    const project = copyProject();
    try {
      project.write(saved);
      const { prompts } = await readLibrary(project.root);
      expect(prompts.map(({ title }) => title)).toContain('A prompt from the editor');
      expect(await project.astro('sync')).toBeUndefined();
      project.write({ ...waiting('today', '2026-11-22'), ...waiting('tomorrow', '2026-11-23') });
      project.write(waiting('sketch', '2026-11-20', true));
      expect(await project.astro('build', { PUBLIC_BUILD_DAY: '2026-11-22' })).toBeUndefined();
      checkSite(project.root);
    } finally {
      project.remove();
    }
  },
);

/** A post in both languages, by its day. */
function waiting(name: string, day: string, draft = false): Record<string, string> {
  const fields = [
    `id: ${name}`,
    `title: About ${name}`,
    `description: ${DESCRIPTION}`,
    `date: ${day}`,
    'readTime: 1',
    'category: resources',
    'image: ../images/1.svg',
    `draft: ${draft}`,
  ];
  const text = ['---', ...fields, '---', '', 'A text.', ''].join('\n');
  return {
    [`src/content/blog/en/about-${name}.mdx`]: text,
    [`src/content/blog/de/ueber-${name}.mdx`]: text,
  };
}

async function changeText(page: Page, entry: string, field: string, text: string): Promise<void> {
  await openEntry(page, entry);
  await (await fieldOf(page, field)).fill(text);
  await save(page);
}

/** What was saved is on the built site, in both languages where it has both. */
function checkSite(root: string): void {
  const built = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  const pages = [
    { folder: '', slug: 'a-day-with-photos', ...POST.English },
    { folder: 'de/', slug: 'ein-tag-mit-fotos', ...POST.German },
  ];
  for (const { folder, slug, title, alt } of pages) {
    const address = `/${folder}blog/${slug}`;
    const post = built(`${folder}blog/${slug}.html`);
    expect(post).toContain(`${title} begins here.`);
    expect(post).toMatch(new RegExp(`<img [^>]*alt="${alt}"`));
    expect(post).toContain('type="image/avif"');
    expect(built(folder ? 'de/blog.html' : 'blog.html')).toContain(address);
    expect(built(folder + feedPath.slice(1))).toContain(address);
    expect(built(pagesSitemapPath)).toContain(`${address}<`);
  }
  for (const listed of [built('blog.html'), built(feedPath.slice(1)), built(pagesSitemapPath)]) {
    expect(listed).toContain('/blog/about-today');
    expect(listed).not.toMatch(/about-(tomorrow|sketch)/);
  }
  expect(readdirSync(join(root, 'dist/blog'))).not.toContain('about-sketch.html');
  expect(built('glossary.html')).toContain('A definition from the editor.');
  expect(built('services/software.html')).toContain('Reasons from the editor.');
  // The photo itself, with the place where it was taken, is never published.
  const files = readdirSync(join(root, 'dist/_astro')).filter((name) => name.startsWith('day.'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    expect(file).toMatch(/\.(avif|webp)$/);
    expect(readFileSync(join(root, 'dist/_astro', file)).includes('taken at home')).toBe(false);
  }
}
