import { formatDay, germanDay } from './dates.ts';
import type { AiCheckReport, FindingState } from '../entities/ai-check.ts';

/** The words of a report as text; `{site}`, `{date}`, `{fail}`, `{look}` and `{pass}` are filled in. */
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
  const counts = findingCounts(report);
  const values: Record<string, string> = {
    site,
    date: checkedOn(report, tag),
    fail: String(counts.fail),
    look: String(counts.look),
    pass: String(counts.pass),
  };
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const list = (urls: readonly string[]) => urls.map((url) => `- ${url}`);
  return [
    filled(words.heading),
    filled(words.checked),
    filled(words.counts),
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
