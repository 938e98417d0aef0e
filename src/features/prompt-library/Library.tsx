import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { promptCategories, promptTags } from '#shared/rules/prompt-library.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import { found, nothingFound } from './found';
import { LibraryFilters, type Wanted } from './LibraryFilters';
import { OwnBar } from './OwnBar';
import { $own, loadOwn, wantOwn } from './own-store';
import { Problem } from './Problem';
import { PromptDialog } from './PromptDialog';
import { PromptGrid } from './PromptGrid';
import { RemovedNotice } from './RemovedNotice';
import {
  $areListsRead,
  $lists,
  $listsProblem,
  openLists,
  switchFavourite,
  syncLists,
} from './lists';
import { $library, loadLibrary } from './store';
import { useOwnTasks } from './use-own-tasks';

export type LibraryStrings = Pick<Dictionary, 'promptLibrary' | 'ownPrompts' | 'members'>;

interface LibraryProps {
  locale: Locale;
  strings: LibraryStrings;
  uid: string;
}

const ALL: Wanted = { search: '', category: null, length: null, list: 'all' };
const NONE: readonly never[] = [];

/** Filters, the prompts that match, and what can be done with them. */
export function Library({ locale, strings, uid }: LibraryProps) {
  const { promptLibrary: t, ownPrompts, members } = strings;
  // Many cards at once hold up taps on a phone: they are drawn bit by bit.
  const library = useDeferredValue(useStore($library));
  const kept = useStore($lists);
  const listsProblem = useStore($listsProblem);
  const areListsRead = useStore($areListsRead);
  const own = useStore($own);
  const [wanted, setWanted] = useState(ALL);
  const [viewed, setViewed] = useState<PromptEntry | null>(null);
  const [removed, setRemoved] = useState<PromptEntry | null>(null);
  // The box follows every key at once, the cards when there is time.
  const deferred = useDeferredValue(wanted);
  const closeViewed = useCallback(() => setViewed(null), []);
  const tasks = useOwnTasks(ownPrompts, closeViewed);

  const prompts = library.state === 'ready' ? library.prompts : null;
  const ownIndexed = own.state === 'ready' ? own.indexed : NONE;
  // Neither a star among all prompts nor a copy among the recent ones moves a card under the hand.
  const [recent, setRecent] = useState<readonly string[] | null>(null);
  if (wanted.list === 'recent' && recent === null && areListsRead) {
    setRecent(kept.recent.map(({ key }) => key));
  }
  const listKeys = { all: null, favourites: kept.favourites, recent: recent ?? NONE, own: null };
  const keys = listKeys[deferred.list];
  const isOwnList = deferred.list === 'own';
  const needsOwn = isOwnList || keys?.some((key) => ownPromptId(key) !== null) === true;
  const isList = keys !== null;
  const isWaiting =
    (needsOwn && (own.state === 'unread' || own.state === 'loading')) ||
    (isList && !areListsRead && listsProblem === null);
  const isUnread = (needsOwn && own.state === 'failed') || (isList && listsProblem === 'unread');
  const shown = useMemo(() => {
    const isMissing = isWaiting || (prompts === null && deferred.list !== 'own');
    if (isMissing) return null;
    return found({ library: prompts ?? [], own: ownIndexed }, deferred, keys, t.uncategorized);
  }, [prompts, ownIndexed, deferred, keys, isWaiting, t.uncategorized]);
  const categories = useMemo(
    () =>
      isOwnList
        ? promptTags(ownIndexed, LOCALE_TAGS[locale])
        : promptCategories(prompts ?? [], t.uncategorized, LOCALE_TAGS[locale]),
    [isOwnList, ownIndexed, prompts, t.uncategorized, locale],
  );
  const isFavourites = wanted.list === 'favourites';
  const switchStar = useCallback(
    (prompt: PromptEntry) => {
      switchFavourite(prompt.id);
      setRemoved(isFavourites ? prompt : null);
    },
    [isFavourites],
  );
  const everything = useMemo(() => [...(prompts ?? []), ...ownIndexed], [prompts, ownIndexed]);

  useEffect(() => void loadLibrary(locale), [locale]);
  // The member's own comes beside the list and does not hold it up.
  useEffect(() => openLists(uid), [uid]);
  useEffect(() => {
    if (needsOwn) wantOwn();
  }, [needsOwn]);

  const change = (part: Partial<Wanted>) => {
    setRemoved(null);
    if (part.list === 'recent') setRecent(null);
    // The own prompts have tags in place of categories.
    const other = part.list !== undefined && (part.list === 'own') !== (wanted.list === 'own');
    setWanted((old) => ({ ...old, ...part, ...(other && { category: null }) }));
  };

  return (
    <>
      <LibraryFilters wanted={wanted} categories={categories} strings={t} onChange={change} />
      {library.state === 'ready' && library.hasFailed && (
        <Problem text={t.failed} retry={members.retry} onRetry={() => void loadLibrary(locale)} />
      )}
      {needsOwn && own.state === 'failed' && (
        <Problem
          text={ownPrompts.loadFailed}
          retry={members.retry}
          onRetry={() => void loadOwn()}
        />
      )}
      {listsProblem && (
        <Problem
          text={t.lists[listsProblem]}
          retry={members.retry}
          onRetry={() => void syncLists()}
        />
      )}
      {isOwnList && own.state !== 'failed' && (
        <OwnBar
          prompts={own.state === 'ready' ? own.prompts : null}
          strings={ownPrompts}
          onStart={tasks.start}
          onExport={tasks.exportAs}
        />
      )}
      <p role="status" className="mb-4 empty:sr-only">
        {tasks.note}
      </p>
      {tasks.hasBegun && (
        <Lazy load={() => import('./OwnDialogs')} fallback={null}>
          {({ OwnDialogs }) => (
            <OwnDialogs
              uid={uid}
              task={tasks.task}
              strings={strings}
              onClose={tasks.close}
              onFinish={tasks.finish}
            />
          )}
        </Lazy>
      )}
      <RemovedNotice
        prompt={removed}
        strings={t.lists}
        onUndo={(prompt) => {
          switchFavourite(prompt.id);
          setRemoved(null);
        }}
      />
      <PromptGrid
        found={shown}
        // Nothing is known of what could not be read.
        empty={isUnread ? '' : nothingFound(deferred.list, kept, ownIndexed.length > 0, t)}
        favourites={kept.favourites}
        strings={t}
        own={tasks.own}
        onView={setViewed}
        onFavourite={switchStar}
      />
      <PromptDialog
        uid={uid}
        prompt={viewed}
        prompts={everything}
        strings={strings}
        own={tasks.own}
        onView={setViewed}
        onClose={closeViewed}
      />
    </>
  );
}
