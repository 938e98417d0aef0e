import type { EndpointOutput } from '../../shared/api/contract';
import type { NoticeTexts } from './notice-texts';

/**
 * The confirmation of receipt that the law wants in text form: what was declared, to whom, and when
 * it came, in German time.
 *
 * @param lines label and value of each field
 */
export function receiptText(
  texts: Pick<NoticeTexts, 'tag' | 'head' | 'reference' | 'receivedAt'>,
  lines: [string, string][],
  { reference, received_at }: EndpointOutput<'contract-notice'>,
): string {
  const receivedAt = new Date(received_at).toLocaleString(texts.tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
  const all: [string, string][] = [
    [texts.reference, reference],
    [texts.receivedAt, receivedAt],
    ...lines,
  ];
  return [texts.head, ...all.map((line) => line.join(': '))].join('\n');
}
