import type { Firestore } from 'firebase-admin/firestore';
import type { Locale } from '#src/i18n/locales.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { storeCampaign } from './made-up-campaign.ts';
import { GAP_DOMAINS, weeklyAnswers } from './weekly-answers.ts';
import { BRAND, RIVALS, WEEKLY_TEXTS } from './weekly-texts.ts';

/** Weekly runs, the last of them yesterday. */
const RUNS = 4;

/** The id of the campaign with weekly runs in a language; the seed has the English one. */
export const weeklyCampaign = (locale: Locale): string => `demo-weekly-runs-${locale}`;

/**
 * Gives a member a campaign with four weekly runs, from memory and with search, in which two domains
 * always cite competitors (product 27.3). One that is there stays as it is.
 */
export async function seedWeeklyCampaign(
  db: Firestore,
  user_id: string,
  now: Date,
  locale: Locale = 'en',
): Promise<void> {
  const { campaign: name, questions } = WEEKLY_TEXTS[locale];
  const [directory, forum] = GAP_DOMAINS;
  const told = {
    id: weeklyCampaign(locale),
    user_id,
    name,
    brand_name: BRAND,
    competitors: [...RIVALS],
    competitor_domains: { Radgarten: ['radgarten.example'] },
    own_domains: ['fahrwerk-mitte.example'],
    language: locale,
    questions: [...questions],
    source_kinds: {
      [directory]: 'directory',
      [forum]: 'forum',
      'stadtmagazin.example': 'press',
    } as const,
    created_at: new Date(now.getTime() - 7 * RUNS * DAY_MS).toISOString(),
  };
  const answers = Array.from({ length: RUNS }, (_, run) => {
    const at = new Date(now.getTime() - (1 + 7 * (RUNS - 1 - run)) * DAY_MS);
    return weeklyAnswers(run, locale).map((answer) => ({ ...answer, at, batch_id: null }));
  });
  await storeCampaign(db, told, answers.flat());
}
