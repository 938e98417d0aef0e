import { z } from 'zod';
import { localizedPath, parseLocalizedPath } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/routes.ts';

/** Subjects of Firebase Auth's e-mails by request type. */
const SUBJECTS: Record<string, string> = {
  VERIFY_EMAIL: 'Confirm your e-mail address',
  PASSWORD_RESET: 'Reset your password',
};

/** Reply of the Auth emulator's `oobCodes` (Firebase Local Emulator Suite, Auth REST). */
const codesSchema = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() }))
    .default([]),
});

export interface Message {
  to: string;
  type: string;
  subject: string;
  /** Address of the site's own page for the action, in the language the account was made in. */
  link: string;
}

/** The site's page for an action link; Firebase's template setting does the same in production. */
function siteLink(oobLink: string, siteUrl: string): string {
  const parameters = new URL(oobLink).searchParams;
  const continueUrl = parameters.get('continueUrl');
  const { locale } = parseLocalizedPath(continueUrl ? new URL(continueUrl).pathname : '/');
  const link = new URL(localizedPath(ROUTES.resetPassword, locale), siteUrl);
  for (const name of ['mode', 'oobCode', 'continueUrl']) {
    const value = parameters.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  link.searchParams.set('lang', locale);
  return link.href;
}

/** The e-mails that the Auth emulator has not sent, newest first. */
export async function readMessages(source: string, siteUrl: string): Promise<Message[]> {
  const response = await fetch(source);
  const { oobCodes } = codesSchema.parse(await response.json());
  return oobCodes
    .map(({ email, requestType, oobLink }) => ({
      to: email,
      type: requestType,
      subject: SUBJECTS[requestType] ?? requestType,
      link: siteLink(oobLink, siteUrl),
    }))
    .reverse();
}
