import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestMember } from '../helpers/api-server-client.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { clearMails, memberMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { runsOf, scheduleClock, settings } from '../helpers/scheduled-runs.ts';

const brand = useBrandBackend();
const clock = scheduleClock(brand, 2060);
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});
beforeEach(async () => {
  await clearMails(brand.backend);
  const { db } = brand.backend;
  await db.recursiveDelete(db.collection('brand_campaigns'));
  await db.recursiveDelete(db.collection('rate_limits'));
});

const SEARCHING = settings({ modes: 'search', platforms: ['chatgpt', 'claude', 'gemini'] });

async function runNextDay() {
  clock.toNextRun();
  return clock.run();
}

const modesAsked = async (id: string) => {
  const { tests } = await brand.act(member, { action: 'tests', campaign_id: id });
  return tests.map(({ mode, platform }) => `${platform} ${mode}`).sort();
};

const searches = async () => (await brand.act(member, { action: 'tests' })).quota.searches;

describe('a run by schedule with web search', () => {
  test('asks memory once a month, and again when another model is configured', async () => {
    const { id } = await clock.scheduled(member, SEARCHING);
    expect(await runNextDay()).toMatchObject({ asked: 5, closed: 1 });
    expect(await modesAsked(id)).toEqual([
      'chatgpt memory',
      'chatgpt search',
      'claude memory',
      'claude search',
      'gemini memory',
    ]);
    expect(await searches()).toMatchObject({ used: 2 });
    expect(await runNextDay()).toMatchObject({ asked: 2, closed: 1 });
    configure({ GEMINI_MODEL: 'gemini-that-came-later' });
    expect(await runNextDay()).toMatchObject({ asked: 3, closed: 1 });
    expect(await runNextDay()).toMatchObject({ asked: 2, closed: 1 });
  });

  test('mails the share with search, and memory beside it and in no other figure', async () => {
    await clock.scheduled(member, { ...SEARCHING, prompts: ['Who mails?'] });
    // Each platform is asked from memory, and these two with search as well.
    for (const provider of ['openai', 'openai', 'anthropic', 'anthropic', 'gemini'] as const) {
      brand.models.script({ kind: 'text', provider, contains: 'Who mails', text: 'Anlauf.' });
    }
    await runNextDay();
    const [mail] = await memberMails(brand.backend);
    expect(mail?.subject).toBe('Anlauf: named in 2 of 2 answers with web search (100%)');
    expect(mail?.text).toContain('From memory: named in 3 of 3 answers, 100% (range 44 to 100%)');
    expect(mail?.text).toContain('With web search: named in 2 of 2 answers, 100%');
    expect(mail?.text).toMatch(/^Answers that name Anlauf: 2 of 2,/m);
  });

  test('mails the first open thing to do, in its own language', async () => {
    const { id } = await clock.scheduled(member, SEARCHING);
    await runNextDay();
    const make = { action: 'make-advice', campaign_id: id, locale: 'de' } as const;
    const { items } = await brand.act(member, make);
    const [first, second] = items;
    const dismiss = { action: 'set-advice', campaign_id: id, state: 'dismissed' } as const;
    await brand.act(member, { ...dismiss, id: first?.id ?? '' });
    await clearMails(brand.backend);
    await runNextDay();
    const [mail] = await memberMails(brand.backend);
    expect(mail?.text).toContain(`One thing to do\n\n${second?.title}\n${second?.why}\n`);
    expect(mail?.html).toContain('<div lang="de">');
  });

  test('asks each question as often as there are samples', async () => {
    const { id } = await clock.scheduled(member, { ...SEARCHING, modes: 'both', samples: 3 });
    expect(await runNextDay()).toMatchObject({ asked: 15, closed: 1 });
    const [run] = await runsOf(brand, id);
    expect(run?.slots.map(({ sample }) => sample)).toEqual(
      [1, 2, 3].flatMap((sample) => Array<number>(5).fill(sample)),
    );
    expect((await clock.campaignOf(member, id)).last_run).toMatchObject({
      planned: 15,
      answers: 15,
    });
  });

  test('that the day has too few searches for asks memory all the same, and the rest on the next day', async () => {
    configure({ BRAND_DAILY_SEARCHES: '2' });
    const { id } = await clock.scheduled(member, { ...SEARCHING, prompts: ['Who?', 'Why?'] });
    // One answer takes the one search that it used of two, so no second one fits.
    expect(await runNextDay()).toMatchObject({ asked: 7, left: 1, reason: 'searches' });
    const { current_run: current } = await clock.campaignOf(member, id);
    expect(current).toMatchObject({ planned: 10, settled: 7, waits_for: 'searches' });
    expect(await clock.run()).toMatchObject({ asked: 0, reason: 'searches' });
    expect(await runNextDay()).toMatchObject({ asked: 1, left: 1 });
    expect(await memberMails(brand.backend)).toEqual([]);
    configure({ BRAND_DAILY_SEARCHES: '60' });
    expect(await clock.run()).toMatchObject({ asked: 2, closed: 1, left: 0 });
    expect(await memberMails(brand.backend)).toHaveLength(1);
  });

  test('that the month has too few searches for is done without the rest, and its member reads why', async () => {
    configure({ BRAND_MONTHLY_SEARCHES: '3' });
    const { id } = await clock.scheduled(member, { ...SEARCHING, prompts: ['Who?', 'Why?'] });
    expect(await runNextDay()).toMatchObject({ asked: 8, closed: 1, left: 0 });
    const { last_run: last, schedule } = await clock.campaignOf(member, id);
    expect(last).toMatchObject({
      planned: 10,
      answers: 8,
      problems: [{ reason: 'search-quota', platforms: ['chatgpt', 'claude'] }],
    });
    expect(schedule).toMatchObject({ stopped: null });
    expect(schedule?.next_run_at).not.toBeNull();
    const [mail] = await memberMails(brand.backend);
    expect(mail?.text).toContain('Your web searches for this month are used up');
    expect(await searches()).toMatchObject({ used: 2, limit: 3 });
  });

  test('goes on when all members’ answers from memory of the day are used up', async () => {
    configure({ BRAND_DAILY_CEILING: '1' });
    const { id } = await clock.scheduled(member, SEARCHING);
    expect(await runNextDay()).toMatchObject({ asked: 3, left: 1, reason: 'ceiling' });
    expect((await modesAsked(id)).filter((each) => each.endsWith('search'))).toHaveLength(2);
  });
});

