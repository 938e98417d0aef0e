import { localizedPath, LOCALES } from '@/i18n/locales';
import { painted } from '@/lib/painted';
import { ROUTES } from '@/routes';
import type { ToolId } from '#shared/entities/tool.ts';
import { recordActivity } from './activity';
import { $session } from './store';

/** The members' pages that are tools. */
const TOOL_PAGES: Readonly<Record<string, ToolId>> = {
  [ROUTES.smartBuilder]: 'prompt-builder',
  [ROUTES.promptTable]: 'prompt-builder',
  [ROUTES.promptLibrary]: 'prompt-library',
  [ROUTES.brandChecker]: 'brand-checker',
  [ROUTES.lessons]: 'video-tutorials',
};

/**
 * Counts a tool that was opened by its own address, from a menu or a bookmark: the dashboard's links
 * record it themselves, and reloading is no new use.
 */
export function recordToolVisit(): void {
  const tool = toolHere();
  if (tool === undefined || isReload() || cameFromDashboard()) return;
  const stop = $session.subscribe((session) => {
    if (session.state !== 'signed-in') return;
    // After what the member came for.
    void painted.then(() => recordActivity('tool_accessed', { tool_id: tool }));
    queueMicrotask(() => stop());
  });
}

function toolHere(): ToolId | undefined {
  const here = Object.keys(TOOL_PAGES).find((path) => isPath(location.pathname, path));
  return here === undefined ? undefined : TOOL_PAGES[here];
}

function cameFromDashboard(): boolean {
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
