import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../helpers/api-server-client.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { countedTwice } from '../helpers/brand-stats.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';
import { cases } from '../helpers/cases.ts';
import type { ProcessEnd } from '../helpers/process-end.ts';
import { crashing, runsOf, scheduleClock } from '../helpers/scheduled-runs.ts';

const brand = useBrandBackend();
let members: TestMember[];
beforeAll(async () => {
  members = [await brand.premium(), await brand.premium()];
});

const PROVIDERS = { chatgpt: 'openai', claude: 'anthropic', gemini: 'gemini' } as const;
const PLATFORMS = ['claude', 'gemini'] as const;

const crash: fc.Arbitrary<ProcessEnd> = fc.record({
  at: fc.nat(14),
  when: fc.constantFrom('before', 'after'),
});
/** Processes one after the other, each of one or two at once, and how each of them ends. */
const lives = fc.array(fc.tuple(fc.boolean(), crash), { minLength: 1, maxLength: 7 });

const LIVES = cases({ usual: 6, all: 50 });

let year = 2050;
let question = 0;

test('killed at any point and started again, it asks no model twice and mails once', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (ends) => {
      configure({ BRAND_DAILY_QUOTA: '1000', BRAND_DAILY_CEILING: '100000' });
      brand.models.reset();
      await clearMails(brand.backend);
      const { db } = brand.backend;
      for (const name of ['brand_campaigns', 'brand_runs']) {
        await db.recursiveDelete(db.collection(name));
      }
      const clock = scheduleClock(brand, (year += 1));
      const campaigns = await Promise.all(
        members.map((member) =>
          clock.scheduled(member, {
            prompts: [`Who ${(question += 1)}?`, `Why ${(question += 1)}?`],
            platforms: [...PLATFORMS],
          }),
        ),
      );
      clock.toNextRun();
      for (const [isDouble, end] of ends) {
        // All of it has ended before the next begins, also what waited to ask once more.
        await crashing(end, () =>
          Promise.allSettled(isDouble ? [clock.run(), clock.run()] : [clock.run()]),
        );
        clock.passMinutes(10);
      }
      // What was claimed when the last one ended lapses, and then there is nothing more to do.
      await clock.run();
      clock.passMinutes(10);
      expect(await clock.run()).toMatchObject({ left: 0 });

      for (const { id, schedule } of campaigns) {
        const [run, ...others] = await runsOf(brand, id);
        expect(others).toEqual([]);
        expect(run?.state).toBe('closed');
        for (const slot of run?.slots ?? []) {
          const prompt = schedule?.prompts[slot.prompt];
          const asked = brand.models
            .requests()
            .filter((each) => each.prompt === prompt && each.provider === PROVIDERS[slot.platform]);
          expect(asked.length).toBeLessThanOrEqual(1);
          if (slot.state === 'done') expect(asked).toHaveLength(1);
          else expect(slot.state).toBe('interrupted');
        }
        const { stored, recount, tests } = await countedTwice(db, id);
        expect(stored).toEqual(recount);
        expect(tests).toBe(run?.slots.filter(({ state }) => state === 'done').length);
      }
      const mails = await memberMails(brand.backend);
      expect(mails.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort());
    }),
    { numRuns: LIVES },
  );
});
