import type { ConsoleMessage, Page } from '@playwright/test';
import { HOST, localPorts } from '#scripts/environment.ts';

const ports = localPorts();

/** The site itself and, for members, the Auth emulator: no other host may be requested. */
const OWN_ORIGINS = [ports.hosting, ports.auth].map((port) => `http://${HOST}:${port}`);

/** What no page of ours may do. */
export interface Watch {
  /** Errors in the browser's log, violations of the content security policy among them. */
  errors: string[];
  /** Addresses of other hosts that were requested or visited. */
  thirdParties: string[];
}

/**
 * Watches a page's log and its requests from now on.
 *
 * @param expected errors that belong to what the page shows
 */
export function watchPage(page: Page, expected: RegExp | null = null): Watch {
  const watch: Watch = { errors: [], thirdParties: [] };
  const note = (text: string) => {
    if (expected?.test(text) !== true) watch.errors.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (isFault(message)) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || OWN_ORIGINS.includes(origin)) return;
    watch.thirdParties.push(`${page.url()}: ${request.url()}`);
  });
  return watch;
}

function isFault(message: ConsoleMessage): boolean {
  return (
    message.type() === 'error' || /content security policy|mixed content/i.test(message.text())
  );
}
