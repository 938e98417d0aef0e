import { describe, expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { localizedPath } from '#src/i18n/locales.ts';
import { SESSION_HINT_KEY, type SessionHint } from '#src/lib/session/session-hint.ts';
import { ROUTES } from '#src/routes.ts';
import { builtPages, captures, isMembersPage } from '../helpers/built-site.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

const TOOLS = [
  ROUTES.dashboard,
  ROUTES.smartBuilder,
  ROUTES.promptLibrary,
  ROUTES.brandChecker,
  ROUTES.lessons,
];

/** Of each members' page the tool that its bar marks, and how; none in the settings. */
const MARKED: Record<string, [tool: string, mark: string] | undefined> = {
  ...Object.fromEntries(TOOLS.map((path) => [path, [path, 'page']])),
  [ROUTES.brandReport]: [ROUTES.brandChecker, 'true'],
};

const pages = builtPages().filter((page) => page.canonicalTree && isMembersPage(page));

describe.each(pages)('members’ page $path', ({ html, locale, unprefixed }) => {
  const [bar = ''] = captures(html, /<nav id="tools"[^>]*>([\s\S]*?)<\/nav>/g);

  test('leads to every tool in one step, and marks the one that it belongs to', () => {
    expect(captures(bar, / href="([^"]+)"/g)).toEqual(
      TOOLS.map((path) => localizedPath(path, locale)),
    );
    const marked = MARKED[unprefixed];
    const found = [...bar.matchAll(/ href="([^"]+)"(?: aria-current="(\w+)")?/g)]
      .filter(([, , mark]) => mark !== undefined)
      .map(([, href, mark]) => [href, mark]);
    expect(found).toEqual(marked ? [[localizedPath(marked[0], locale), marked[1]]] : []);
  });
});

const browser = browseBuiltSite({ viewport: { width: 360, height: 740 } });
const HINT: SessionHint = { uid: 'mina', name: 'Mina', premium: true, renewedAt: Date.now() };

test.each(['en', 'de'] as const)(
  'on a phone the bar has the current tool in view, and stays there (%s)',
  async (locale) => {
    await browser.use(async (page) => {
      await page.goto('/404');
      await page.evaluate(([key, hint]) => localStorage.setItem(key, hint), [
        SESSION_HINT_KEY,
        JSON.stringify(HINT),
      ] as const);
      await page.goto(localizedPath(ROUTES.lessons, locale));
      const bar = page.getByRole('navigation', { name: dictionary(locale).nav.memberTools });
      const current = bar.getByRole('link', { name: dictionary(locale).nav.videoTutorials });
      await expectPage(current).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectPage(page.getByRole('contentinfo')).toBeInViewport();
      await expectPage(current).toBeInViewport({ ratio: 1 });
    });
  },
);
