import type { EndpointInput, EndpointOutput } from '../api/contract.ts';
import { formatDay } from './dates.ts';

/** What the receipt confirms; `received_at` in ISO 8601, UTC. */
export type Received = Pick<EndpointOutput<'contract-notice'>, 'reference' | 'received_at'>;

/** The words of a receipt, in the declarant's language. */
export interface ReceiptTexts {
  /** BCP 47 tag of the language. */
  tag: string;
  /** What kind of notice it is and to whom, with an empty line after them ({@link receiptHead}). */
  head: string;
  /** What was declared, as a sentence. */
  declaration: string;
  reference: string;
  receivedAt: string;
}

/**
 * The confirmation of receipt that the law requires in text form (§ 312k, § 356a BGB): what was
 * declared, to whom, and when it was received, in German time.
 *
 * @param lines label and value of each field
 */
export function receiptText(
  texts: ReceiptTexts,
  lines: [string, string][],
  { reference, received_at }: Received,
): string {
  const all: [string, string][] = [
    [texts.reference, reference],
    [texts.receivedAt, germanTime(received_at, texts.tag)],
    ...lines,
  ];
  return `${texts.head}${texts.declaration}\n\n${all.map((line) => line.join(': ')).join('\n')}`;
}

/**
 * The time of receipt in words, in German time.
 *
 * @param receivedAt ISO 8601, UTC
 * @param tag BCP 47 tag of the language
 */
export function germanTime(receivedAt: string, tag: string): string {
  return new Date(receivedAt).toLocaleString(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
}

/** What kind of notice it is and to whom. */
export function receiptHead(heading: string, company: string): string {
  return `${heading}\n${company}\n\n`;
}

/** The form's labels that the receipt repeats. */
export type NoticeLabels = Record<
  | 'name'
  | 'email'
  | 'contract'
  | 'cause'
  | 'ordinary'
  | 'forCause'
  | 'reason'
  | 'endsOn'
  | 'earliest',
  string
>;

/** Label and value of each field, in the order of the form. */
export function receiptLines(
  notice: EndpointInput<'contract-notice'>,
  labels: NoticeLabels,
  tag: string,
): [string, string][] {
  const lines: [string, string][] = [
    [labels.name, notice.name],
    [labels.email, notice.email],
    [labels.contract, notice.contract],
  ];
  if (notice.kind === 'withdrawal') return lines;
  lines.push([labels.cause, notice.cause === 'for_cause' ? labels.forCause : labels.ordinary]);
  if (notice.reason !== undefined) lines.push([labels.reason, notice.reason]);
  lines.push([labels.endsOn, notice.ends_on ? formatDay(notice.ends_on, tag) : labels.earliest]);
  return lines;
}
