import { expect, test } from 'vitest';
import { analyzeAnswer } from '#shared/rules/brand-analysis.ts';
import { LONG_ANSWERS } from '../helpers/long-answers';

const CAMPAIGN = {
  brand_name: 'Müller',
  brand_variants: ['Müller Milch'],
  competitors: ['Kiezwerk', 'Café-X'],
  own_domains: ['mueller.example'],
};

/**
 * Longest analysis of 100 KB, in milliseconds, by the quickest run: what the code needs, not what
 * the machine does besides. Not part of `npm test`; run it with
 * `npx vitest bench --run`.
 */
const MAX_ANALYSIS_MS = 50;

for (const [name, , text] of LONG_ANSWERS) {
  test(`100 KB of ${name} are analysed in time`, async ({ bench }) => {
    const { latency } = await bench(name, () => {
      analyzeAnswer(text, CAMPAIGN);
    }).run({ time: 300, iterations: 10, warmupIterations: 3 });
    expect(latency.min).toBeLessThan(MAX_ANALYSIS_MS);
  });
}
