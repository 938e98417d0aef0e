import { useEffect, useLayoutEffect, useRef, type Dispatch, type RefObject } from 'react';
import type { Locale } from '@/i18n/locales';
import type { BuilderAction } from './builder-state';
import { draftKey, keepBuilderDraft, readBuilderDraft, type Draft } from './draft';

/** Debounce of writing to storage, which blocks the page, in milliseconds. */
const KEEP_PAUSE_MS = 400;

/** Restores the stored draft, stores every change, and follows other tabs. */
export function useKeptDraft(
  draft: Draft,
  locale: Locale,
  form: RefObject<HTMLFormElement | null>,
  send: Dispatch<BuilderAction>,
): void {
  /** The draft in storage: it is written only after a change in this tab. */
  const kept = useRef(draft);

  // A layout effect, so that the draft is restored before the click that hydrated the island is
  // repeated.
  useLayoutEffect(() => {
    kept.current = readBuilderDraft(locale);
    const typed = form.current && new FormData(form.current).get('who');
    send({
      do: 'resume',
      draft: kept.current,
      typed: typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : '',
    });
  }, [form, locale, send]);

  useEffect(() => {
    const keep = () => {
      if (kept.current === draft) return;
      kept.current = draft;
      keepBuilderDraft(draft, locale);
    };
    const follow = ({ key }: StorageEvent) => {
      if (key !== draftKey(locale) || kept.current !== draft) return;
      kept.current = readBuilderDraft(locale);
      send({ do: 'follow', draft: kept.current });
    };
    const timer = setTimeout(keep, KEEP_PAUSE_MS);
    addEventListener('pagehide', keep);
    addEventListener('visibilitychange', keep);
    addEventListener('storage', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      removeEventListener('visibilitychange', keep);
      removeEventListener('storage', follow);
    };
  }, [draft, locale, send]);
}
