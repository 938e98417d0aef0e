import type { Page } from '@playwright/test';
import { z } from 'zod';
import { HOST, localPorts, PROJECT_ID } from '#scripts/environment.ts';

const SESSION_COOKIE = '__session';
const ACCOUNTS = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;

/**
 * Moves the sign-in of the browser's session two hours into the past. The emulator's cookies carry
 * no signature; the account has to be that old as well, or the session would count as ended.
 */
export async function ageSignIn(page: Page): Promise<void> {
  const context = page.context();
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (cookie === undefined) throw new Error('The browser has no session.');
  const [header = '', payload = ''] = cookie.value.split('.');
  const claims = z
    .looseObject({ sub: z.string(), auth_time: z.number() })
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const signedInAt = claims.auth_time - 2 * 3_600;
  await update({ localId: claims.sub, validSince: String(signedInAt) });
  const aged = Buffer.from(JSON.stringify({ ...claims, auth_time: signedInAt }));
  await context.addCookies([{ ...cookie, value: `${header}.${aged.toString('base64url')}.` }]);
}

async function update(account: object): Promise<void> {
  const response = await fetch(`${ACCOUNTS}:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`The Auth emulator refuses: ${await response.text()}`);
}
