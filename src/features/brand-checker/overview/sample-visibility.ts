import { atom, onMount } from 'nanostores';

/** The choice in this browser; with null the sample shows until there are tests. */
export type SampleVisibility = 'shown' | 'removed' | null;

const KEY = 'brand-sample';

export const $sampleVisibility = atom<SampleVisibility>(null);

onMount($sampleVisibility, () => {
  $sampleVisibility.set(readVisibility());
});

export function setSampleVisibility(visibility: 'shown' | 'removed'): void {
  $sampleVisibility.set(visibility);
  try {
    localStorage.setItem(KEY, visibility);
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
}

function readVisibility(): SampleVisibility {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'shown' || stored === 'removed' ? stored : null;
  } catch {
    return null;
  }
}
