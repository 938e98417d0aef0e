import { describe, expect, it } from 'vitest';
import { findMentions } from '#shared/rules/brand-mentions.ts';
import { listRank } from '#shared/rules/brand-rank.ts';

const NAMES = { brand_name: 'Anlauf', brand_variants: [], competitors: ['Kiezwerk', 'Nordlicht'] };

function rank(text: string): number | null {
  return listRank(text, findMentions(text, NAMES));
}

describe('the rank of the brand', () => {
  it('is its place in a numbered list', () => {
    expect(rank('Best:\n\n1. **Kiezwerk**: good\n2. **Anlauf**: also\n3. Nordlicht')).toBe(2);
    expect(rank('1) Kiezwerk\n2) Other\n3) Anlauf')).toBe(3);
  });

  it('is its place in a list with bullets', () => {
    expect(rank('- Kiezwerk\n- Anlauf – young\n\n- Nordlicht')).toBe(2);
    expect(rank('• Anlauf\n• Kiezwerk')).toBe(1);
  });

  it('counts items that Markdown numbers by itself', () => {
    expect(rank('1. Kiezwerk\n1. Anlauf\n1. Nordlicht')).toBe(2);
  });

  it('continues over paragraphs and bullets between the items', () => {
    const text =
      '### 1. Kiezwerk\n\nKnown for care.\n\n- Pro: fast\n- Con: dear\n\n### 2. Anlauf\n\nNew.\n';
    expect(rank(text)).toBe(2);
    expect(rank('**1. Kiezwerk**\n   - dear\n   - slow\n**2. Anlauf**\n')).toBe(2);
  });

  it('is that of the item which leads with it, not of one that compares with it', () => {
    expect(rank('1. Unknown: rival of Anlauf\n2. Anlauf: itself')).toBe(2);
    expect(rank('1. Kiezwerk - better than Anlauf\n2. Anlauf')).toBe(2);
  });

  it('is that of the numbered item which names it inside, when none leads with it', () => {
    expect(rank('1. Best price: Kiezwerk\n2. Best service:\n   - Anlauf')).toBe(2);
  });

  it('is missing where no list ranks it', () => {
    expect(rank('Anlauf is good.\n\n1. Kiezwerk\n2. Nordlicht\n\nIn short, Anlauf is fine.')).toBe(
      null,
    );
    expect(rank('- Why: Kiezwerk is dearer than Anlauf')).toBe(null);
    expect(rank('In 2024. Anlauf grew by 3. Anlauf shrank.')).toBe(null);
    expect(rank('')).toBe(null);
  });

  it('comes from the first list that ranks it', () => {
    expect(rank('1. Kiezwerk\n2. Nordlicht\n\nOr:\n\n- Other\n- Anlauf\n\n1. Anlauf')).toBe(2);
  });
});
