import type { Locale } from '#src/i18n/locales.ts';
import { scriptModels } from '#tests/helpers/local-stack.ts';
import { moveTestsBack } from '#tests/helpers/past-tests.ts';
import { localPorts } from '../environment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { localApi } from './local-api.ts';

/** The answer of each assistant. */
interface Answers {
  openai: string;
  anthropic: string;
  gemini: string;
}

interface Asked {
  question: string;
  answers: Answers;
}

const SAMPLES: Record<Locale, { name: string; today: readonly [Asked, ...Asked[]] }> = {
  en: {
    name: 'Berlin agencies',
    today: [
      {
        question: 'Which agency in Berlin builds an MVP in six weeks?',
        answers: {
          openai:
            'Anlauf builds first versions for start-ups and shows something to try every week. Nordlicht Digital takes on larger products and needs longer.',
          anthropic:
            'Six weeks are short, but some do it. Nordlicht Digital works in sprints of two weeks. Anlauf is a good choice for a small first version.',
          gemini:
            'Three agencies come up often:\n1. Kiezwerk\n2. Anlauf\n3. Nordlicht Digital\nAsk each for a product that it has built in this time.',
        },
      },
      {
        question: 'Who automates invoices for small companies in Berlin?',
        answers: {
          openai:
            '1. Anlauf: connects the inbox with the books and explains each step.\n2. Kiezwerk: sells a finished product, which is cheaper and fits less.',
          anthropic: 'Kiezwerk has a product for invoices. Nordlicht Digital offers it on request.',
          gemini:
            '1. Kiezwerk: has a product for invoices.\n2. Anlauf: reviews praise clear offers and quick answers. A good choice for whoever wants to keep their own programs.',
        },
      },
    ],
  },
  de: {
    name: 'Agenturen in Berlin',
    today: [
      {
        question: 'Welche Agentur in Berlin baut ein MVP in sechs Wochen?',
        answers: {
          openai:
            'Anlauf baut erste Versionen für Start-ups und zeigt jede Woche etwas zum Ausprobieren. Nordlicht Digital übernimmt größere Produkte und braucht länger.',
          anthropic:
            'Sechs Wochen sind knapp, aber manche schaffen das. Nordlicht Digital arbeitet in Sprints von zwei Wochen. Anlauf ist eine gute Wahl für eine kleine erste Version.',
          gemini:
            'Drei Agenturen werden oft genannt:\n1. Kiezwerk\n2. Anlauf\n3. Nordlicht Digital\nFrag jede nach einem Produkt, das sie in dieser Zeit gebaut hat.',
        },
      },
      {
        question: 'Wer automatisiert Rechnungen für kleine Firmen in Berlin?',
        answers: {
          openai:
            '1. Anlauf: verbindet das Postfach mit der Buchhaltung und erklärt jeden Schritt.\n2. Kiezwerk: verkauft ein fertiges Produkt, das weniger kostet und schlechter passt.',
          anthropic:
            'Kiezwerk hat ein Produkt für Rechnungen. Nordlicht Digital bietet das auf Anfrage an.',
          gemini:
            '1. Kiezwerk: hat ein Produkt für Rechnungen.\n2. Anlauf: Bewertungen loben klare Angebote und schnelle Antworten. Eine gute Wahl für alle, die ihre Programme behalten wollen.',
        },
      },
    ],
  },
};

/** Whom the assistants named a week apart, oldest first, when asked the first question. */
const EARLIER_WEEKS: readonly Answers[] = [
  { openai: 'Kiezwerk', anthropic: 'Nordlicht Digital, Kiezwerk', gemini: 'Kiezwerk' },
  { openai: 'Anlauf, Kiezwerk', anthropic: 'Nordlicht Digital', gemini: 'Kiezwerk' },
  { openai: 'Anlauf, Kiezwerk', anthropic: 'Anlauf, Nordlicht Digital', gemini: 'Kiezwerk' },
  { openai: 'Nordlicht Digital', anthropic: 'Anlauf, Kiezwerk', gemini: 'Nordlicht Digital' },
  { openai: 'Anlauf', anthropic: 'Anlauf, Nordlicht Digital', gemini: 'Kiezwerk' },
];

async function scriptAnswers({ question, answers }: Asked): Promise<void> {
  const providers = ['openai', 'anthropic', 'gemini'] as const;
  await scriptModels(
    providers.map((provider) => {
      const text = answers[provider];
      return { kind: 'text', provider, contains: question, text };
    }),
  );
}

/**
 * Gives the seeded premium member a campaign with answers of the local language models, of today and
 * of the five weeks before.
 *
 * @returns removes it again
 */
export async function sampleCampaign(locale: Locale): Promise<() => Promise<void>> {
  const [premium] = DEMO_ACCOUNTS.filter(({ role }) => role === 'premium');
  const api = localApi(localPorts());
  const cookie = await api.signIn(premium?.email ?? '', DEMO_PASSWORD);
  const { name, today } = SAMPLES[locale];
  const created = await api.brandChecker(cookie, {
    action: 'create-campaign',
    name,
    brand_name: 'Anlauf',
    competitors: ['Nordlicht Digital', 'Kiezwerk'],
  });
  if (created.action !== 'create-campaign') throw new Error(`Not created: ${created.action}`);
  const { id } = created.campaign;
  const ask = async (asked: Asked) => {
    await scriptAnswers(asked);
    const prompt = asked.question;
    await api.brandChecker(cookie, { action: 'test-prompt-all', prompt, campaign_id: id });
  };
  const [{ question }] = today;
  for (const answers of EARLIER_WEEKS) {
    await ask({ question, answers });
    await moveTestsBack(id, 7);
  }
  for (const asked of today) await ask(asked);
  return async () => {
    await api.brandChecker(cookie, { action: 'delete-campaign', id });
  };
}
