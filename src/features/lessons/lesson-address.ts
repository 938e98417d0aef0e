import { atom, onMount } from 'nanostores';

const PARAMETER = 'lesson';

/** The key of the lesson in the address; null for the list, and in the prerendered page. */
export const $lessonKey = atom<string | null>(null);

onMount($lessonKey, () => {
  if (import.meta.env.SSR) return;
  const read = () => $lessonKey.set(new URLSearchParams(location.search).get(PARAMETER));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** The address of a lesson, or of the list, on this page. */
export function lessonAddress(key: string | null): string {
  return key === null ? location.pathname : `?${PARAMETER}=${encodeURIComponent(key)}`;
}

/** Opens a lesson, or the list, without loading the page again. */
export function goToLesson(key: string | null): void {
  history.pushState(null, '', lessonAddress(key));
  $lessonKey.set(key);
  scrollTo({ top: 0, behavior: 'instant' });
}
