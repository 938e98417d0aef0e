import { neighbour } from './neighbour';

/**
 * The periodic table's filter, its detail panel and the arrow keys. The chosen tool stands in the
 * address, so that it can be linked and the browser's back button works.
 */
const WIDE = matchMedia('(min-width: 64rem)');

const table = document.querySelector<HTMLElement>('#periodic-table');
const panel = table?.querySelector<HTMLElement>('[data-panel]');
const groups = [...(table?.querySelectorAll<HTMLElement>('section[data-category]') ?? [])];
const filters = [...(table?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
const tilesOf = (group: HTMLElement) => [
  ...group.querySelectorAll<HTMLAnchorElement>('[data-tile]'),
];
const tiles = groups.flatMap(tilesOf);
const shownGroups = () => groups.filter((group) => group.dataset['off'] === undefined);
let chosen: HTMLAnchorElement | undefined;

/** In the table one tile is a tab stop; in the list all of them are. */
function setTabStop(stop: HTMLAnchorElement | undefined): void {
  for (const tile of tiles) {
    if (WIDE.matches && tile !== stop) tile.tabIndex = -1;
    else tile.removeAttribute('tabindex');
  }
}

function filter(category: string): void {
  for (const button of filters) {
    button.ariaPressed = String(button.dataset['filter'] === category);
  }
  for (const group of groups) {
    if (category && group.dataset['category'] !== category) group.dataset['off'] = '';
    else delete group.dataset['off'];
  }
  const shown = shownGroups().flatMap(tilesOf);
  setTabStop(chosen && shown.includes(chosen) ? chosen : shown[0]);
}

function fillPanel(tile: HTMLAnchorElement): void {
  const tool = tile.closest('li');
  const group = tile.closest<HTMLElement>('section');
  if (!panel || !tool || !group) return;
  panel.dataset['category'] = group.dataset['category'];
  const put = (name: string, text: string | null | undefined) => {
    const place = panel.querySelector(`[${name}]`);
    if (place) place.textContent = text ?? '';
  };
  for (const name of ['data-symbol', 'data-name', 'data-use-case']) {
    put(name, tool.querySelector(`[${name}]`)?.textContent);
  }
  put('data-group-name', group.querySelector('[data-group-name]')?.textContent?.trim());
  put('data-level', tile.querySelector('.sr-only')?.textContent);
  const link = tool.querySelector('[target]')?.cloneNode(true) as Element | undefined;
  const visit = panel.querySelector<HTMLElement>('[data-visit]');
  if (link && visit) {
    link.className = visit.dataset['visit'] ?? '';
    visit.replaceChildren(link);
  }
}

/** Shows the tool that the address names, or none. */
function showChosen(): void {
  chosen = tiles.find((tile) => tile.hash === location.hash);
  for (const tile of tiles) {
    if (tile === chosen) tile.ariaCurrent = 'true';
    else tile.removeAttribute('aria-current');
  }
  panel?.querySelector('[data-empty]')?.toggleAttribute('hidden', Boolean(chosen));
  panel?.querySelector('[data-filled]')?.toggleAttribute('hidden', !chosen);
  if (!chosen) return;
  fillPanel(chosen);
  if (chosen.closest('[data-off]')) filter('');
  setTabStop(chosen);
}

function choose(address: string): void {
  if (address !== location.hash) history.pushState(null, '', address || location.pathname);
  showChosen();
}

for (const button of filters) button.onclick = () => filter(button.dataset['filter'] ?? '');
for (const tile of tiles) {
  tile.onclick = (event) => {
    if (!WIDE.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tile.hash);
  };
  tile.onkeydown = (event) => {
    const next = WIDE.matches && neighbour(shownGroups().map(tilesOf), tile, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setTabStop(next);
    next.focus();
  };
}
for (const link of document.querySelectorAll<HTMLElement>('[data-show]')) {
  link.onclick = (event) => {
    event.preventDefault();
    const category = link.dataset['show'] ?? '';
    filter(category);
    table?.scrollIntoView();
    filters.find((button) => button.dataset['filter'] === category)?.focus({ preventScroll: true });
  };
}
const close = panel?.querySelector<HTMLElement>('[data-close]');
if (close) {
  close.onclick = () => {
    const tile = chosen;
    choose('');
    tile?.focus();
  };
}
WIDE.onchange = () =>
  filter(filters.find((b) => b.ariaPressed === 'true')?.dataset['filter'] ?? '');
addEventListener('hashchange', showChosen);
addEventListener('popstate', showChosen);
setTabStop(tiles[0]);
showChosen();
