import type { Locale } from '#src/i18n/locales.ts';
import { withStore } from '#tests/helpers/stack-store.ts';
import { localPorts } from '../environment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { firstCampaign, seedFirstCampaign } from '../seed/first-campaign.ts';
import { localApi } from '../seed/local-api.ts';
import { seedWeeklyCampaign, weeklyCampaign } from '../seed/weekly-campaign.ts';

/** Takes pictures while the seeded premium member has the pictures' campaigns in a language. */
export async function withCampaigns(locale: Locale, take: () => Promise<void>): Promise<void> {
  const [premium] = DEMO_ACCOUNTS.filter(({ role }) => role === 'premium');
  if (!premium) throw new Error('The seed has no premium member');
  await withStore(async (db) => {
    await seedFirstCampaign(db, premium.uid, new Date(), locale);
    await seedWeeklyCampaign(db, premium.uid, new Date(), locale);
  });
  try {
    await take();
  } finally {
    const api = localApi(localPorts());
    const cookie = await api.signIn(premium.email, DEMO_PASSWORD);
    // The English one with weekly runs is the seed's own.
    const added = [firstCampaign(locale), ...(locale === 'en' ? [] : [weeklyCampaign(locale)])];
    for (const id of added) await api.brandChecker(cookie, { action: 'delete-campaign', id });
  }
}
