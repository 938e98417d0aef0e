import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '@/components/members/EmptyState';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { CARDS_AT_ONCE, type IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { promptKey } from '#shared/rules/prompt-lists.ts';
import type { OwnActions } from '../own-prompts/own-task';
import { PlaceholderCards } from './PlaceholderCards';
import { PromptCard } from './PromptCard';

interface PromptGridProps {
  /**
   * The matching prompts; null while the library loads. For another array the grid starts again
   * with its first cards.
   */
  found: readonly IndexedPrompt[] | null;
  /** The text when there are no matches. */
  empty: string;
  /** The way on from there; null where the page has another or does not know why there is nothing. */
  onShowAll: (() => void) | null;
  favourites: readonly string[];
  strings: Dictionary['promptLibrary'];
  own: OwnActions;
  onView: (prompt: PromptEntry) => void;
  onFavourite: (prompt: PromptEntry) => void;
}

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** The matching cards, placeholders while they load, or the empty state (product 19.1, 19.3). */
export const PromptGrid = memo(function PromptGrid(props: PromptGridProps) {
  const { found, empty, onShowAll, favourites, strings, own, onView, onFavourite } = props;
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState({ found, count: CARDS_AT_ONCE });
  if (!found) return <PlaceholderCards label={strings.loading} className={GRID} />;

  const count = drawn.found === found ? drawn.count : CARDS_AT_ONCE;
  const kept = new Set(favourites);
  const rest = Math.min(found.length - count, CARDS_AT_ONCE);
  const showMore = () => {
    flushSync(() => setDrawn({ found, count: count + CARDS_AT_ONCE }));
    // Focuses the first new card, so that the keyboard continues there.
    list.current?.children[count]?.querySelector('button')?.focus();
  };

  return (
    <>
      <EmptyState
        text={found.length > 0 ? fillCount(strings.found, found.length) : empty}
        isEmpty={found.length === 0}
      >
        {onShowAll && (
          <Button size="small" variant="line" onClick={onShowAll}>
            {strings.showAll}
          </Button>
        )}
      </EmptyState>
      <ul ref={list} className={GRID}>
        {found.slice(0, count).map(({ prompt, isFeatured }) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            isFeatured={isFeatured}
            isFavourite={kept.has(promptKey(prompt.id))}
            strings={strings}
            own={own}
            onView={onView}
            onFavourite={onFavourite}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="line" className="mx-auto mt-8 flex" onClick={showMore}>
          {fill(strings.more, { count: rest })}
        </Button>
      )}
    </>
  );
});
