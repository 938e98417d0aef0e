import { expect, type Page } from '@playwright/test';
import type { EndpointOutput } from '#shared/api/contract.ts';
import { SESSION_HINT_KEY, type SessionHint } from '#src/lib/session/session-hint.ts';
import { localPorts } from '#scripts/environment.ts';
import { localApi } from '#scripts/seed/local-api.ts';

export interface KeptSession {
  /** How long ago the session was made, in milliseconds. */
  age?: number;
}

/**
 * Signs a member in as a browser is that they have used before: with the session's cookie and our hint,
 * and without Firebase's user, whom only a renewal needs. Takes a tenth of the time of the sign-in page,
 * which has tests of its own.
 */
export async function keepSession(
  page: Page,
  email: string,
  password: string,
  { age = 0 }: KeptSession = {},
): Promise<void> {
  const { idToken } = await localApi(localPorts()).logIn(email, password);
  await leaveMembersArea(page);
  const { origin } = new URL(page.url());
  const response = await page.request.post('/api/session', {
    data: { idToken },
    headers: { origin },
  });
  expect(response.status()).toBe(200);
  const { deletion: _, ...member } = (await response.json()) as EndpointOutput<'session'>;
  await setHint(page, { ...member, renewedAt: Date.now() - age });
}

/**
 * Opens a document of the site's origin that makes no calls. A members' page goes to the sign-in page as
 * soon as one of its calls is refused, which aborts the navigation that a test begins.
 */
export async function leaveMembersArea(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}

/** Puts back the time when the session was made or renewed, by this many milliseconds; negative puts it ahead. */
export async function ageSession(page: Page, by: number): Promise<void> {
  await page.evaluate(
    ([key, age]) => {
      const hint = JSON.parse(localStorage.getItem(key) ?? '') as { renewedAt: number };
      localStorage.setItem(key, JSON.stringify({ ...hint, renewedAt: hint.renewedAt - age }));
    },
    [SESSION_HINT_KEY, by] as const,
  );
}

/** Writes the hint of who is signed in. */
async function setHint(page: Page, hint: SessionHint): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_HINT_KEY,
    JSON.stringify(hint),
  ] as const);
}
