/**
 * The glossary's terms (product 13.1, 13.3): all open on wide screens; the search is a
 * case-insensitive substring of term or definition, and blank shows everything.
 */
const search = document.querySelector<HTMLElement>('#glossary-search');
const input = search?.querySelector('input');
const output = search?.querySelector('output');
const none = search?.querySelector<HTMLElement>('[data-none]');
const categories = search?.nextElementSibling as HTMLElement | null;
const hits = document.querySelector<HTMLElement>('#glossary > .terms');

/** The breakpoint of the terms' styles (GlossaryPage.astro). */
const wide = matchMedia('(width >= 48rem)');

const groups = Array.from(document.querySelectorAll<HTMLElement>('[data-group]'), (group) => ({
  group,
  list: group.lastElementChild,
}));

const terms = groups.flatMap(({ list }) =>
  Array.from(list?.children ?? [], (entry) => {
    const [name, definition] = entry.firstElementChild?.children ?? [];
    return { entry: entry as HTMLDetailsElement, list, name, definition };
  }),
);

/** As it is searched: in any case, and with plain spaces, also for hyphens. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\u00a0-]/g, ' ');
}

/** Marks where the searched text is first. Only term and definition are searched, not the example. */
function mark(element: Element | undefined, query: string): void {
  const text = element?.textContent ?? '';
  const at = plain(text).indexOf(query);
  const hit = document.createElement('mark');
  hit.textContent = at < 0 ? '' : text.slice(at, at + query.length);
  element?.replaceChildren(
    ...(hit.textContent ? [text.slice(0, at), hit, text.slice(at + query.length)] : [text]),
  );
}

function show(query: string): void {
  const isSearch = query !== '';
  const byName: Element[] = [];
  const byDefinition: Element[] = [];
  for (const { entry, list, name, definition } of terms) {
    mark(name, query);
    mark(definition, query);
    list?.append(entry);
    entry.open = wide.matches || isSearch;
    const names = [name?.textContent, entry.dataset['term'], entry.id];
    if (plain(names.join('\n')).includes(query)) byName.push(entry);
    else if (plain(definition?.textContent ?? '').includes(query)) byDefinition.push(entry);
  }
  const found = byName.length + byDefinition.length;
  for (const { group } of groups) group.hidden = isSearch;
  if (isSearch) hits?.append(...byName, ...byDefinition);
  if (hits) hits.hidden = !isSearch;
  if (categories) categories.hidden = isSearch;
  if (none) none.hidden = found > 0;
  if (output) output.value = (output.dataset['text'] ?? '').replace('{count}', String(found));
}

/** Opens the term that the address names. */
function reveal(): void {
  const term = document.getElementById(location.hash.slice(1));
  if (term instanceof HTMLDetailsElement) term.open = true;
}

/** Searches what is in the field, also what was typed before this script was loaded. */
function find(): void {
  show(plain(input?.value.trim() ?? ''));
}

/** On wide screens all terms are open and none is a stop of the keyboard. */
function unfold(): void {
  for (const { entry } of terms) {
    entry.open = wide.matches;
    const summary = entry.firstElementChild as HTMLElement;
    summary.tabIndex = wide.matches ? -1 : 0;
  }
  if (input?.value) find();
  reveal();
}

unfold();
wide.onchange = unfold;
if (input) {
  input.oninput = find;
  // A link to a term must find it also when the search has hidden it.
  addEventListener('hashchange', () => {
    if (input.value) {
      input.value = '';
      find();
    }
    reveal();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
