import { expect, type Page } from '@playwright/test';
import { HOST, localPorts, PROJECT_ID } from '#scripts/environment.ts';
import { localApi } from '#scripts/seed/local-api.ts';

const AUTH = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com/v1`;

/** Every call that the browser makes to Firebase Auth. */
const AUTH_CALLS = /identitytoolkit\.googleapis\.com/;

async function askAuth(path: string, body: object): Promise<{ localId: string }> {
  const response = await fetch(`${AUTH}/${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { localId: string };
}

/** Makes an account without the sign-up page; it has agreed to what that page asks for. */
export async function createAccount(
  email: string,
  password: string,
  { confirmed = true, agreed = true, name = 'Mina Muster' } = {},
): Promise<void> {
  const { localId } = await askAuth('accounts:signUp', { email, password, displayName: name });
  await askAuth(`projects/${PROJECT_ID}/accounts:update`, { localId, emailVerified: confirmed });
  if (agreed) await localApi(localPorts()).agree(email, password);
}

async function accountsOf(email: string): Promise<{ localId: string }[]> {
  const found = (await askAuth(`projects/${PROJECT_ID}/accounts:lookup`, {
    email: [email],
  })) as unknown as { users?: { localId: string }[] };
  return found.users ?? [];
}

/** Whether Firebase Auth knows an address. */
export async function hasAccount(email: string): Promise<boolean> {
  return (await accountsOf(email)).length > 0;
}

/** Revokes what has been signed in so far, as a new password does. */
export async function revokeTokens(email: string): Promise<void> {
  for (const { localId } of await accountsOf(email)) {
    await askAuth(`projects/${PROJECT_ID}/accounts:update`, {
      localId,
      validSince: String(Math.floor(Date.now() / 1_000) + 1),
    });
  }
}

/** Changes the address of an account as a browser can that has a stolen sign-in: with no link. */
export async function moveAccount(from: string, to: string): Promise<void> {
  for (const { localId } of await accountsOf(from)) {
    const moved = { localId, email: to, emailVerified: true };
    await askAuth(`projects/${PROJECT_ID}/accounts:update`, moved);
  }
}

/** Lets Firebase Auth refuse the page's next calls with a code of its REST interface. */
export async function refuseAuth(page: Page, message: string): Promise<void> {
  await page.route(AUTH_CALLS, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
  );
}

/** Cuts the page off from Firebase Auth. */
export async function cutAuth(page: Page): Promise<void> {
  await page.route(AUTH_CALLS, (route) => route.abort());
}

/** Connects the page to Firebase Auth again. */
export async function restoreAuth(page: Page): Promise<void> {
  await page.unroute(AUTH_CALLS);
}

/** Waits until the address is exactly this path, whatever the origin. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, search, hash } = new URL(page.url());
      return pathname + search + hash;
    })
    .toBe(path);
}
