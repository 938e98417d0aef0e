import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PageHeading } from '@/components/members/PageHeading';
import { Button } from '@/components/ui/Button';
import { Guard } from '@/components/members/Guard';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { INITIAL_PROMPT_COUNT, promptCategories } from '#shared/rules/prompt-library.ts';
import { found, nothingFound } from './found';
import { LibraryFilters, type Wanted } from './LibraryFilters';
import { PromptDialog } from './PromptDialog';
import { PromptGrid } from './PromptGrid';
import { RemovedNotice } from './RemovedNotice';
import { $shelf, openShelf, switchFavourite } from './shelf';
import { $library, loadLibrary } from './store';

interface PromptLibraryProps {
  locale: Locale;
  strings: Pick<Dictionary, 'promptLibrary' | 'members'>;
}

function Library({ locale, strings, uid }: PromptLibraryProps & { uid: string }) {
  const { promptLibrary: t, members } = strings;
  // Many cards at once hold up taps on a phone: they are drawn bit by bit.
  const library = useDeferredValue(useStore($library));
  const shelf = useStore($shelf);
  const [wanted, setWanted] = useState<Wanted>({
    search: '',
    category: null,
    length: null,
    shelf: 'all',
  });
  const [viewed, setViewed] = useState<PromptEntry | null>(null);
  const [removed, setRemoved] = useState<PromptEntry | null>(null);
  // The box follows every key at once, the cards when there is time.
  const deferred = useDeferredValue(wanted);
  const prompts = library.state === 'ready' ? library.prompts : null;
  // Neither a star among all prompts nor a copy among the recent ones moves a card under the hand.
  const [recent, setRecent] = useState<readonly string[]>([]);
  const lists = { all: null, favourites: shelf.favourites, recent };
  const keys = lists[deferred.shelf];
  const shown = useMemo(
    () => prompts && found(prompts, deferred, keys, t.uncategorized),
    [prompts, deferred, keys, t.uncategorized],
  );
  const categories = useMemo(
    () => promptCategories(prompts ?? [], t.uncategorized, LOCALE_TAGS[locale]),
    [prompts, t.uncategorized, locale],
  );
  const isShelf = wanted.shelf === 'favourites';
  const switchStar = useCallback(
    (prompt: PromptEntry) => {
      switchFavourite(prompt.id);
      setRemoved(isShelf ? prompt : null);
    },
    [isShelf],
  );

  useEffect(() => openShelf(uid), [uid]);

  return (
    <>
      <LibraryFilters
        wanted={wanted}
        categories={categories}
        strings={t}
        onChange={(change) => {
          setRemoved(null);
          if (change.shelf === 'recent') setRecent(shelf.recent);
          setWanted((old) => ({ ...old, ...change }));
        }}
      />
      {library.state === 'ready' && library.hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          {t.failed}
          <Button variant="line" size="small" onClick={() => void loadLibrary(locale)}>
            {members.retry}
          </Button>
        </div>
      )}
      <RemovedNotice
        prompt={removed}
        strings={t.shelves}
        onUndo={(prompt) => {
          switchFavourite(prompt.id);
          setRemoved(null);
        }}
      />
      <PromptGrid
        found={shown}
        empty={nothingFound(deferred.shelf, shelf, t)}
        favourites={shelf.favourites}
        strings={t}
        onView={setViewed}
        onFavourite={switchStar}
      />
      <PromptDialog
        prompt={viewed}
        prompts={prompts ?? []}
        strings={strings}
        onView={setViewed}
        onClose={() => setViewed(null)}
      />
    </>
  );
}

/** The prompt library for premium members (product 19.1). */
export default function PromptLibrary({ locale, strings }: PromptLibraryProps) {
  const { promptLibrary, members } = strings;
  const library = useStore($library, { ssr: 'initial' });
  const count = library.state === 'ready' ? library.prompts.length : INITIAL_PROMPT_COUNT;
  const heading = (
    <PageHeading
      locale={locale}
      strings={members}
      title={promptLibrary.title}
      intro={fill(promptLibrary.subtitle, { count })}
    />
  );
  return (
    <Guard access="premium" locale={locale} strings={members} heading={heading}>
      {({ uid }) => <Library locale={locale} strings={strings} uid={uid} />}
    </Guard>
  );
}
