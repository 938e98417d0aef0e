import { atom, onMount } from 'nanostores';

/** What the address opens on the page besides its tab. */
export interface Place {
  /** The chosen campaign. */
  campaign: string | null;
  /** The figure whose answers are listed (rules/answer-facets.ts). */
  facet: string | null;
  /** The UTC day from which they are listed; null for the figures' period. */
  from: string | null;
  /** The UTC day up to which; null for the newest. */
  to: string | null;
  /** `all` for the answers of all campaigns. */
  of: string | null;
  /** The answer that is open. */
  answer: string | null;
}

const PARTS = [
  'campaign',
  'facet',
  'from',
  'to',
  'of',
  'answer',
] as const satisfies readonly (keyof Place)[];

/** The drawer is closed. */
const NOTHING = { facet: null, from: null, to: null, of: null, answer: null } as const;

function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    campaign: params.get('campaign'),
    facet: params.get('facet'),
    from: params.get('from'),
    to: params.get('to'),
    of: params.get('of'),
    answer: params.get('answer'),
  };
}

/** The address of the page with these parts changed; the others and the tab stay. */
export function placeHref(change: Partial<Place>): string {
  const params = new URLSearchParams(location.search);
  for (const part of PARTS) {
    const value = change[part];
    if (value === null) params.delete(part);
    else if (value !== undefined) params.set(part, value);
  }
  const query = params.toString();
  return `${location.pathname}${query && `?${query}`}${location.hash}`;
}

/** Follows the address (product 21.35), so that links, reloads and the back button open the same. */
export const $place = atom<Place>({ campaign: null, ...NOTHING });

onMount($place, () => {
  const follow = () => $place.set(placeOf(location.search));
  follow();
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
});

/** How many entries of the history the drawer has added since it was opened. */
function drawerDepth(): number {
  const state: unknown = history.state;
  const has = typeof state === 'object' && state !== null && 'drawer' in state;
  return has && typeof state.drawer === 'number' ? state.drawer : 0;
}

/** Opens a place above the page, or above the one that is open. */
export function openPlace(change: Partial<Place>): void {
  history.pushState({ drawer: drawerDepth() + 1 }, '', placeHref(change));
  $place.set(placeOf(location.search));
}

/** Of which answers a figure is, where they are not those of the shown campaign's period. */
export interface FigureScope {
  campaign?: string;
  /** UTC days, both included. */
  from?: string;
  to?: string;
  of?: 'all';
}

/** A day before there was any answer: with it, a list has those of every period. */
export const EVER = '2000-01-01';

/** Where the list of a figure's answers is. */
export function facetPlace(facet: string, scope: FigureScope = {}): Partial<Place> {
  return { ...NOTHING, facet, ...scope };
}

/** Opens the list of a figure's answers, by default those of the figures' period. */
export function openFacet(facet: string, from: string | null = null): void {
  openPlace(facetPlace(facet, from === null ? {} : { from }));
}

/** Shows another campaign's figures; the back button does not return to the former one. */
export function chooseCampaign(campaign: string): void {
  history.replaceState(history.state, '', placeHref({ campaign, ...NOTHING }));
  $place.set(placeOf(location.search));
}

/** Closes the drawer: back to the entry from which it was opened, if there is one. */
export function closeDrawer(): void {
  const depth = drawerDepth();
  if (depth > 0) {
    history.go(-depth);
    return;
  }
  history.replaceState(history.state, '', placeHref(NOTHING));
  $place.set(placeOf(location.search));
}

/** Returns from an answer to the list that it was opened from. */
export function closeAnswer(): void {
  if (drawerDepth() > 1) {
    history.back();
    return;
  }
  history.replaceState(history.state, '', placeHref({ answer: null }));
  $place.set(placeOf(location.search));
}
