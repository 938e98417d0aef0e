import { useEffect, useLayoutEffect, useRef, type Dispatch, type RefObject } from 'react';
import type { BuilderAction } from './builder-state';
import { DRAFT_KEY, keepBuilderDraft, readBuilderDraft, type Draft } from './draft';

/** Typing is kept at most this often, in milliseconds: storage blocks the page while it writes. */
const KEEP_PAUSE_MS = 400;

/** Resumes the kept draft, keeps every change of it, and follows other tabs. */
export function useKeptDraft(
  draft: Draft,
  form: RefObject<HTMLFormElement | null>,
  send: Dispatch<BuilderAction>,
): void {
  /** The draft as it is in storage: only what was changed here is written. */
  const kept = useRef(draft);

  // Before the paint, so that a tap that came first finds the resumed draft.
  useLayoutEffect(() => {
    kept.current = readBuilderDraft();
    const typed = form.current && new FormData(form.current).get('who');
    send({
      do: 'resume',
      draft: kept.current,
      typed: typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : '',
    });
  }, [form, send]);

  useEffect(() => {
    const keep = () => {
      if (kept.current === draft) return;
      kept.current = draft;
      keepBuilderDraft(draft);
    };
    const follow = ({ key }: StorageEvent) => {
      if (key !== DRAFT_KEY || kept.current !== draft) return;
      kept.current = readBuilderDraft();
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
  }, [draft, send]);
}
