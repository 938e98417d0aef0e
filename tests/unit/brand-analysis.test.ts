import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeAnswer, shareOfVoice } from '#shared/rules/brand-analysis.ts';
import { lexiconScore } from '#shared/rules/brand-lexicon.ts';
import { findMentions } from '#shared/rules/brand-mentions.ts';
import { distinctNames, splitNames } from '#shared/rules/brand-names.ts';
import { LONG_ANSWERS } from '../helpers/long-answers';

const CAMPAIGN = {
  brand_name: 'Müller',
  brand_variants: ['Müller Milch'],
  competitors: ['Kiezwerk', 'Café-X', 'KIEZWERK'],
  own_domains: ['mueller.example'],
};

describe('the analysis of an answer', () => {
  it('brings together mentions, rank, competitors, share of voice and links', () => {
    const text = '1. Café-X\n2. Müller Milch, siehe https://shop.mueller.example\n3. Müllers';
    expect(analyzeAnswer(text, CAMPAIGN)).toEqual({
      mentions_count: 2,
      first_position: 13,
      excerpt: '1. Café-X 2. Müller Milch, siehe https://shop.mueller.example 3. Müllers',
      list_rank: 2,
      competitor_mentions: [
        { name: 'Kiezwerk', count: 0 },
        { name: 'Café-X', count: 1 },
      ],
      share_of_voice: 2 / 3,
      links: [{ url: 'https://shop.mueller.example/', domain: 'shop.mueller.example', own: true }],
    });
  });

  it('of nothing finds nothing', () => {
    expect(analyzeAnswer('', { ...CAMPAIGN, competitors: [] })).toEqual({
      mentions_count: 0,
      first_position: null,
      excerpt: null,
      list_rank: null,
      competitor_mentions: [],
      share_of_voice: null,
      links: [],
    });
  });

  it('gives shares between 0 and 1 that only grow with the brand’s mentions', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.array(fc.nat(99), { minLength: 1 }), (own, counts) => {
        const rivals = counts.map((count) => ({ name: 'x', count }));
        const share = shareOfVoice(own, rivals) ?? 0;
        const more = shareOfVoice(own + 1, rivals) ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(1);
        expect(more).toBeGreaterThanOrEqual(share);
      }),
    );
  });

  it.each(LONG_ANSWERS)('of 100 KB of %s misses and doubles nothing', (_, unit, text) => {
    const units = text.length / unit.length;
    const inOne = analyzeAnswer(`${unit} `, CAMPAIGN);
    const inAll = analyzeAnswer(text, CAMPAIGN);
    expect(inAll.mentions_count).toBe(inOne.mentions_count * units);
    expect(inAll.first_position).toBe(inOne.first_position);
    expect(inAll.list_rank).toBe(inOne.list_rank);
    expect(inAll.links.length).toBeLessThanOrEqual(inOne.links.length);
  });
});

describe('the tone by words', () => {
  const score = (text: string) => lexiconScore(text, findMentions(text, CAMPAIGN));
  it.each([
    ['Müller is reliable and friendly.', 'above'],
    ['Müller ist zuverlässig, mit sehr guter Beratung.', 'above'],
    ['Müller ist nicht schlecht.', 'above'],
    ['Müller is overpriced and slow.', 'below'],
    ['Müllers Service ist enttäuschend.', 'below'],
    ['Müller is not a very good choice.', 'below'],
    ["Müller isn't reliable.", 'below'],
    ['Müller sells milk.', 'at'],
    ['Müller is good but slow.', 'at'],
    ['Müller sells milk. Kiezwerk is excellent!', 'at'],
  ])('of "%s" is %s the middle', (text, side) => {
    const difference = Math.sign((score(text) ?? NaN) - 50);
    expect(difference).toBe({ above: 1, below: -1, at: 0 }[side]);
  });

  it('is missing where the brand is', () => {
    expect(score('Kiezwerk is excellent.')).toBe(null);
  });

  it('is a whole number from 5 to 95', () => {
    const words = fc.array(fc.constantFrom('Müller', 'good', 'schlecht', 'not', '.', ' \n', 'x'));
    fc.assert(
      fc.property(words, (parts) => {
        const tone = score(`Müller ${parts.join(' ')}`);
        expect(Number.isInteger(tone)).toBe(true);
        expect(tone).toBeGreaterThanOrEqual(5);
        expect(tone).toBeLessThanOrEqual(95);
      }),
    );
  });
});

describe('names', () => {
  it('are split at commas, trimmed, without empty ones and doubles', () => {
    expect(splitNames(' Müller , , MÜLLER,Mueller, Müller  Milch, a b ,')).toEqual([
      'Müller',
      'Müller  Milch',
      'a b',
    ]);
    expect(splitNames('')).toEqual([]);
  });

  it('stay as they are when they are made distinct again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const once = distinctNames(names);
        expect(distinctNames(once)).toEqual(once);
      }),
    );
  });
});
