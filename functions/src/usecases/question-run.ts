import { randomUUID } from 'node:crypto';
import type { BrandCheckerInput, BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { BrandRun } from '#shared/entities/brand-run.ts';
import { promptTestSchema } from '#shared/entities/prompt-test.ts';
import { newRun, openSlots } from '#shared/rules/schedule-slots.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import { requireCampaign } from '../stores/brand-campaigns.ts';
import { requireRun } from '../stores/brand-runs.ts';
import { readQuota } from '../stores/brand-usage.ts';
import { readTests } from '../stores/prompt-tests.ts';

/**
 * The run of what a question asks with web search, and the platforms that are not asked so. Null when it
 * asks nothing with web search.
 */
export function planQuestion(
  user_id: string,
  {
    prompt,
    campaign_id,
    samples,
    modes,
  }: Pick<BrandCheckerInput<'test-prompt-all'>, 'prompt' | 'campaign_id' | 'samples' | 'modes'>,
  platforms: readonly BrandPlatformId[],
  now: Date,
): Pick<BrandCheckerOutput<'test-prompt-all'>, 'refused'> & { run: BrandRun | null } {
  if (!modes.includes('search')) return { run: null, refused: [] };
  const refused = platforms.flatMap((platform) => {
    const reason = searchRefusal(platform);
    return reason === null ? [] : [{ platform, reason }];
  });
  const slots = openSlots({
    prompts: [prompt],
    platforms: platforms.filter((platform) => searchRefusal(platform) === null),
    modes: () => ['search'],
    samples,
  });
  if (slots.length === 0) return { run: null, refused };
  const id = randomUUID();
  const question = { id, kind: 'question' as const, user_id, campaign_id, prompts: [prompt] };
  return { run: newRun(question, slots, now.toISOString()), refused };
}

/**
 * How far one of the member's runs has come, with the answers that are there.
 *
 * @throws ApiError `run-not-found`, `campaign-not-found`
 */
export async function readQuestionRun(
  uid: string,
  id: string,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'run'>, 'action'>> {
  const run = await requireRun(uid, id);
  const [{ stats }, tests, quota] = await Promise.all([
    requireCampaign(uid, run.campaign_id),
    readTests(run.slots.flatMap(({ test_id }) => test_id ?? [])),
    readQuota(uid, now),
  ]);
  return {
    run: {
      id,
      campaign_id: run.campaign_id,
      prompt: run.prompts[0] ?? '',
      state: run.state,
      slots: run.slots.map(({ platform, mode, sample, state, test_id, reason }) => ({
        platform,
        mode,
        sample,
        state,
        test_id,
        reason,
      })),
    },
    results: tests.map((test) => ({ test: promptTestSchema.parse(test) })),
    quota,
    stats,
  };
}
