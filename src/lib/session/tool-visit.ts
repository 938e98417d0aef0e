import { localizedPath, LOCALES } from '@/i18n/locales';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { firstPaint } from '@/lib/first-paint';
import { ROUTE_ACCESS, ROUTES } from '@/routes';
import type { ToolId } from '#shared/entities/tool.ts';
import { recordActivity } from './activity';
import { $session } from './store';

/** The members' pages that are tools. */
const TOOL_PAGES = {
  smartBuilder: 'prompt-builder',
  promptLibrary: 'prompt-library',
  brandChecker: 'brand-checker',
  lessons: 'video-tutorials',
} as const satisfies Partial<Record<keyof typeof ROUTE_ACCESS, ToolId>>;

type ToolPage = keyof typeof TOOL_PAGES;

/**
 * Session storage key of the tool that a link of the dashboard has recorded, until the tool's page
 * is loaded.
 */
const RECORDED_KEY = 'recorded-tool';

/** Records that a tool is opened, before its page is loaded. */
export function recordToolOpening(tool_id: ToolId, tool_name: string): void {
  keepDraft(RECORDED_KEY, tool_id);
  void recordActivity('tool_accessed', { tool_id, tool_name });
}

/**
 * Records a tool that was opened by its address, from a menu or a bookmark. The dashboard's links
 * record it themselves, and a reload is not counted.
 */
export function recordToolVisit(): void {
  const page = toolPageHere();
  if (page === undefined) return;
  const recorded = readDraft(RECORDED_KEY);
  clearDraft(RECORDED_KEY);
  if (recorded === TOOL_PAGES[page] || isReload() || isNewTabOfDashboard()) return;
  const stop = $session.subscribe((session) => {
    if (session.state !== 'signed-in') return;
    queueMicrotask(() => stop());
    if (ROUTE_ACCESS[page] === 'premium' && !session.premium) return;
    // After the first paint, so that the page itself comes first.
    void firstPaint.then(() =>
      recordActivity('tool_accessed', { tool_id: TOOL_PAGES[page], tool_name: toolNameHere() }),
    );
  });
}

/** The tool's name as the tool bar shows it. */
function toolNameHere(): string {
  return document.querySelector('#tools [aria-current]')?.textContent.trim() ?? '';
}

function toolPageHere(): ToolPage | undefined {
  const pages = Object.keys(TOOL_PAGES) as ToolPage[];
  return pages.find((page) => isPath(location.pathname, ROUTES[page]));
}

/**
 * Whether a dashboard's link opened this page in a new tab, which does not share the session
 * storage.
 */
function isNewTabOfDashboard(): boolean {
  if (history.length > 1) return false;
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin && isPath(from.pathname, ROUTES.dashboard);
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function isPath(pathname: string, path: string): boolean {
  return [`/en${path}`, ...LOCALES.map((locale) => localizedPath(path, locale))].includes(pathname);
}
