import type {
  OverviewFigures,
  SourceFigures,
} from '@/features/brand-checker/figures/overview-figures.ts';
import type { QuestionFigures, SourceDomain } from '#shared/api/brand-figures.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { MatrixAnswer } from '#shared/entities/brand-matrix.ts';
import { questionHash } from '#shared/rules/answer-facets.ts';

/** The brand's answers, then those of three competitors. */
type Counts = readonly [own: number, ...rivals: number[]];

const RIVALS = ['Radgarten', 'Speichenkultur', 'Nabe Nord'];

/** Counts of answers by name, the brand first. */
export function nameCounts([own, ...rivals]: Counts) {
  return [
    { name: 'Fahrwerk Mitte', own: true, k: own },
    ...rivals.map((k, index) => ({ name: RIVALS[index] ?? '', own: false, k })),
  ];
}

const counted = (n: number, counts: Counts) => ({ n, names: nameCounts(counts) });

/** The answers of one day each, of which a `1` names the brand. */
function answers(mode: AnswerMode, named: string): MatrixAnswer[] {
  return [...named].map((each, index) => ({
    id: `${mode}-${named}-${index}`,
    at: `2026-11-${String(2 + 7 * index).padStart(2, '0')}T05:00:00.000Z`,
    named: each === '1',
    searched: mode === 'search' ? true : null,
  }));
}

/** A question that ChatGPT and Claude have answered in both measures. */
function questionFigures(
  text: string,
  memory = '0010',
  search = '0111',
  branded = false,
): QuestionFigures {
  return {
    hash: questionHash(text),
    text,
    branded,
    answers: {
      memory: { chatgpt: answers('memory', memory), claude: answers('memory', '1') },
      search: { chatgpt: answers('search', search) },
    },
    counts: { memory: counted(5, [2, 4, 1, 0]), search: counted(4, [3, 4, 2, 1]) },
  };
}

/** The figures of a campaign after four runs; changed fields replace whole ones. */
export function overviewFigures(fields: Partial<OverviewFigures> = {}): OverviewFigures {
  const tone = { mean: 70, n: 19, critical: 2 };
  return {
    period: { from: '2026-11-02', to: '2026-11-23' },
    runs: (
      [
        ['2026-11-02', [5, 18, 10, 2], [8, 21, 16, 9]],
        ['2026-11-09', [4, 17, 12, 2], [11, 21, 16, 10]],
        ['2026-11-16', [5, 17, 12, 2], [15, 21, 18, 11]],
        ['2026-11-23', [5, 16, 11, 2], [20, 19, 15, 15]],
      ] as [string, Counts, Counts][]
    ).map(([at, memory, search]) => ({
      at,
      modes: { memory: counted(24, memory), search: counted(32, search) },
    })),
    modes: {
      memory: {
        ...counted(96, [19, 68, 45, 8]),
        unsearched: 0,
        platforms: {
          chatgpt: counted(32, [5, 21, 12, 5]),
          claude: counted(32, [13, 25, 14, 2]),
          gemini: counted(32, [1, 22, 19, 1]),
        },
        firstThree: { k: 9, n: 96 },
        tone,
      },
      search: {
        ...counted(128, [54, 82, 65, 45]),
        unsearched: 3,
        platforms: {
          chatgpt: counted(64, [23, 45, 37, 20]),
          claude: counted(64, [31, 37, 28, 25]),
        },
        firstThree: { k: 31, n: 128 },
        tone,
      },
    },
    branded: { memory: { n: 12, tone }, search: { n: 16, tone } },
    questions: [
      questionFigures('Which bicycle workshops in Berlin repair e-bikes quickly?'),
      questionFigures('Where in Berlin can I buy a used bike with a guarantee?', '0000', '0000'),
      questionFigures('Is Fahrwerk Mitte a good workshop?', '1111', '1111', true),
    ],
    other_names: [{ name: 'Velohof', memory: 6, search: 25 }],
    aspects: [{ aspect: 'service', mode: 'search', positive: 31, neutral: 0, negative: 2 }],
    two_by_two: { both: 28, namedOnly: 26, citedOnly: 4, neither: 70 },
    ...fields,
  };
}

/** A domain that search answers cite, by default a directory with a gap. */
export function sourceDomain(fields: Partial<SourceDomain> = {}): SourceDomain {
  return {
    domain: 'werkstattfinder.example',
    kind: 'directory',
    chosen: false,
    has_gap: true,
    cited: 44,
    named: 26,
    gap: 18,
    nobody: 0,
    platforms: { chatgpt: 21, claude: 23 },
    rivals: [{ name: 'Nabe Nord', k: 13 }],
    pages: [
      {
        url: 'https://werkstattfinder.example/berlin/e-bike',
        title: 'E-bike workshops',
        cited: 44,
        named: 26,
        gap: 18,
      },
    ],
    ...fields,
  };
}

/** What a campaign's search answers cite. */
export function sourceFigures(fields: Partial<SourceFigures> = {}): SourceFigures {
  return {
    period: { from: '2026-11-02', to: '2026-11-23' },
    n: 128,
    gap: 30,
    domains: [
      sourceDomain(),
      sourceDomain({
        domain: 'stadtrad-magazin.example',
        kind: 'press',
        cited: 39,
        named: 19,
        gap: 17,
        nobody: 3,
        rivals: [{ name: 'Radgarten', k: 15 }],
      }),
      sourceDomain({ domain: 'radgarten.example', kind: 'competitor', has_gap: false, gap: 25 }),
      sourceDomain({ domain: 'fahrwerk-mitte.example', kind: 'own', has_gap: false, gap: 2 }),
    ],
    more_domains: 0,
    ...fields,
  };
}
