import { expect, test } from 'vitest';
import { FINDINGS, type AiCheckReport } from '#shared/entities/ai-check.ts';
import { aiCheckText } from '#src/lib/ai-check-text.ts';
import { aiCheck } from '#src/i18n/de/ai-check.ts';
import { aiFindings as de } from '#src/i18n/de/ai-findings.ts';
import { aiFindings as en } from '#src/i18n/en/ai-findings.ts';

test('a report as text has everything that the page shows', () => {
  const report: AiCheckReport = {
    site: 'laden.example',
    checked_at: '2026-11-25T23:30:00.000Z',
    pages: ['https://laden.example/'],
    findings: [
      {
        id: 'text',
        case: 'little',
        state: 'look',
        title: 'Text',
        text: 'Wenig Text.',
        change: 'Mehr schreiben.',
        pages: ['https://laden.example/'],
      },
    ],
  };
  expect(aiCheckText(report, aiCheck.report, 'de-DE')).toBe(
    [
      'Ergebnis für laden.example',
      // The day in Berlin.
      'Gelesen am 26. November 2026, ohne Skripte.',
      'Zu ändern: 0 · Anzusehen: 1 · In Ordnung: 0',
      '',
      '[Ansehen] Text',
      'Wenig Text.',
      'Was zu tun ist: Mehr schreiben.',
      'Auf:',
      '- https://laden.example/',
      '',
      'Seiten, die wir gelesen haben:',
      '- https://laden.example/',
    ].join('\n'),
  );
});

test.each([
  ['en', en],
  ['de', de],
])('in %s whatever is to be changed or looked at says what to do', (_, words) => {
  for (const [id, states] of Object.entries(FINDINGS)) {
    const { cases } = words[id as keyof typeof FINDINGS];
    for (const [which, state] of Object.entries(states)) {
      const change = (cases as Record<string, { change?: string }>)[which]?.change;
      if (state === 'fail' || state === 'look') expect(change, `${id} ${which}`).toBeTruthy();
      if (state === 'pass') expect(change, `${id} ${which}`).toBeUndefined();
    }
  }
});
