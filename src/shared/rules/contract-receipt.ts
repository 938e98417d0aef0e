/** The words of a receipt, in the declarant's language. */
export interface ReceiptTexts {
  /** BCP 47 tag of the language. */
  tag: string;
  /** What was declared and to whom, with an empty line after them ({@link receiptHead}). */
  head: string;
  reference: string;
  receivedAt: string;
}

/**
 * The confirmation of receipt that the law wants in text form (§ 312k, § 356a BGB): what was
 * declared, to whom, and when it came, in German time.
 *
 * @param lines label and value of each field
 * @param receipt `received_at` in ISO 8601, UTC
 */
export function receiptText(
  texts: ReceiptTexts,
  lines: [string, string][],
  { reference, received_at }: { reference: string; received_at: string },
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
  return texts.head + all.map((line) => line.join(': ')).join('\n');
}

/** Apart from the rest, so that the page's script need not build it. */
export function receiptHead(heading: string, company: string): string {
  return `${heading}\n${company}\n\n`;
}
