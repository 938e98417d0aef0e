import { atom } from 'nanostores';
import { ApiError, type CallErrorCode } from '@/lib/api-client';
import type { PlatformError } from '#shared/api/brand-checker.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { ScheduleSettings } from '#shared/entities/campaign-schedule.ts';
import { MODEL_CALL_TIMEOUT_MS } from '#shared/limits.ts';
import { keepAnswers } from './answers';
import { callChecker } from './api';
import { fieldsOf, type CampaignDraft } from './campaigns/campaign-draft';
import {
  NO_DATA,
  withCampaign,
  withoutCampaign,
  withStats,
  withTests,
  type CheckerData,
} from './server-state';

/** What went wrong, for the banner (product 21.10). */
export interface Notice {
  kind: 'load' | 'create' | 'update' | 'delete' | 'test' | 'test-all' | 'partial' | 'export';
  code: CallErrorCode | null;
  platforms: PlatformError[];
}

/** A test that is under way. */
export interface Run {
  platforms: readonly BrandPlatformId[];
  samples: number;
}

/** Null until the first load is done. */
export const $data = atom<CheckerData | null>(null);
export const $notice = atom<Notice | null>(null);
export const $run = atom<Run | null>(null);
/** Whether a page of older tests is being loaded. */
export const $older = atom<'idle' | 'loading' | 'failed'>('idle');
/** How many answers the last test brought, for those who do not see them appear. */
export const $arrived = atom<number | null>(null);

/** Changes so far. */
let changes = 0;

function change(step: (data: CheckerData) => CheckerData): void {
  changes += 1;
  $data.set(step($data.get() ?? NO_DATA));
}

/** Loads, and once more when something was changed here meanwhile: what came may not know of it. */
async function loadCurrent<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = changes;
    const loaded = await load();
    if (changes === before) return loaded;
  }
}

/** Shows a failure. */
export function reportFailure(kind: Notice['kind'], error: unknown): void {
  const code = error instanceof ApiError ? error.code : null;
  $notice.set({ kind, code, platforms: [] });
}

/** Loads campaigns and tests in parallel; what fails is an empty list (product 21.1). */
export async function loadChecker(): Promise<void> {
  $notice.set(null);
  $older.set('idle');
  const [campaigns, tests] = await loadCurrent(() =>
    Promise.allSettled([callChecker({ action: 'campaigns' }), callChecker({ action: 'tests' })]),
  );
  $data.set({
    campaigns: campaigns.status === 'fulfilled' ? campaigns.value.campaigns : [],
    tests: tests.status === 'fulfilled' ? tests.value.tests : [],
    nextCursor: tests.status === 'fulfilled' ? tests.value.next_cursor : null,
    quota: tests.status === 'fulfilled' ? tests.value.quota : null,
  });
  const failed = [campaigns, tests].find((result) => result.status === 'rejected');
  if (failed) reportFailure('load', failed.reason);
}

/** Loads the next page of tests; a page that was on its way before another load is forgotten. */
export async function loadOlderTests(): Promise<void> {
  const cursor = $data.get()?.nextCursor ?? null;
  if (cursor === null || $older.get() === 'loading') return;
  $older.set('loading');
  try {
    const { tests, next_cursor } = await loadCurrent(() =>
      callChecker({ action: 'tests', cursor }),
    );
    if ($data.get()?.nextCursor === cursor) {
      change((data) => ({ ...withTests(data, tests), nextCursor: next_cursor }));
    }
    $older.set('idle');
  } catch (error) {
    $older.set('failed');
    reportFailure('load', error);
  }
}

/** @returns whether it worked; a failure is in the banner */
async function attempt(kind: Notice['kind'], action: () => Promise<void>): Promise<boolean> {
  $notice.set(null);
  try {
    await action();
    return true;
  } catch (error) {
    reportFailure(kind, error);
    return false;
  }
}

export function createCampaign(draft: CampaignDraft): Promise<boolean> {
  return attempt('create', async () => {
    // A new campaign is active (product 21.2).
    const { status: _, ...fields } = fieldsOf(draft);
    const { campaign } = await callChecker({ action: 'create-campaign', ...fields });
    change((data) => withCampaign(data, campaign));
  });
}

export function updateCampaign(id: string, draft: CampaignDraft): Promise<boolean> {
  return attempt('update', async () => {
    const fields = fieldsOf(draft);
    const { campaign } = await callChecker({ action: 'update-campaign', id, ...fields });
    change((data) => withCampaign(data, campaign));
  });
}

/** @param schedule null ends it */
export function setSchedule(id: string, schedule: ScheduleSettings | null): Promise<boolean> {
  return attempt('update', async () => {
    const { campaign } = await callChecker({ action: 'set-schedule', id, schedule });
    change((data) => withCampaign(data, campaign));
  });
}

export function deleteCampaign(id: string): Promise<boolean> {
  return attempt('delete', async () => {
    await callChecker({ action: 'delete-campaign', id });
    change((data) => withoutCampaign(data, id));
  });
}

/** After a failed test: the quota as it is now, and answers that came but did not get here. */
async function refreshTests(): Promise<void> {
  try {
    const [{ campaigns }, { tests, next_cursor, quota }] = await loadCurrent(() =>
      Promise.all([callChecker({ action: 'campaigns' }), callChecker({ action: 'tests' })]),
    );
    $data.set({ campaigns, tests, nextCursor: next_cursor, quota });
  } catch {
    // The banner already says that the test failed.
  }
}

export interface TestOrder {
  campaignId: string;
  prompt: string;
  samples: number;
}

/**
 * Asks one platform, or all of them, and keeps the answers. One test runs at a time (product 21.4).
 *
 * @param platform null for all
 */
export async function runTest(order: TestOrder, platform: BrandPlatformId | null): Promise<void> {
  if ($run.get()) return;
  const { campaignId, prompt, samples } = order;
  const shared = { prompt, samples, campaign_id: campaignId };
  $arrived.set(null);
  $run.set({ platforms: platform ? [platform] : brandPlatformIds, samples });
  const isDone = await attempt(platform ? 'test' : 'test-all', async () => {
    const { results, errors, quota, stats } = platform
      ? await callChecker({ action: 'test-prompt', platform, ...shared }, MODEL_CALL_TIMEOUT_MS)
      : await callChecker({ action: 'test-prompt-all', ...shared }, MODEL_CALL_TIMEOUT_MS);
    const tests = results.map(({ test }) => test);
    keepAnswers(tests);
    change((data) => ({ ...withStats(withTests(data, tests), campaignId, stats), quota }));
    $arrived.set(results.length);
    if (errors.length > 0) {
      const kind = results.length > 0 ? 'partial' : 'test-all';
      $notice.set({ kind, code: null, platforms: errors });
    }
  });
  if (!isDone) await refreshTests();
  $run.set(null);
}
