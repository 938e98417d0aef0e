import type { Dictionary } from '@/i18n/dictionaries';

/**
 * The texts of the island. They are twice in the page, as HTML and as props, so texts that only the
 * rest of the page needs are left out.
 */
export function tableStrings({ periodicTable: t, common }: Dictionary) {
  const { filterLabel, all, tableLabel, keyboardHint, complexity, complexityLabel } = t;
  const { facts, useCaseLabel, visit, about, panel, categoriesHeading, categoriesText, toolCount } =
    t;
  return {
    filterLabel,
    all,
    tableLabel,
    keyboardHint,
    complexity,
    complexityLabel,
    facts,
    useCaseLabel,
    visit,
    about,
    panel,
    categoriesHeading,
    categoriesText,
    toolCount,
    opensInNewTab: common.opensInNewTab,
  };
}

export type TableStrings = ReturnType<typeof tableStrings>;
