import { LOCALES } from '../i18n/locales.ts';
import { annexSentences, type LawSentence } from '../i18n/withdrawal-annex.ts';

/** Sentences of the withdrawal instruction that were not compared with the law yet. */
export function unreadSentences(): string[] {
  return LOCALES.flatMap(annexSentences)
    .filter(isUnread)
    .map(({ text }) => text);
}

const isUnread = ({ read }: LawSentence) => read === null;

/**
 * Prevents a production build with a withdrawal instruction that may differ from the law's model:
 * the withdrawal period would then not begin (product 15.9).
 *
 * @param backend `PUBLIC_BACKEND`
 * @throws Error that lists the sentences
 */
export function requireLawText(backend: string, unread: readonly string[] = unreadSentences()) {
  if (backend !== 'firebase' || unread.length === 0) return;
  throw new Error(
    'src/i18n/withdrawal-annex.ts has sentences that were not compared with the law. Read each in the ' +
      'annexes, correct it, and note where and when you read it:\n' +
      unread.map((text) => `- ${text}`).join('\n'),
  );
}
