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

/** A page of the functions' outgoing mail (Firestore REST, projects.databases.documents/list). */
const mailSchema = z.object({
  documents: z
    .array(
      z.object({
        createTime: z.string(),
        fields: z.object({
          to: z.object({
            arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }),
          }),
          message: z.object({
            mapValue: z.object({
              fields: z.object({
                subject: z.object({ stringValue: z.string() }),
                text: z.object({ stringValue: z.string() }),
              }),
            }),
          }),
        }),
      }),
    )
    .default([]),
});

export interface Message {
  to: string;
  type: string;
  subject: string;
  /** Address of the site's own page for the action, in the language the account was made in. */
  link?: string;
  /** What the functions have written. */
  text?: string;
}

/** Where e-mails wait: what the Auth emulator and the functions would have had sent. */
export interface MailSources {
  authUrl: string;
  mailUrl: string;
  siteUrl: string;
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

/** What the functions have written, newest first. */
async function readMail(source: string): Promise<Message[]> {
  const response = await fetch(source, { headers: { authorization: 'Bearer owner' } });
  const { documents } = mailSchema.parse(await response.json());
  return documents
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
    .map(({ fields: { to, message } }) => ({
      to: to.arrayValue.values.map(({ stringValue }) => stringValue).join(', '),
      type: 'MAIL',
      subject: message.mapValue.fields.subject.stringValue,
      text: message.mapValue.fields.text.stringValue,
    }));
}

/** The e-mails of the functions and of the Auth emulator that were not sent, each newest first. */
export async function readMessages({ authUrl, mailUrl, siteUrl }: MailSources): Promise<Message[]> {
  const [mail, links] = await Promise.all([readMail(mailUrl), readLinks(authUrl, siteUrl)]);
  return [...mail, ...links];
}

async function readLinks(source: string, siteUrl: string): Promise<Message[]> {
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
