import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { PROMPT_PARAMETER } from '@/lib/prompt-draft';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { indexOwnPrompts, promptCategories, promptTags } from '#shared/rules/prompt-library.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import {
  $areListsLoaded,
  $lists,
  $listsProblem,
  openLists,
  retryLists,
  toggleFavourite,
} from '../lists/lists-store';
import { RemovedNotice } from '../lists/RemovedNotice';
import { OwnToolbar } from '../own-prompts/OwnToolbar';
import { $own, openOwn } from '../own-prompts/own-store';
import { useOwnTasks } from '../own-prompts/use-own-tasks';
import { PromptDialog } from '../prompt/PromptDialog';
import { $library } from '../prompts-store';
import { LibraryFilters, type Filters } from './LibraryFilters';
import { PromptGrid } from './PromptGrid';
import { emptyText, searchPrompts } from './search';

export type LibraryStrings = Pick<Dictionary, 'promptLibrary' | 'ownPrompts' | 'members'>;

interface LibraryProps {
  locale: Locale;
  strings: LibraryStrings;
  uid: string;
}

const ALL: Filters = { search: '', category: null, length: null, list: 'all' };
const NONE: readonly never[] = [];

/** Id of the prompt that the page's address opens; null without one. */
function askedPrompt(): string | null {
  return new URLSearchParams(location.search).get(PROMPT_PARAMETER);
}

