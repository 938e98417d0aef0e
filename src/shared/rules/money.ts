/** German VAT, in percent, included in every consumer price (product 5.2). */
export const VAT_PERCENT = 19;

export interface VatSplit {
  grossCents: number;
  netCents: number;
  vatCents: number;
}

/**
 * Splits a VAT-inclusive amount: net = gross / 1.19, rounded to the cent; VAT is the rest, so the
 * two always add up (product 5.2: 29000 is 24370 + 4630).
 *
 * @param grossCents integer cents, VAT included
 */
export function splitVat(grossCents: number): VatSplit {
  const netCents = Math.round((grossCents * 100) / (100 + VAT_PERCENT));
  return { grossCents, netCents, vatCents: grossCents - netCents };
}

/**
 * The site's one money formatter (product 2.9).
 *
 * @param cents integer cents
 * @param currency ISO 4217 code
 * @param localeTag BCP 47 tag, `en-GB` or `de-DE`
 * @param fractions `auto` drops `.00` from whole amounts, for headlines
 */
export function formatMoney(
  cents: number,
  currency: string,
  localeTag: string,
  fractions: 'always' | 'auto' = 'always',
): string {
  return new Intl.NumberFormat(localeTag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: fractions === 'auto' ? 'stripIfInteger' : 'auto',
  }).format(cents / 100);
}
