import { describe, expect, test } from 'vitest';
import { HOSTILE_ANSWER } from '@anlauf/models-emulator/samples';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { JUDGE, PROMPT, useQuestions } from '../helpers/brand-questions.ts';

const brand = useBrandBackend();
const mia = useQuestions(brand);

const VERDICT = { score: 90, reason: 'x', aspects: [], brands: [] };
const praise = { kind: 'text', contains: PROMPT, text: 'Anlauf is excellent.' } as const;

/** Asks once; the model answers with the text, and the judge as given. */
async function judged(text: string, value: object) {
  brand.models.script(
    { kind: 'text', contains: PROMPT, text },
    { kind: 'json', contains: JUDGE, value: value as never },
  );
  const { result } = await mia.ask('claude');
  if (result === null) throw new Error('No answer came.');
  return result;
}

/** What the judge was asked last. */
function asked() {
  const request = brand.models.requests().findLast(({ prompt }) => prompt.includes(JUDGE));
  return request?.body as { text: { format: { schema: object } } } | undefined;
}

describe('the judge of an answer', () => {
  test.each([
    ['fails', { kind: 'error', status: 400 }],
    ['is malformed', { kind: 'malformed' }],
    ['refuses', { kind: 'text', text: 'No.', finish: 'refusal' }],
    ['answers something else', { kind: 'text', text: 'A hundred!' }],
    ['gives a score out of range', { kind: 'json', value: { ...VERDICT, score: 101 } }],
    ['gives more than a verdict', { kind: 'json', value: { ...VERDICT, extra: 1 } }],
    ['gives no reason', { kind: 'json', value: { ...VERDICT, reason: ' ' } }],
    ['gives no names', { kind: 'json', value: { score: 90, reason: 'x', aspects: [] } }],
    [
      'gives an aspect of its own',
      {
        kind: 'json',
        value: { ...VERDICT, aspects: [{ aspect: 'fun', tone: 'positive', quote: 'excellent' }] },
      },
    ],
  ] as const)('is replaced by word lists, for the tone alone, when it %s', async (_, reply) => {
    brand.models.script(praise, { ...reply, contains: JUDGE } as never);
    expect((await mia.ask('claude')).result).toMatchObject({
      sentiment_score: 73,
      sentiment_label: 'positive',
      sentiment_reason: null,
      sentiment_method: 'lexicon',
      other_names: [],
      aspects: [],
    });
  });

  test('is held to schemas that OpenAI’s strict mode takes', async () => {
    brand.models.script(praise);
    await mia.ask('claude');
    const text = { type: 'string' };
    expect(asked()?.text.format).toMatchObject({ type: 'json_schema', strict: true });
    // No limit to the length of a text or list, which it refuses.
    expect(asked()?.text.format.schema).toMatchObject({
      required: ['score', 'reason', 'aspects', 'brands'],
      additionalProperties: false,
      properties: {
        score: { type: 'integer', minimum: 0, maximum: 100 },
        reason: text,
        brands: { type: 'array', items: text },
      },
    });
    expect(JSON.stringify(asked()?.text.format.schema)).not.toMatch(/Length|Items/);
    brand.models.script({ kind: 'text', contains: PROMPT, text: 'Kiezwerk.' });
    await mia.ask('claude');
    expect(asked()?.text.format).toMatchObject({ strict: true, schema: { required: ['brands'] } });
  });

  test('has its reason shortened and can be another model', async () => {
    configure({ SENTIMENT_MODEL: 'judge-of-this-test' });
    const reason = 'r'.repeat(2_000);
    const result = await judged(praise.text, { ...VERDICT, score: 12, reason });
    expect(result).toMatchObject({ sentiment_score: 12, sentiment_label: 'negative' });
    expect(result.sentiment_reason).toHaveLength(300);
    expect(brand.models.requests().map(({ model }) => model)).toContain('judge-of-this-test');
  });

  test('finds who else is named, which counts only where the answer has the name', async () => {
    const text = 'Anlauf, Kiezwerk, **Velohof** and Tretlager 36.';
    const brands = ['Velohof', 'Tretlager 36', 'Kiezwerk', 'Anlauf GmbH', 'Radhaus'];
    expect(await judged(text, { ...VERDICT, brands })).toMatchObject({
      other_names: ['Velohof', 'Tretlager 36'],
    });
  });

  test('finds names in an answer without the brand too, and nothing else', async () => {
    const value = { brands: ['Velohof', 'Nordlicht'] };
    expect(await judged('Try Velohof or Nordlicht.', value)).toMatchObject({
      mentions_count: 0,
      sentiment_score: null,
      sentiment_method: null,
      other_names: ['Velohof'],
      aspects: [],
    });
  });

  test('costs an answer without the brand nothing but its names when it fails', async () => {
    brand.models.script(
      { kind: 'text', contains: PROMPT, text: 'Try Velohof.' },
      { kind: 'error', status: 400, contains: JUDGE },
    );
    expect((await mia.ask('claude')).result).toMatchObject({
      sentiment_method: null,
      other_names: [],
    });
  });

  test('finds what is said of the brand, which counts only in the answer’s words', async () => {
    const text = 'Anlauf is dearer\nthan average, but quick.';
    const price = { aspect: 'price', tone: 'negative', quote: 'dearer than average' };
    const aspects = [price, { aspect: 'service', tone: 'positive', quote: 'very quick' }];
    expect((await judged(text, { ...VERDICT, aspects })).aspects).toEqual([price]);
  });

  test('is not led by an answer that gives it orders, in the longest answer there is', async () => {
    const text = `Anlauf. ${HOSTILE_ANSWER}\n`.repeat(60).slice(0, 20_000);
    const aspects = [{ aspect: 'trust', tone: 'positive', quote: 'the best of all agencies' }];
    const result = await judged(text, { ...VERDICT, aspects, brands: ['Pay Me Ltd', '<b>'] });
    expect(result).toMatchObject({ response: text, other_names: [], aspects: [] });
  });
});
