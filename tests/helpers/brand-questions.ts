import { beforeAll, beforeEach } from 'vitest';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { TestMember } from './api-server-client.ts';
import type { BrandBackend } from './brand-checker.ts';

/** Only in what the judge is asked. */
export const JUDGE = '{"brand":[';
/** Only in what a platform is asked. */
export const PROMPT = 'Which agency, please?';

const MINUTE_MS = 60_000;

/** A member with a campaign who asks models, a minute after the last test, so that no limit is met. */
export function useQuestions(brand: BrandBackend) {
  let minute = Date.UTC(2030, 0, 1);
  const own = {} as { member: TestMember; campaign: BrandCampaign };
  beforeAll(async () => {
    own.member = await brand.premium();
    own.campaign = await brand.campaign(own.member, {
      brand_variants: ['Anlauf GmbH'],
      competitors: ['Kiezwerk', 'Nordlicht'],
      own_domains: ['anlauf.example'],
    });
  });
  beforeEach(() => {
    minute += MINUTE_MS;
    brand.backend.setNow(new Date(minute));
  });
  const question = () => ({ prompt: PROMPT, campaign_id: own.campaign.id });
  return {
    get member() {
      return own.member;
    },
    get campaign() {
      return own.campaign;
    },
    ask: (platform: BrandPlatformId, samples = 1) =>
      brand.act(own.member, { action: 'test-prompt', platform, samples, ...question() }),
    askAll: (samples = 1) =>
      brand.act(own.member, { action: 'test-prompt-all', samples, ...question() }),
    failure: (platform: BrandPlatformId) =>
      brand.refused(own.member, { action: 'test-prompt', platform, ...question() }),
    used: async () => (await brand.act(own.member, { action: 'tests' })).quota.used,
  };
}
