import type { Dictionary } from '@/i18n/dictionaries';

/**
 * The texts of the island. They travel twice, in the page and as the island's props, so that what
 * shows outside of it is left out.
 */
export function tableStrings({ periodicTable: t, common }: Dictionary) {
  const { filterLabel, all, tableLabel, keyboardHint, complexity, complexityLabel } = t;
  const { facts, useCaseLabel, visit, panel, categoriesHeading, categoriesText, toolCount } = t;
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
    panel,
    categoriesHeading,
    categoriesText,
    toolCount,
    opensInNewTab: common.opensInNewTab,
  };
}

export type TableStrings = ReturnType<typeof tableStrings>;
