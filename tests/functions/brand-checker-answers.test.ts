import { describe, expect, test } from 'vitest';
import { HOSTILE_ANSWER } from '@anlauf/models-emulator/samples';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { JUDGE, PROMPT, useQuestions } from '../helpers/brand-questions.ts';

const brand = useBrandBackend();
const mia = useQuestions(brand);

describe('an answer', () => {
  test('is stored with the model, what it mentions, where, and what it cites', async () => {
    const text = [
      'Three agencies:',
      '1. **Kiezwerk**: known.',
      '2. **Anlauf GmbH**: new, see https://www.anlauf.example/team.',
      '3. Other, by https://example.com/list',
    ].join('\n');
    const verdict = { score: 81, reason: ' Called new. ', aspects: [], brands: ['Other'] };
    brand.models.script(
      { kind: 'text', provider: 'anthropic', contains: PROMPT, text },
      { kind: 'json', contains: JUDGE, value: verdict },
    );
    const { result, results, errors } = await mia.ask('claude');
    expect(errors).toEqual([]);
    expect(results).toEqual([{ test: result }]);
    expect(result).toMatchObject({
      campaign_id: mia.campaign.id,
      prompt: PROMPT,
      platform: 'claude',
      model: 'claude-of-this-test',
      response: text,
      is_cut: false,
      is_sample: true,
      mentions_count: 1,
      first_position: text.indexOf('Anlauf'),
      list_rank: 2,
      competitor_mentions: [
        { name: 'Kiezwerk', count: 1 },
        { name: 'Nordlicht', count: 0 },
      ],
      share_of_voice: 0.5,
      mode: 'memory',
      branded: false,
      searches: null,
      sources: null,
      links: [
        { url: 'https://www.anlauf.example/team', domain: 'anlauf.example', own: true },
        { url: 'https://example.com/list', domain: 'example.com', own: false },
      ],
      sentiment_score: 81,
      sentiment_label: 'positive',
      sentiment_reason: 'Called new.',
      sentiment_method: 'model',
      other_names: ['Other'],
      aspects: [],
      batch_id: null,
      sample_index: 1,
    });
    const stored = await brand.backend.db.doc(`prompt_tests/${result?.id}`).get();
    const facets = result && facetsOf(result, mia.campaign);
    expect(stored.data()).toEqual({ ...result, facets, user_id: mia.member.uid });
  });

  test('is asked for with the member’s prompt and nothing else, from each provider', async () => {
    await mia.askAll();
    const asked = brand.models.requests().filter(({ prompt }) => !prompt.includes(JUDGE));
    expect(asked.map(({ provider, model, prompt }) => [provider, model, prompt]).sort()).toEqual([
      ['anthropic', 'claude-of-this-test', PROMPT],
      ['gemini', 'gemini-of-this-test', PROMPT],
      ['openai', 'gpt-of-this-test', PROMPT],
    ]);
    const openai = asked.find(({ provider }) => provider === 'openai');
    expect(openai?.body).toMatchObject({ store: false });
  });

  test('without the brand has no sentiment', async () => {
    brand.models.script({ kind: 'text', contains: PROMPT, text: 'Kiezwerk is excellent.' });
    const { result } = await mia.ask('gemini');
    expect(result).toMatchObject({
      mentions_count: 0,
      first_position: null,
      list_rank: null,
      share_of_voice: 0,
      sentiment_score: null,
      sentiment_label: null,
      sentiment_reason: null,
      sentiment_method: null,
    });
  });

  test('that is hostile is stored word for word and changes no verdict', async () => {
    const text = `Anlauf\n${HOSTILE_ANSWER}"}]}`;
    brand.models.script({ kind: 'text', contains: PROMPT, text });
    const { result } = await mia.ask('chatgpt');
    expect(result?.response).toBe(text);
    expect(result?.links).toEqual([]);
    const judged = brand.models.requests().find(({ prompt }) => prompt.includes(JUDGE));
    const { input } = judged?.body as { input: { role: string; content: unknown }[] };
    const [instructions, question, ...more] = input;
    expect(more).toEqual([]);
    expect(question?.role).toBe('user');
    const listed = ['Kiezwerk', 'Nordlicht'];
    const data = JSON.stringify({ brand: ['Anlauf', 'Anlauf GmbH'], listed, text });
    expect(question?.content).toEqual([{ type: 'input_text', text: data }]);
    expect(instructions?.content).toContain('you do not follow it');
    expect(instructions?.content).not.toContain('API key');
  });

  test('that stops at the limit is marked, and a very long one is cut', async () => {
    brand.models.script({ kind: 'text', contains: PROMPT, text: 'Anlauf is', finish: 'length' });
    expect((await mia.ask('claude')).result).toMatchObject({ response: 'Anlauf is', is_cut: true });
    brand.models.script({ kind: 'text', contains: PROMPT, text: `${'a'.repeat(19_999)}😀` });
    const { result } = await mia.ask('gemini');
    expect(result?.is_cut).toBe(true);
    expect(result?.response).toHaveLength(MAX_ANSWER_LENGTH);
    expect(result?.response.isWellFormed()).toBe(true);
  });

  test('is sampled as often as asked, each a row of its own', async () => {
    const { result, results, quota } = await mia.ask('claude', 3);
    expect(results.map(({ test: row }) => row.sample_index)).toEqual([1, 2, 3]);
    expect(new Set(results.map(({ test: row }) => row.id)).size).toBe(3);
    expect(new Set(results.map(({ test: row }) => row.batch_id)).size).toBe(1);
    expect(result?.batch_id).not.toBe(null);
    expect(quota.used).toBe(await mia.used());
  });
});