describe('the month’s money for models', () => {
  const PROMPT = 'Which agency, please?';
  /** A dollar for ten tokens: each answer is dear. */
  const DEAR = { OPENAI_PRICES: '99999,99999,99999' };

  async function question(prompt = PROMPT) {
    const { id } = await brand.campaign(member);
    // Several, so that the budget in whole dollars can be near what they cost.
    const samples = 5;
    return {
      action: 'test-prompt',
      platform: 'chatgpt',
      prompt,
      campaign_id: id,
      samples,
    } as const;
  }

  /** Reads what the models cost this month, and sets the budget beside it. */
  async function budgetAt(share: number): Promise<void> {
    const rows = await brand.backend.db.collection('rate_limits').get();
    const spent = rows.docs.reduce((sum, row) => sum + Number(row.get('micro_usd') ?? 0), 0);
    expect(spent).toBeGreaterThan(20_000_000);
    configure({ BRAND_MONTHLY_BUDGET_USD: String(Math.floor(spent / 1_000_000 / share)) });
  }

  test('stops runs by schedule first, tells the operator once, and lets them go on with the month', async () => {
    configure(DEAR);
    await clock.scheduled(member, { platforms: ['claude'] });
    clock.toNextRun();
    await brand.act(member, await question());
    await budgetAt(1.05);
    expect(await clock.run()).toMatchObject({ asked: 0, left: 1, reason: 'budget' });
    expect(await clock.run()).toMatchObject({ asked: 0, left: 1, reason: 'budget' });
    const { campaigns } = await brand.act(member, { action: 'campaigns' });
    expect(campaigns.map(({ current_run: run }) => run?.waits_for)).toContain('budget');
    // A member's own question is still answered.
    configure({ OPENAI_PRICES: '0,0,0' });
    expect(await brand.act(member, await question())).toMatchObject({ errors: [] });
    const mails = await operatorMails(brand.backend);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Das Geld für Modelle ist für diesen Monat aufgebraucht');
    expect(mails[0]?.text).toContain('BRAND_MONTHLY_BUDGET_USD');

    const nextMonth = new Date(clock.now());
    nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
    clock.passMinutes((nextMonth.getTime() - clock.now().getTime()) / 60_000);
    expect((await clock.run()).asked).toBeGreaterThan(0);
  });

  test('refuses members’ questions at 110 %, and says so', async () => {
    configure(DEAR);
    clock.toNextRun();
    const asked = await question();
    await brand.act(member, asked);
    await budgetAt(1.2);
    expect(await brand.refused(member, asked)).toEqual({ status: 503, code: 'budget-reached' });
    const subjects = (await operatorMails(brand.backend)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Brand Checker: Fragen werden bis nächsten Monat abgelehnt']);
    expect((await brand.act(member, { action: 'tests' })).quota.used).toBe(5);
  });

  test('leaves out what a question with web search has not asked yet, and gives its searches back', async () => {
    configure(DEAR);
    clock.toNextRun();
    const asked = await question();
    const { pending } = await brand.act(member, { ...asked, modes: ['memory', 'search'] });
    await budgetAt(1.2);
    await clock.run();
    const { run, quota } = await brand.act(member, { action: 'run', id: pending?.run_id ?? '' });
    expect(run.state).toBe('closed');
    expect(run.slots.map(({ reason }) => reason)).toEqual(Array(5).fill('budget'));
    expect(quota.searches.used).toBe(0);
  });
});
