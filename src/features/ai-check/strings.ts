import type { Dictionary } from '@/i18n/dictionaries';

/**
 * The texts of the island. They are twice in the page, as HTML and as props, so texts that only the
 * rest of the page needs are left out; those of the findings come with the report.
 */
export function aiCheckStrings({ aiCheck: { form, report, errors } }: Dictionary) {
  const { heading, checked, pages, counts, noScore, states, change, on } = report;
  const { copy, copied, copyFailed, print, take } = report;
  return {
    form,
    errors,
    report: {
      ...{ heading, checked, pages, counts, noScore, states, change, on },
      ...{ copy, copied, copyFailed, print, take },
    },
  };
}

export type AiCheckStrings = ReturnType<typeof aiCheckStrings>;
