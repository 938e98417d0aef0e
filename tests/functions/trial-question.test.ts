import { beforeEach, describe, expect, test } from 'vitest';
import { addSpending, readSpending } from '#functions/stores/model-spending.ts';
import { rateLimitRef } from '#functions/stores/rate-limits.ts';
import { MAX_TRIAL_ATTEMPTS, MAX_TRIALS_A_DAY, TRIAL_LOST_MS } from '#shared/limits.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import {
  call,
  post,
  refusal,
  request,
  signUp,
  type TestMember,
} from '../helpers/api-server-client.ts';

const brand = useBrandBackend();
const PROMPT = 'Who roasts good coffee in Bristol?';
const ASK = { action: 'ask', brand: 'Harbour Roast', prompt: PROMPT } as const;
const OPEN = { action: 'read', state: 'open', trial: null };

let member: TestMember;
let now = new Date(Date.UTC(2031, 0, 1, 1));

/** Each test has a day, a month's money and a member of its own. */
beforeEach(async () => {
  now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 1));
  brand.backend.setNow(now);
  member = await signUp(brand.backend);
});

const ask = (who = member) => call(brand.backend, 'trial-question', ASK, who);
const read = (who = member) => call(brand.backend, 'trial-question', { action: 'read' }, who);
const refused = async (who = member) =>
  refusal(await post(brand.backend, 'trial-question', ASK, who));
const asked = () => brand.models.requests().filter(({ prompt }) => prompt === PROMPT).length;

/** The next answer of each platform. */
const script = (...replies: ({ text: string } | { status: number })[]) => {
  for (const reply of replies) {
    const scripted =
      'text' in reply
        ? ({ kind: 'text', ...reply } as const)
        : ({ kind: 'error', ...reply } as const);
    const provider = (['openai', 'anthropic', 'gemini'] as const)[replies.indexOf(reply)];
    brand.models.script({ ...(provider && { provider }), ...scripted });
  }
};

/** As many questions of others as leave room for `left`. */
async function useUp(left: number): Promise<void> {
  const window = Math.floor(now.getTime() / DAY_MS);
  const each = MAX_TRIALS_A_DAY / 10;
  for (let shard = 0; shard < 10; shard += 1) {
    const count = shard === 0 ? each - left : each;
    await rateLimitRef(brand.backend.db, `trial-all-${shard}`).set({ window, count });
  }
}