/** Filters, the matching prompts, and their actions. */
export function Library({ locale, strings, uid }: LibraryProps) {
  const { promptLibrary: t, ownPrompts, members } = strings;
  // Rendering many cards at once blocks taps on a phone, so it is deferred.
  const library = useDeferredValue(useStore($library));
  const lists = useStore($lists);
  const listsProblem = useStore($listsProblem);
  const areListsLoaded = useStore($areListsLoaded);
  const own = useStore($own);
  const [asked, setAsked] = useState(askedPrompt);
  const isOwnAsked = asked !== null && ownPromptId(asked) !== null;
  const [filters, setFilters] = useState<Filters>(isOwnAsked ? { ...ALL, list: 'own' } : ALL);
  const [viewed, setViewed] = useState<PromptEntry | null>(null);
  const [removed, setRemoved] = useState<PromptEntry | null>(null);
  // The search field updates at once, the cards are deferred.
  const deferred = useDeferredValue(filters);
  const closeViewed = useCallback(() => setViewed(null), []);
  const tasks = useOwnTasks(ownPrompts, closeViewed);

  const prompts = library.data ?? (library.error === undefined ? null : NONE);
  const ownIndexed = useMemo(() => indexOwnPrompts(own.data ?? []), [own.data]);
  const searched = isOwnAsked ? own.data && ownIndexed : prompts;
  if (asked !== null && searched) {
    setAsked(null);
    setViewed(searched.find(({ prompt }) => prompt.id === asked)?.prompt ?? null);
  }
  // The order of the recent prompts, read when the list opens, so that using a prompt does not move
  // its card.
  const [recent, setRecent] = useState<readonly string[] | null>(null);
  if (filters.list === 'recent' && recent === null && areListsLoaded) {
    setRecent(lists.recent.map(({ key }) => key));
  }
  const listKeys = { all: null, favourites: lists.favourites, recent: recent ?? NONE, own: null };
  const keys = listKeys[deferred.list];
  const isOwnList = deferred.list === 'own';
  const needsOwn = isOwnList || keys?.some((key) => ownPromptId(key) !== null) === true;
  const isList = keys !== null;
  const isWaiting =
    (needsOwn && own.data === undefined && own.error === undefined) ||
    (isList && !areListsLoaded && listsProblem === null);
  const hasOwnFailed = needsOwn && own.error !== undefined;
  const isUnread =
    (hasOwnFailed && own.data === undefined) ||
    (isList && listsProblem === 'unread') ||
    (!isOwnList && library.error !== undefined);
  const shown = useMemo(() => {
    const isMissing = isWaiting || (prompts === null && deferred.list !== 'own');
    if (isMissing) return null;
    const collections = { library: prompts ?? [], own: ownIndexed };
    return searchPrompts(collections, deferred, keys, t.uncategorized);
  }, [prompts, ownIndexed, deferred, keys, isWaiting, t.uncategorized]);
  const categories = useMemo(
    () =>
      isOwnList
        ? promptTags(ownIndexed, LOCALE_TAGS[locale])
        : promptCategories(prompts ?? [], t.uncategorized, LOCALE_TAGS[locale]),
    [isOwnList, ownIndexed, prompts, t.uncategorized, locale],
  );
  const isFavourites = filters.list === 'favourites';
  const toggleStar = useCallback(
    (prompt: PromptEntry) => {
      toggleFavourite(prompt.id);
      setRemoved(isFavourites ? prompt : null);
    },
    [isFavourites],
  );
  const empty = emptyText(deferred.list, lists, ownIndexed.length > 0, t);
  // Above an empty list of own prompts is the button for a new one; a search without hits keeps its list.
  const hasOwnButton = isOwnList && ownIndexed.length === 0;
  const isWithoutHits = empty === t.empty;
  const showAll = useCallback(
    () => setFilters(({ list }) => (isWithoutHits ? { ...ALL, list } : ALL)),
    [isWithoutHits],
  );
  const everything = useMemo(() => [...(prompts ?? []), ...ownIndexed], [prompts, ownIndexed]);

  // The member's lists load beside the library and do not delay it.
  useEffect(() => openLists(uid), [uid]);
  useEffect(() => {
    if (needsOwn) openOwn(uid);
  }, [needsOwn, uid]);

  const change = (part: Partial<Filters>) => {
    setRemoved(null);
    if (part.list === 'recent') setRecent(null);
    // Own prompts have tags instead of categories, so the filter is reset.
    const other = part.list !== undefined && (part.list === 'own') !== (filters.list === 'own');
    setFilters((old) => ({ ...old, ...part, ...(other && { category: null }) }));
  };

  return (
    <>
      <LibraryFilters filters={filters} categories={categories} strings={t} onChange={change} />
      {library.error !== undefined && (
        <RetryAlert
          text={t.failed}
          retry={members.retry}
          className="mb-4"
          onRetry={() => $library.invalidate()}
        />
      )}
      {hasOwnFailed && (
        <RetryAlert
          text={ownPrompts.loadFailed}
          retry={members.retry}
          className="mb-4"
          onRetry={() => $own.revalidate()}
        />
      )}
      {listsProblem && (
        <RetryAlert
          text={t.lists[listsProblem]}
          retry={members.retry}
          className="mb-4"
          onRetry={retryLists}
        />
      )}
      {isOwnList && (own.data || !hasOwnFailed) && (
        <OwnToolbar
          prompts={own.data ?? null}
          strings={ownPrompts}
          onStart={tasks.start}
          onExport={tasks.exportAs}
        />
      )}
      <p role="status" className="mb-4 empty:sr-only">
        {tasks.note}
      </p>
      {tasks.hasBegun && (
        <Lazy load={() => import('../own-prompts/OwnDialogs')} fallback={null}>
          {({ OwnDialogs }) => (
            <OwnDialogs
              uid={uid}
              task={tasks.task}
              strings={strings}
              onClose={tasks.close}
              onFinish={(note, done) => {
                // An old search could hide what was just saved.
                if (isOwnList && done?.do !== 'remove') {
                  change({ search: '', category: null, length: null });
                }
                tasks.finish(note, done);
              }}
            />
          )}
        </Lazy>
      )}
      <RemovedNotice
        prompt={removed}
        strings={t.lists}
        onUndo={(prompt) => {
          toggleFavourite(prompt.id);
          setRemoved(null);
        }}
      />
      <PromptGrid
        found={shown}
        // After a failure to load, it is unknown whether the list is empty.
        empty={isUnread ? '' : empty}
        onShowAll={isUnread || hasOwnButton ? null : showAll}
        favourites={lists.favourites}
        strings={t}
        own={tasks.own}
        onView={setViewed}
        onFavourite={toggleStar}
      />
      <PromptDialog
        uid={uid}
        prompt={viewed}
        prompts={everything}
        strings={strings}
        locale={locale}
        own={tasks.own}
        onView={setViewed}
        onClose={closeViewed}
      />
    </>
  );
}
