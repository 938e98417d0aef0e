import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readOutgoingMail } from './outgoing.ts';

/** Subjects of Firebase Auth's e-mails by request type. */
const SUBJECTS: Record<string, string> = {
  PASSWORD_RESET: 'Reset your password',
  RECOVER_EMAIL: 'Your sign-in email was changed',
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
  link?: string;
  /** What the functions have written. */
  text?: string;
}

/** Where e-mails wait: what the Auth emulator and the functions would have had sent. */
export interface MailSources {
  /** The Auth emulator's `oobCodes`. */
  codesUrl: string;
  /** Firestore, past the functions. */
  db: Firestore;
  /** The site's page for an action link. */
  siteLink: (actionLink: string) => string;
}

/** The e-mails of the functions and of the Auth emulator that were not sent, each newest first. */
export async function readMessages({ codesUrl, db, siteLink }: MailSources): Promise<Message[]> {
  const [mail, links] = await Promise.all([readOutgoingMail(db), readLinks(codesUrl, siteLink)]);
  return [...mail.map((message) => ({ ...message, type: 'MAIL' })), ...links];
}

async function readLinks(source: string, siteLink: MailSources['siteLink']): Promise<Message[]> {
  const response = await fetch(source);
  const { oobCodes } = codesSchema.parse(await response.json());
  return (
    oobCodes
      // Only the functions ask for the others, and send them themselves.
      .filter(({ requestType }) => requestType in SUBJECTS)
      .map(({ email, requestType, oobLink }) => ({
        to: email,
        type: requestType,
        subject: SUBJECTS[requestType] ?? '',
        link: siteLink(oobLink),
      }))
      .reverse()
  );
}
