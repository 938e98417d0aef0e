import { atom, onMount } from 'nanostores';

/** Whether this browser's member wants the sample; without a word it is there until the first campaign. */
export type SampleWish = 'shown' | 'removed' | null;

const KEY = 'brand-sample';

export const $sampleWish = atom<SampleWish>(null);

onMount($sampleWish, () => {
  $sampleWish.set(readWish());
});

export function wishSample(wish: 'shown' | 'removed'): void {
  $sampleWish.set(wish);
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // The storage is closed to us or full: the wish then lasts as long as the page.
  }
}

function readWish(): SampleWish {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'shown' || stored === 'removed' ? stored : null;
  } catch {
    return null;
  }
}
