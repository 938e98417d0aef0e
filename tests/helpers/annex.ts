import { fill } from '#src/i18n/fill.ts';
import { legalFacts } from '#src/i18n/legal-facts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { annexSentences } from '#src/i18n/withdrawal-annex.ts';

/**
 * The law's sentences about a withdrawal as a reader sees them.
 *
 * @param withdrawAddress the address that they name
 */
export function readableAnnex(locale: Locale, withdrawAddress: string): string[] {
  const facts = legalFacts(locale, withdrawAddress, true);
  return annexSentences(locale).map(({ text }) =>
    fill(text, facts).replace(/\[([^\]]+)\]\([^)]+\)/, '$1'),
  );
}