describe('a free member’s question', () => {
  test('is answered by each platform once, and reads the same after a reload', async () => {
    expect(await read()).toEqual(OPEN);
    script(
      { text: '1. **Quay Coffee**: good.\n2. **Harbour Roast**: good.' },
      { text: 'I would try:\n\n- **Dockside** – small\n- **Quay Coffee** – large' },
      { text: 'I do not know any.' },
    );
    const answer = await ask();
    expect(answer.state).toBe('answered');
    expect(answer.trial).toMatchObject({ brand: 'Harbour Roast', prompt: PROMPT, branded: false });
    expect(answer.trial?.answers).toMatchObject([
      { platform: 'chatgpt', model: 'gpt-of-this-test', named: true, others: ['Quay Coffee'] },
      { platform: 'claude', named: false, others: ['Dockside', 'Quay Coffee'] },
      { platform: 'gemini', named: false, others: [], response: 'I do not know any.' },
    ]);
    expect(await read()).toEqual({ ...answer, action: 'read' });
    expect(await ask()).toEqual(answer);
    expect(asked()).toBe(3);
  });

  test('that is sent twice at once is paid once, and both get to its answers', async () => {
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ state }) => state).sort()).toEqual(['answered', 'asking']);
    expect(asked()).toBe(3);
    expect((await read()).state).toBe('answered');
  });

  test('is once for a mailbox, however its address is written, also after a deletion', async () => {
    // A deletion needs a sign-in that is recent by the same clock.
    brand.backend.setNow(new Date());
    await ask();
    const again = member.email.replace('@', '+again@');
    const other = await signUp(brand.backend, { email: again });
    expect(await read(other)).toEqual({ ...OPEN, state: 'used' });
    expect(await refused(other)).toEqual({ status: 409, code: 'trial-used' });
    await call(brand.backend, 'delete-account', { locale: 'en' }, member);
    expect((await brand.backend.db.doc(`trial_questions/${member.uid}`).get()).exists).toBe(false);
    expect((await read(other)).state).toBe('used');
    expect(asked()).toBe(3);
  });

  test('is refused when the day’s are used up, and open again the next day', async () => {
    await useUp(1);
    expect(await read()).toEqual(OPEN);
    await useUp(0);
    expect(await read()).toEqual({ ...OPEN, state: 'day-used-up' });
    expect(await refused()).toEqual({ status: 503, code: 'service-quota-reached' });
    brand.backend.setNow(new Date(now.getTime() + DAY_MS));
    expect(await read()).toEqual(OPEN);
    expect(asked()).toBe(0);
  });

  test('costs the month’s money, and is refused when that is used up', async () => {
    expect((await ask()).state).toBe('answered');
    expect(await readSpending(now)).toBeGreaterThan(0);
    configure({ BRAND_MONTHLY_BUDGET_USD: '1' });
    await addSpending(1_000_000, now);
    const other = await signUp(brand.backend);
    expect(await read(other)).toEqual({ ...OPEN, state: 'month-used-up' });
    expect(await refused(other)).toEqual({ status: 503, code: 'budget-reached' });
    expect((await read()).state).toBe('answered');
    expect(asked()).toBe(3);
  });

  test('is kept without the platforms that do not answer', async () => {
    script({ status: 400 }, { text: 'I do not know any.' }, { status: 400 });
    expect((await ask()).trial?.answers.map(({ platform }) => platform)).toEqual(['claude']);
  });

  test('is given back when no platform answers, a few times a day', async () => {
    for (let attempt = 0; attempt < MAX_TRIAL_ATTEMPTS; attempt += 1) {
      script({ status: 400 }, { status: 400 }, { status: 400 });
      expect(await refused()).toEqual({ status: 502, code: 'model-failed' });
      expect(await read()).toEqual(OPEN);
    }
    const { docs } = await brand.backend.db.collection('rate_limits').get();
    const shards = docs.filter(({ id }) => id.startsWith('trial-all'));
    const today = Math.floor(now.getTime() / DAY_MS);
    const counts = shards
      .filter((row) => row.get('window') === today)
      .map((row) => row.get('count'));
    expect(counts.every((count) => count === 0)).toBe(true);
    expect(await refused()).toEqual({ status: 429, code: 'too-many-requests' });
    brand.backend.setNow(new Date(now.getTime() + DAY_MS));
    expect((await ask()).state).toBe('answered');
  });

  test('whose call broke off is on its way for a while, then can be asked again', async () => {
    await ask();
    const row = brand.backend.db.doc(`trial_questions/${member.uid}`);
    await row.update({ answers: null });
    expect(await read()).toEqual({ ...OPEN, state: 'asking' });
    expect((await ask()).state).toBe('asking');
    brand.backend.setNow(new Date(now.getTime() + TRIAL_LOST_MS));
    expect((await ask()).state).toBe('answered');
    expect(asked()).toBe(6);
  });

  test('is in the member’s own data', async () => {
    await ask();
    const { rows } = await call(
      brand.backend,
      'my-data',
      { collection: 'trial_questions' },
      member,
    );
    expect(rows).toMatchObject([{ brand: 'Harbour Roast', prompt: PROMPT }]);
  });

  test('is not for premium members, and needs a brand', async () => {
    const premium = await brand.premium();
    expect(await refused(premium)).toEqual({ status: 409, code: 'trial-for-free-members' });
    const nameless = { ...ASK, brand: '!' };
    expect(await refusal(await post(brand.backend, 'trial-question', nameless, member))).toEqual({
      status: 400,
      code: 'invalid-input',
    });
    expect(asked()).toBe(0);
  });

  test('is never asked by a GET', async () => {
    const query = new URLSearchParams(ASK);
    const response = await request(brand.backend, `trial-question?${query.toString()}`, {
      headers: { cookie: member.cookie },
    });
    expect(response.status).toBe(405);
  });
});
