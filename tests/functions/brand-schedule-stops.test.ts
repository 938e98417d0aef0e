import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';
import { scheduleClock, settings } from '../helpers/scheduled-runs.ts';

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

/** The next day's runs. */
async function runNextDay() {
  clock.toNextRun();
  return clock.run();
}

describe('the reason why a schedule stops is in the campaign and in an e-mail', () => {
  test('an ended membership: nothing is asked', async () => {
    const leaving = await brand.premium();
    const { id } = await clock.scheduled(leaving);
    const profile = brand.backend.db.doc(`user_profiles/${leaving.uid}`);
    await profile.update({ subscription_status: 'free' });
    expect(await runNextDay()).toMatchObject({ asked: 0, closed: 1 });
    const [mail] = await memberMails(brand.backend);
    expect(mail?.text).toContain('Your membership has ended');
    expect(mail?.text).toContain('The schedule has stopped.');
    expect(await runNextDay()).toMatchObject({ asked: 0, closed: 0 });

    await profile.update({ subscription_status: 'admin' });
    const { schedule } = await clock.campaignOf(leaving, id);
    expect(schedule).toMatchObject({
      next_run_at: null,
      stopped: { reason: 'membership-ended', platforms: [] },
    });
    // Saved again, it starts again.
    await brand.act(leaving, { action: 'set-schedule', id, schedule: settings() });
    expect(await runNextDay()).toMatchObject({ asked: 1, closed: 1 });
  });

  test('a retired model: it is asked once, the other platforms are reported', async () => {
    const prompts = ['Who?', 'Why?', 'How?'];
    const { id } = await clock.scheduled(member, { prompts, platforms: ['chatgpt', 'claude'] });
    brand.models.script({ kind: 'error', provider: 'anthropic', status: 404 });
    expect(await runNextDay()).toMatchObject({ asked: 4, closed: 1 });
    const { schedule, last_run: last } = await clock.campaignOf(member, id);
    expect(last).toMatchObject({ planned: 6, answers: 3 });
    expect(schedule).toMatchObject({
      next_run_at: null,
      stopped: { reason: 'model-retired', platforms: ['claude'] },
    });
    const [mail] = await memberMails(brand.backend);
    expect(mail?.text).toContain('The model for Claude no longer exists.');
  });

  test('a model that turns out to be retired when it is asked once more', async () => {
    const { id } = await clock.scheduled(member, { platforms: ['claude'] });
    brand.models.script(
      { kind: 'error', provider: 'anthropic', status: 503, retryAfter: 0 },
      { kind: 'error', provider: 'anthropic', status: 404 },
    );
    expect(await runNextDay()).toMatchObject({ asked: 1, closed: 1 });
    const { schedule } = await clock.campaignOf(member, id);
    expect(schedule?.stopped).toMatchObject({ reason: 'model-retired', platforms: ['claude'] });
  });

  test('a provider’s outage: it is noted, and stops the schedule when it lasts', async () => {
    const { id } = await clock.scheduled(member, {
      prompts: ['Who?', 'Why?', 'How?', 'What?'],
      platforms: ['claude'],
    });
    const refuse = () =>
      brand.models.script(
        ...Array.from(
          { length: 3 },
          () => ({ kind: 'error', provider: 'anthropic', status: 400 }) as const,
        ),
      );
    for (const runs of [1, 2, 3]) {
      refuse();
      // The fourth question is not asked any more.
      expect(await runNextDay()).toMatchObject({ asked: 3, closed: 1 });
      const { schedule, last_run: last } = await clock.campaignOf(member, id);
      expect(last?.problems).toEqual([{ reason: 'provider-outage', platforms: ['claude'] }]);
      expect(schedule?.silent_runs).toEqual({ claude: runs });
      expect(schedule?.stopped?.reason).toBe(runs < 3 ? undefined : 'provider-outage');
    }
    const mails = await memberMails(brand.backend);
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)?.text).toContain('The schedule has stopped.');
    const { quota } = await brand.act(member, { action: 'tests' });
    expect(quota.used).toBe(0);
  });

  test('one that answers again is no outage, and the next run is compared with the last that has answers', async () => {
    const { id } = await clock.scheduled(member);
    brand.models.script({ kind: 'text', contains: 'Who', text: 'Anlauf.' });
    await runNextDay();
    brand.models.script({ kind: 'error', provider: 'openai', status: 400, contains: 'Who' });
    await runNextDay();
    brand.models.script({ kind: 'text', contains: 'Who', text: 'None.' });
    await runNextDay();
    const { schedule, last_run: last } = await clock.campaignOf(member, id);
    expect(schedule?.silent_runs).toEqual({});
    expect(last?.report).toMatchObject({ before: { mentions: 1 }, now: { mentions: 0 } });
  });
});
