import { SITE } from '#src/site.config.ts';
import type { Backend } from './api-server-backend.ts';

export interface SentMail {
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** Every e-mail that is queued, oldest first. */
async function sentMails(backend: Backend): Promise<SentMail[]> {
  const { docs } = await backend.db.collection('mail').get();
  return docs
    .sort((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    .map((row) => {
      const text = (path: string) => String(row.get(path) ?? '');
      const [to] = row.get('to') as string[];
      return {
        to: to ?? '',
        replyTo: text('replyTo') || undefined,
        subject: text('message.subject'),
        text: text('message.text'),
        html: text('message.html'),
      };
    });
}

/** Those to the operator. */
export async function operatorMails(backend: Backend): Promise<SentMail[]> {
  return (await sentMails(backend)).filter(({ to }) => to === SITE.email);
}

/** Those to anybody else. */
export async function memberMails(backend: Backend): Promise<SentMail[]> {
  return (await sentMails(backend)).filter(({ to }) => to !== SITE.email);
}

export async function clearMails(backend: Backend): Promise<void> {
  for (const name of ['mail', 'mail_marks']) {
    await backend.db.recursiveDelete(backend.db.collection(name));
  }
}
