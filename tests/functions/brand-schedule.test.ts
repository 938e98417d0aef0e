import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dueMinute } from '#shared/rules/schedule-slots.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';
import { runsOf, scheduleClock, settings } from '../helpers/scheduled-runs.ts';

const brand = useBrandBackend();
const clock = scheduleClock(brand, 2050);
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});
beforeEach(async () => {
  await clearMails(brand.backend);
  await brand.backend.db.recursiveDelete(brand.backend.db.collection('brand_campaigns'));
});

/** The next answers of a provider, one unless told otherwise. */
const answers = (
  provider: 'openai' | 'anthropic',
  contains: string,
  text: string,
  count = 1,
): void => {
  for (let made = 0; made < count; made += 1) {
    brand.models.script({ kind: 'text', provider, contains, text });
  }
};

/** The next day's runs. */
async function runNextDay() {
  clock.toNextRun();
  return clock.run();
}

describe('a schedule', () => {
  test('is stored as it is meant: each prompt once, due next at its campaign’s time', async () => {
    const { id, schedule } = await clock.scheduled(member, {
      every: 'weekly',
      weekday: 7,
      prompts: ['Who?', ' Who? ', 'Why?'],
      platforms: ['gemini', 'chatgpt', 'gemini'],
    });
    expect(schedule).toMatchObject({
      prompts: ['Who?', 'Why?'],
      platforms: ['chatgpt', 'gemini'],
      next_run_at: new Date(Date.UTC(2050, 0, 2, 0, dueMinute(id))).toISOString(),
      samples: 1,
      modes: 'memory',
      stopped: null,
    });
  });

  test.each([
    [{ prompts: [] }],
    [{ prompts: Array.from({ length: 11 }, (_, index) => `Who ${index}?`) }],
    [{ prompts: ['x'.repeat(501)] }],
    [{ prompts: [' '] }],
    [{ platforms: [] }],
    [{ weekday: 0 }],
    [{ every: 'hourly' }],
    [{ samples: 0 }],
    [{ samples: 6 }],
    [{ modes: 'web' }],
    [{ next_run_at: '2050-01-01T00:00:00.000Z' }],
  ])('is refused with %j', async (fields) => {
    const { id } = await brand.campaign(member);
    const schedule = { ...settings(), ...fields };
    expect(await brand.refused(member, { action: 'set-schedule', id, schedule })).toEqual({
      status: 400,
      code: 'invalid-input',
    });
  });

  test('that is ended while a run waits leaves nothing behind', async () => {
    configure({ BRAND_DAILY_CEILING: '0' });
    const { id } = await clock.scheduled(member);
    expect(await runNextDay()).toMatchObject({ asked: 0, left: 1, reason: 'ceiling' });
    await brand.act(member, { action: 'set-schedule', id, schedule: null });
    await clock.run();
    expect(await runsOf(brand, id)).toEqual([]);
    expect(await memberMails(brand.backend)).toEqual([]);
  });

  test('of a campaign that is not active waits', async () => {
    const { id } = await clock.scheduled(member);
    const fields = { name: 'Launch', brand_name: 'Anlauf', industry: null, brand_variants: [] };
    await brand.act(member, { action: 'update-campaign', id, ...fields, status: 'paused' });
    expect(await runNextDay()).toMatchObject({ asked: 0 });
    await brand.act(member, { action: 'update-campaign', id, ...fields, status: 'active' });
    expect(await runNextDay()).toMatchObject({ asked: 1, closed: 1 });
  });

  test('of a campaign that is paused during a run asks nothing more until it is active again', async () => {
    configure({ BRAND_DAILY_QUOTA: '1' });
    const { id } = await clock.scheduled(member, { prompts: ['Who?', 'Why?'] });
    expect(await runNextDay()).toMatchObject({ asked: 1, left: 1, reason: 'quota' });
    const fields = { name: 'Launch', brand_name: 'Anlauf', industry: null, brand_variants: [] };
    const paused = { action: 'update-campaign', id, ...fields, status: 'paused' } as const;
    expect((await brand.act(member, paused)).campaign.current_run).toBeNull();
    expect(await runNextDay()).toMatchObject({ asked: 0, left: 0 });
    expect(await runsOf(brand, id)).toEqual([]);
    await brand.act(member, { ...paused, status: 'active' });
    configure({ BRAND_DAILY_QUOTA: '2' });
    expect(await runNextDay()).toMatchObject({ asked: 2, closed: 1 });
  });
});

