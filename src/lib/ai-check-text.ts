import type { AiCheckReport, FindingState } from '#shared/entities/ai-check.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import { fill } from '../i18n/fill.ts';

/** The words of a report as text; its placeholders are filled in. */
export interface AiCheckWords {
  heading: string;
  checked: string;
  counts: string;
  pages: string;
  states: Record<FindingState, string>;
  change: string;
  on: string;
}

/** How many findings have each state. */
export function findingCounts({ findings }: AiCheckReport): Record<FindingState, number> {
  const counts = { fail: 0, look: 0, pass: 0, note: 0 };
  for (const { state } of findings) counts[state] += 1;
  return counts;
}

/** The day of the check, in Berlin. */
export function checkedOn(report: AiCheckReport, tag: string): string {
  return formatDay(germanDay(new Date(report.checked_at)), tag);
}

/**
 * A report as plain text, to copy or to keep (product 32.5).
 *
 * @param tag BCP 47 tag of the words' language
 */
export function aiCheckText(report: AiCheckReport, words: AiCheckWords, tag: string): string {
  const { site, pages, findings } = report;
  const list = (urls: readonly string[]) => urls.map((url) => `- ${url}`);
  return [
    fill(words.heading, { site }),
    fill(words.checked, { date: checkedOn(report, tag) }),
    fill(words.counts, findingCounts(report)),
    ...findings.map(({ state, title, text, change, pages: on }) =>
      [
        '',
        `[${words.states[state]}] ${title}`,
        text,
        ...(change === null ? [] : [`${words.change}: ${change}`]),
        ...(on.length === 0 ? [] : [`${words.on}:`, ...list(on)]),
      ].join('\n'),
    ),
    '',
    `${words.pages}:`,
    ...list(pages),
  ].join('\n');
}
