import {
  FINDING_STATES,
  FINDINGS,
  type AiCheckReport,
  type Finding,
  type FindingId,
  type FindingState,
  type SiteFacts,
} from '#shared/entities/ai-check.ts';
import { aiCheck as de } from '#src/i18n/de/ai-check.ts';
import { aiFindings as deFindings } from '#src/i18n/de/ai-findings.ts';
import { aiCheck as en } from '#src/i18n/en/ai-check.ts';
import { aiFindings as enFindings } from '#src/i18n/en/ai-findings.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { aiCheckText } from '#src/lib/ai-check-text.ts';
import { ROUTES } from '#src/routes.ts';
import type { ResultPage } from '../call.ts';

const TEXTS = { en, de };
const FINDING_WORDS = { en: enFindings, de: deFindings };

interface FindingWords {
  title: string;
  state: FindingState;
  text: string;
  change?: string;
}

/** Longest address that is shown; a longer one is cut. */
const SHOWN_ADDRESS = 200;

/** The findings in words, what is to be changed first. */
export function writeAiReport(
  { pages }: SiteFacts,
  findings: readonly Finding[],
  locale: Locale,
  now: Date,
): AiCheckReport {
  const written = findings.map((finding) => inWords(finding, locale));
  return {
    site: new URL(pages[0].url).host,
    checked_at: now.toISOString(),
    pages: pages.map(({ url }) => shown(url)),
    findings: FINDING_STATES.flatMap((state) => written.filter((each) => each.state === state)),
  };
}

function inWords(
  { id, case: which, values, pages }: Finding,
  locale: Locale,
): AiCheckReport['findings'][number] {
  const words = findingWords(id, which, locale);
  if (words === null) throw new Error(`No case ${which} of ${id}.`);
  return {
    id,
    case: which,
    state: words.state,
    title: words.title,
    text: fill(words.text, values),
    change: words.change ?? null,
    pages: pages.map(shown),
  };
}

/** How a case of a finding is judged and worded, or null without such a case. */
export function findingWords(id: FindingId, which: string, locale: Locale): FindingWords | null {
  const { title, cases } = FINDING_WORDS[locale][id];
  const states: Partial<Record<string, FindingState>> = FINDINGS[id];
  const words: Partial<Record<string, { text: string; change?: string }>> = cases;
  if (!Object.hasOwn(states, which)) return null;
  const { [which]: state } = states;
  const { [which]: word } = words;
  return state === undefined || word === undefined ? null : { title, state, ...word };
}

function shown(url: string): string {
  return url.length > SHOWN_ADDRESS ? `${url.slice(0, SHOWN_ADDRESS)}…` : url;
}

/** The report of a check whose form was sent without JavaScript. */
export function aiCheckPage(report: AiCheckReport, locale: Locale): ResultPage {
  const { report: words } = TEXTS[locale];
  return {
    heading: fill(words.heading, { site: report.site }),
    paragraphs: [words.noScore],
    file: {
      text: aiCheckText(report, words, LOCALE_TAGS[locale]),
      name: `${words.fileName}.txt`,
      label: words.download,
    },
    back: { label: words.again, href: `/${locale}${ROUTES.aiCheck}` },
  };
}
