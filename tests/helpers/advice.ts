import type { SourceKind } from '#shared/entities/answer-source.ts';
import type { FigureTest } from '#shared/entities/prompt-test.ts';
import type { AdviceBasis } from '#shared/rules/advice-candidate.ts';

let made = 0;

/** A search answer, by whom it names and the addresses that it cites. */
export function searchAnswer({
  named = false,
  rivals = [],
  cites = [],
  ...fields
}: Partial<FigureTest> & {
  named?: boolean;
  rivals?: readonly string[];
  cites?: readonly string[];
} = {}): FigureTest {
  made += 1;
  return {
    id: `answer-${made}`,
    prompt: 'Who repairs e-bikes?',
    mode: 'search',
    branded: false,
    platform: 'chatgpt',
    created_at: '2026-11-20T06:00:00.000Z',
    mentions_count: named ? 1 : 0,
    list_rank: null,
    competitor_mentions: rivals.map((name) => ({ name, count: 1 })),
    sentiment_score: null,
    sentiment_label: null,
    searches: 1,
    sources: {
      queries: [],
      cited: cites.map((url) => {
        const { hostname: domain } = new URL(url);
        return { url, domain, title: `Title of ${domain}`, own: domain === 'own.example' };
      }),
      retrieved: [],
    },
    other_names: [],
    aspects: [],
    ...fields,
  };
}

const KINDS: Partial<Record<string, SourceKind>> = {
  'press.example': 'press',
  'list.example': 'directory',
  'forum.example': 'forum',
  'rival.example': 'competitor',
  'own.example': 'own',
};

/** What candidates are made of, with kinds for a few domains. */
export function adviceBasis(
  answers: readonly FigureTest[],
  fields: Partial<AdviceBasis> = {},
): AdviceBasis {
  return {
    answers,
    from: '2026-08-01',
    kindOf: (domain) => KINDS[domain] ?? 'other',
    knownPages: [],
    hasSite: true,
    settled: new Set(),
    ...fields,
  };
}
