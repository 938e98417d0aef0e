import { atom } from 'nanostores';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { EMPTY_DRAFT } from './campaign-draft';

/** What is typed into the form for a test. */
export interface TestDraft {
  /** Empty until one is chosen. */
  campaignId: string;
  prompt: string;
  platform: BrandPlatformId;
  samples: number;
}

/** What is typed into the page's forms; kept here, so that a look at another tab loses nothing. */
export const $testDraft = atom<TestDraft>({
  campaignId: '',
  prompt: '',
  platform: 'chatgpt',
  samples: 1,
});
export const $newCampaign = atom(EMPTY_DRAFT);