describe('a run', () => {
  test('asks each prompt once on each platform, within the member’s quota, and continues the next day', async () => {
    configure({ BRAND_DAILY_QUOTA: '3' });
    const { id } = await clock.scheduled(member, {
      prompts: ['Who?', 'Why?'],
      platforms: ['chatgpt', 'claude'],
    });
    expect(await runNextDay()).toMatchObject({ asked: 3, closed: 0, left: 1, reason: 'quota' });
    expect((await clock.campaignOf(member, id)).current_run).toMatchObject({
      planned: 4,
      settled: 3,
      waits_for: 'quota',
    });
    expect(await memberMails(brand.backend)).toEqual([]);
    expect(await runNextDay()).toMatchObject({ asked: 1, closed: 1, left: 0 });
    const campaign = await clock.campaignOf(member, id);
    expect(campaign.current_run).toBeNull();
    expect(campaign.last_run).toMatchObject({ planned: 4, answers: 4 });
    const { tests } = await brand.act(member, { action: 'tests', campaign_id: id });
    expect(new Set(tests.map(({ prompt, platform }) => `${prompt} ${platform}`)).size).toBe(4);
    expect(await memberMails(brand.backend)).toHaveLength(1);
  });

  test('reports what changed since the run before by more than chance, in the campaign and in one e-mail', async () => {
    const { id } = await clock.scheduled(
      member,
      { platforms: ['chatgpt', 'claude'], samples: 5, locale: 'de' },
      { name: '<b>Start</b>', competitors: ['Kiezwerk'] },
    );
    answers('openai', 'Who', 'Anlauf and Anlauf, see https://old.example/a', 5);
    answers('anthropic', 'Who', 'Anlauf: https://same.example/', 5);
    await runNextDay();
    const first = (await clock.campaignOf(member, id)).last_run;
    expect(first?.report).toMatchObject({ before: null, change: null, changes: [], alerts: [] });
    expect(first?.report.now).toMatchObject({ answers: 10, mentioned: 10, mentions: 15 });
    await clearMails(brand.backend);

    answers('openai', 'Who', 'Kiezwerk and Kiezwerk, see https://new.example/b', 5);
    answers('anthropic', 'Who', 'Kiezwerk, not Anlauf: https://same.example/x', 5);
    await runNextDay();
    const { last_run: last } = await clock.campaignOf(member, id);
    expect(last?.report).toMatchObject({
      named: { memory: { k: 5, n: 10 }, search: { k: 0, n: 0 } },
      now: { answers: 10, mentioned: 5 },
      before: { answers: 10, mentioned: 10 },
      // Half of ten is within the range of ten of ten.
      change: null,
      changes: [
        { prompt: 'Who is good?', competitor: 'Kiezwerk', now: { k: 10 }, before: { k: 0 } },
      ],
      // A model without web access cites nothing, whatever links it writes.
      new_citations: { count: 0, domains: [] },
      lost_citations: { count: 0, domains: [] },
      alerts: [{ kind: 'dropped-out', platform: 'chatgpt', held: false }],
    });
    const [mail, ...others] = await memberMails(brand.backend);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(member.email);
    expect(mail?.subject).toBe(
      'Bitte ansehen: Anlauf: in 5 von 10 Antworten aus dem Gedächtnis genannt (50 %)',
    );
    for (const part of [
      'Anlauf wird auf ChatGPT nicht mehr genannt (mehr als Zufall).',
      'Eine Sache zu tun',
      'Stimmung: von einem Sprachmodell bewertet',
      'Aus dem Gedächtnis: in 5 von 10 Antworten genannt, 50\u00a0% (Spanne 24 bis 76\u00a0%)',
      'Veränderung: kann Zufall sein',
      `/de/dashboard/brand-checker?campaign=${id}#overview`,
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).not.toContain('Websuche');
    expect(mail?.html).toContain('Kiezwerk wird öfter genannt');
    expect(mail?.html).not.toContain('<b>Start');
    expect(mail?.text).not.toMatch(/(?:new|old|same)\.example/);
  });

  test('reports a change within the ranges once it held in two runs', async () => {
    const { id } = await clock.scheduled(member, { platforms: ['chatgpt'], mail: false });
    const reportAfter = async (text: string) => {
      answers('openai', 'Who', text);
      await runNextDay();
      return (await clock.campaignOf(member, id)).last_run?.report;
    };
    await reportAfter('Anlauf.');
    expect(await reportAfter('Nordlicht.')).toMatchObject({ change: null, alerts: [] });
    expect(await reportAfter('Nordlicht.')).toMatchObject({
      change: { change: 'less', held: true },
      changes: [{ competitor: null, held: true, now: { k: 0 }, before: { k: 1 } }],
      alerts: [{ kind: 'dropped-out', platform: null, held: true }],
    });
    expect(await reportAfter('Nordlicht.')).toMatchObject({ change: null, alerts: [] });
  });

  test('is not called the first one when its questions are new', async () => {
    const { id } = await clock.scheduled(member);
    await runNextDay();
    await clearMails(brand.backend);
    const schedule = settings({ prompts: ['Who else?'] });
    await brand.act(member, { action: 'set-schedule', id, schedule });
    await runNextDay();
    const [mail] = await memberMails(brand.backend);
    expect(mail?.text).toContain('This is the first run with these questions');
  });

  test('sends no e-mail when the member wants none', async () => {
    const { id } = await clock.scheduled(member, { mail: false });
    await runNextDay();
    expect((await clock.campaignOf(member, id)).last_run).toMatchObject({ answers: 1 });
    expect(await memberMails(brand.backend)).toEqual([]);
  });

  test('happens once for a time, also when the schedule is saved again by a clock that is behind', async () => {
    const { id } = await clock.scheduled(member);
    const before = clock.now();
    expect(await runNextDay()).toMatchObject({ asked: 1, closed: 1 });
    brand.backend.setNow(before);
    await brand.act(member, { action: 'set-schedule', id, schedule: settings() });
    expect(await clock.run()).toMatchObject({ asked: 0, closed: 0 });
    expect(await runNextDay()).toMatchObject({ asked: 1, closed: 1 });
  });

  test('goes with its campaign', async () => {
    const { id } = await clock.scheduled(member);
    await runNextDay();
    expect(await runsOf(brand, id)).toHaveLength(1);
    await brand.act(member, { action: 'delete-campaign', id });
    expect(await runsOf(brand, id)).toEqual([]);
  });

  test('that finds its campaign deleted stores nothing', async () => {
    configure({ BRAND_DAILY_CEILING: '0' });
    const { id } = await clock.scheduled(member);
    await runNextDay();
    await brand.backend.db.doc(`brand_campaigns/${id}`).delete();
    configure({ BRAND_DAILY_CEILING: '100' });
    expect(await clock.run()).toMatchObject({ asked: 0, left: 0 });
    expect(await runsOf(brand, id)).toEqual([]);
  });
});
