import { describe, expect, test } from 'vitest';
import { requireLawText, unreadSentences } from '#src/integrations/law-text.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { annexSentences } from '#src/i18n/withdrawal-annex.ts';

/** Without the spaces that keep numbers with their units. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('the withdrawal instruction', () => {
  test('is made of the law’s sentences alone; ours stand below it', () => {
    for (const locale of LOCALES) {
      const { sections, form, inFavour } = dictionary(locale).withdrawal;
      const parts = [...sections.flatMap(({ text }) => text), form.intro, ...form.lines];
      let rest = plain(parts.join('\n'));
      for (const { text } of annexSentences(locale)) rest = rest.replace(text, '');
      // What is left of the form is what is filled in, and room.
      expect(rest.replaceAll(/: (_+|.*Community Access.)$/gm, '').trim(), locale).toBe('');
      expect(inFavour.text.join()).not.toBe('');
    }
  });

  test('has the sentence about the online function as the law of 2026 has it', () => {
    const texts = annexSentences('de').map(({ text }) => text);
    expect(texts).toContain(
      'Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    );
  });

  test('notes where and when each sentence was read', () => {
    for (const { text, read } of LOCALES.flatMap(annexSentences)) {
      if (read === null) continue;
      expect(read.on, text).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(read.where, text).toMatch(/^(Annex|Note)/);
    }
    // German is the law itself and what its courts read.
    expect(annexSentences('de').filter(({ read }) => read === null)).toEqual([]);
  });
});

test('a public build is refused with a sentence that was not compared with the law', () => {
  expect(() => requireLawText('local')).not.toThrow();
  expect(() => requireLawText('firebase', [])).not.toThrow();
  expect(() => requireLawText('firebase', ['One.', 'Two.'])).toThrow(/- One\.\n- Two\./);
  for (const text of unreadSentences()) expect(() => requireLawText('firebase')).toThrow(text);
});
