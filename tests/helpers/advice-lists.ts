import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HOST } from '#scripts/environment.ts';
import { startSites, type RunningSites } from '@anlauf/sites-emulator';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { AdviceState } from '#shared/entities/brand-advice.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { FigureTest } from '#shared/entities/prompt-test.ts';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import type { TestMember } from './api-server-client.ts';
import type { BrandBackend } from './brand-checker.ts';
import { storedLesson } from './lessons.ts';

/** When everything happens, unless a test sets the clock. */
export const NOW = '2026-11-24T12:00:00.000Z';

/** The brand's site, which has a sitemap. */
export const SITE = 'kiezblume.test';

/** A member with a new campaign for each test, two prompts of the library and a lesson. */
export function useAdvice(brand: BrandBackend) {
  const own = {} as { member: TestMember; campaign: BrandCampaign; sites: RunningSites };
  beforeAll(async () => {
    own.sites = await startSites({ host: HOST, port: 0 });
    process.env['TEST_SITES_BASE'] = own.sites.origin;
    own.member = await brand.premium();
    const { db } = brand.backend;
    for (const key of ['answer-engine-readiness', 'article-brief-for-writers']) {
      await db.doc(`prompts/${key}.en`).set(libraryPrompt(`${key}.en`));
    }
    const lesson = storedLesson({ key: 'brand-checker-first-campaign', title: 'First steps' });
    await db.doc(`lessons/${lesson.id}`).set(lesson);
  });
  afterAll(async () => {
    delete process.env['TEST_SITES_BASE'];
    await own.sites.stop();
  });
  beforeEach(async () => {
    brand.backend.setNow(new Date(NOW));
    const fields = { competitors: ['Kiezwerk'], own_domains: [SITE] };
    own.campaign = await brand.campaign(own.member, fields);
  });
  const campaign_id = () => own.campaign.id;
  return {
    get member() {
      return own.member;
    },
    get campaign() {
      return own.campaign;
    },
    make: (locale: 'en' | 'de' = 'en') =>
      brand.act(own.member, { action: 'make-advice', campaign_id: campaign_id(), locale }),
    read: () => brand.act(own.member, { action: 'advice', campaign_id: campaign_id() }),
    set: (id: string, state: AdviceState) =>
      brand.act(own.member, { action: 'set-advice', campaign_id: campaign_id(), id, state }),
    /** Another campaign of the member in place of the test's. */
    begin: async (fields: Parameters<BrandBackend['campaign']>[1]) => {
      own.campaign = await brand.campaign(own.member, fields);
    },
    /** Stores answers of the campaign, as a run does. */
    store: async (...answers: FigureTest[]): Promise<void> => {
      const { db } = brand.backend;
      const writer = db.bulkWriter();
      for (const answer of answers) {
        void writer.set(db.doc(`prompt_tests/${answer.id}`), {
          ...answer,
          user_id: own.member.uid,
          campaign_id: campaign_id(),
          facets: facetsOf(answer, own.campaign),
        });
      }
      await writer.close();
    },
  };
}

/** The item about a target of this kind. */
export function itemAbout(
  of: string,
  { items }: Pick<BrandCheckerOutput<'advice'>, 'items'>,
): BrandCheckerOutput<'advice'>['items'][number] {
  const item = items.find(({ evidence }) => evidence?.target.of === of);
  if (item === undefined) throw new Error(`No item about a ${of}.`);
  return item;
}

function libraryPrompt(id: string): object {
  const names = ['target_questions', 'topic', 'publication', 'page_text'];
  return {
    id,
    language: 'en',
    title: `Prompt ${id}`,
    description: null,
    content: 'x'.repeat(60),
    category_id: null,
    status: 'published',
    price: 0,
    tags: [],
    created_at: NOW,
    variables: names.map((name) => ({
      name,
      label: name,
      hint: '',
      example: '',
      multiline: false,
    })),
  };
}
