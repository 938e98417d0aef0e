import { atom, onMount } from 'nanostores';

/** What the member of this browser chose; null until then: the sample is shown until there are tests. */
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
    // Storage is blocked or full: the choice lasts as long as the page.
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
