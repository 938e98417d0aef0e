import type { Locale } from '#src/i18n/locales.ts';
import { localPorts } from '../environment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { localApi } from './local-api.ts';

const SAMPLES = {
  en: {
    name: 'Berlin agencies',
    questions: [
      'Which agency in Berlin builds an MVP in six weeks: "Anlauf", "Nordlicht Digital" or "Kiezwerk"?',
      'Who automates invoices for small companies, "Anlauf" or "Kiezwerk"?',
    ],
  },
  de: {
    name: 'Agenturen in Berlin',
    questions: [
      'Welche Agentur in Berlin baut ein MVP in sechs Wochen: „Anlauf“, „Nordlicht Digital“ oder „Kiezwerk“?',
      'Wer automatisiert Rechnungen für kleine Firmen, „Anlauf“ oder „Kiezwerk“?',
    ],
  },
} as const satisfies Record<Locale, { name: string; questions: readonly string[] }>;

/**
 * Gives the seeded premium member a campaign with answers of the local language models.
 *
 * @returns removes it again
 */
export async function sampleCampaign(locale: Locale): Promise<() => Promise<void>> {
  const [premium] = DEMO_ACCOUNTS.filter(({ role }) => role === 'premium');
  const api = localApi(localPorts());
  const token = await api.signIn(premium?.email ?? '', DEMO_PASSWORD);
  const { name, questions } = SAMPLES[locale];
  const created = await api.brandChecker(token, {
    action: 'create-campaign',
    name,
    brand: 'Anlauf',
    competitors: ['Nordlicht Digital', 'Kiezwerk'],
  });
  if (created.action !== 'create-campaign') throw new Error(`Not created: ${created.action}`);
  const { id } = created.campaign;
  for (const prompt of questions) {
    await api.brandChecker(token, { action: 'test-prompt-all', prompt, campaign_id: id });
  }
  return async () => {
    await api.brandChecker(token, { action: 'delete-campaign', id });
  };
}
