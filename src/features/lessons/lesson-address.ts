import { useSyncExternalStore } from 'react';

const PARAMETER = 'lesson';
/** Sent when a link of the page changes the address; the browser tells only of its own buttons. */
const MOVED = 'lesson-moved';

/** The key of the lesson that the address names. */
function addressedLesson(): string | null {
  return new URLSearchParams(location.search).get(PARAMETER);
}

/** The address of a lesson, or of the list, on this page. */
export function lessonAddress(key: string | null): string {
  return key === null ? location.pathname : `?${PARAMETER}=${encodeURIComponent(key)}`;
}

/** Goes there without loading the page anew. */
export function goToLesson(key: string | null): void {
  history.pushState(null, '', lessonAddress(key));
  dispatchEvent(new Event(MOVED));
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Calls back for every move between the lessons and the list. */
export function watchAddress(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(MOVED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(MOVED, onChange);
  };
}

/** The lesson that the address names; none in the prerendered page, which knows no query. */
export function useAddressedLesson(): string | null {
  return useSyncExternalStore(watchAddress, addressedLesson, () => null);
}
