import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { claimStatus } from '#scripts/editor/claim-status.ts';
import { type Claim, CLAIMS, claimsToProve, showsClaim } from '#src/claims/register.ts';
import { valuesOf } from '#src/integrations/content-checks/content-file.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { legalFacts } from '#src/i18n/legal-facts.ts';
import { LOCALES } from '#src/i18n/locales.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The register with one entry in another state. */
const withClaim = (id: keyof typeof CLAIMS, change: Partial<Claim>) => ({
  ...CLAIMS,
  [id]: { ...CLAIMS[id], ...change },
});
const PROOF = { evidence: 'List of members, 2026-11', checkedBy: 'A. Beispiel' };

describe('a claim', () => {
  const real = (day: string, change: Partial<Claim>, id: keyof typeof CLAIMS = 'professionals') =>
    showsClaim(id, { all: false, day }, withClaim(id, change));

  test('is shown with evidence, a person who checked it and more than 30 days left', () => {
    const proof = { ...PROOF, validUntil: '2027-01-31' };
    expect(real('2026-12-31', proof)).toBe(true);
    expect(real('2027-01-01', proof)).toBe(false);
    expect(real('2026-12-31', { ...proof, evidence: null })).toBe(false);
    expect(real('2026-12-31', { ...proof, checkedBy: null })).toBe(false);
    expect(real('2026-12-31', { ...proof, validUntil: null })).toBe(false);
  });

  test('of the contract needs evidence, and does not change with the day', () => {
    expect(real('2026-12-31', PROOF, 'earlyBird')).toBe(true);
    expect(real('2030-01-01', { ...PROOF, validUntil: '2027-01-31' }, 'earlyBird')).toBe(true);
    expect(real('2026-12-31', { checkedBy: null }, 'earlyBird')).toBe(false);
  });

  test('of the sample operator is shown without evidence', () => {
    expect(showsClaim('professionals', { all: true, day: '2026-12-31' })).toBe(true);
  });

  test('is listed without evidence, and from 30 days before its evidence ends', () => {
    const proven = withClaim('professionals', { ...PROOF, validUntil: '2027-01-31' });
    const listed = (day: string) =>
      claimsToProve(day, proven).find(({ id }) => id === 'professionals');
    expect(listed('2026-12-31')).toBeUndefined();
    expect(listed('2027-01-01')).toEqual({ id: 'professionals', validUntil: '2027-01-31' });
    expect(claimsToProve('2026-12-31', proven).map(({ id }) => id)).toContain('struckPrice');
    expect(claimStatus('2026-12-31')).toContain(
      'professionals: no evidence (src/features/training/TrainingHero.astro)',
    );
  });
});

describe('the register', () => {
  test('names files that exist', () => {
    const files = Object.values(CLAIMS).flatMap(({ where }): readonly string[] => where);
    expect(files.filter((file) => !existsSync(ROOT + file))).toEqual([]);
  });

  test.each(LOCALES)('has both wordings of each claim, in %s', async (locale) => {
    const pages = (await readContent(ROOT))
      .filter((file) => file.collection === 'services' && file.locale === locale)
      .map((file) => `targets/${file.name}`);
    const ids = [...Object.keys(dictionary(locale).claims), ...pages];
    expect(ids.sort()).toEqual(Object.keys(CLAIMS).sort());
  });
});

/** What a claim says and its other wording must not. */
const CLAIMED =
  /\d ?%|percent|prozent|\b(97|99|500|72)\b|early-bird|frühbucher|regular price|regulär|new ones|every month|monthly|monatlich|jeden monat/i;

/** A service page's sentence for numbers that are not proven. */
const unprovenTargets = async () =>
  (await readContent(ROOT))
    .filter(({ collection }) => collection === 'services')
    .map((file) => (valuesOf(file) as { results: { unproven: string } }).results.unproven);

describe.each(LOCALES)('without evidence, in %s,', (locale) => {
  test('no wording has a number or a comparison', async () => {
    const { claims } = dictionary(locale);
    const wordings = Object.values(claims).map(({ unproven }) => JSON.stringify(unproven));
    // How long a tutorial takes can be looked up.
    const found = wordings.filter((text) => CLAIMED.test(text));
    expect(found).toEqual([]);
    expect((await unprovenTargets()).filter((text) => /\d/.test(text))).toEqual([]);
  });

  test('the terms name one price, and with it the early-bird and the regular one', () => {
    const section = dictionary(locale).terms.sections.find(({ heading }) =>
      heading.startsWith('4.'),
    );
    const price = (hasEarlyBird: boolean) =>
      fill(section?.text[0] ?? '', legalFacts(locale, 'https://x.example', hasEarlyBird));
    expect(price(true)).toMatch(/290[^9]+.+\b99/);
    expect(price(true)).toMatch(CLAIMED);
    expect(price(false)).toContain('290');
    expect(price(false)).not.toMatch(/\b99\b|early-bird|Frühbucher|regular|regulär/);
  });

  test('nothing else in the dictionaries makes a claim of the register', () => {
    const { claims, operations, ...others } = dictionary(locale);
    expect(JSON.stringify(others)).not.toMatch(/\b500 (pro|Pro)|early-bird|Frühbucher|\b72 |\b97 /);
  });
});
