import { memo } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { PromptWithCategory } from '@/shared/entities/prompt';
import {
  FEATURED_PROMPT_COUNT,
  filterPrompts,
  PLACEHOLDER_CARD_COUNT,
  type PromptFilter,
} from '@/shared/rules/prompt-library';
import { PlaceholderCard, PromptCard } from './PromptCard';
import type { Library } from './store';

interface PromptGridProps {
  library: Library;
  filter: PromptFilter;
  strings: Dictionary['promptLibrary'];
  onView: (prompt: PromptWithCategory) => void;
}

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** The cards that match, placeholders while they load, or the empty state (C sections 2, 8, 9). */
export const PromptGrid = memo(function PromptGrid(props: PromptGridProps) {
  const { library, filter, strings, onView } = props;
  if (library.state !== 'ready') {
    return (
      <ul className={GRID} aria-busy="true" aria-label={strings.loading}>
        {Array.from({ length: PLACEHOLDER_CARD_COUNT }, (_, index) => (
          <PlaceholderCard key={index} />
        ))}
      </ul>
    );
  }
  const featured = new Set(library.prompts.slice(0, FEATURED_PROMPT_COUNT));
  const found = filterPrompts(library.prompts, filter);
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-12 text-lead text-soft'}>
        {found.length > 0 ? fill(strings.found, { count: found.length }) : strings.empty}
      </p>
      <ul className={GRID}>
        {found.map((prompt) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            isFeatured={featured.has(prompt)}
            strings={strings}
            onView={() => onView(prompt)}
          />
        ))}
      </ul>
    </>
  );
});
