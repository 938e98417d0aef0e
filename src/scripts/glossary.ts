/**
 * Live search of the glossary (product 13.3): case-insensitive substring of term or
 * definition; blank shows everything.
 */
const search = document.querySelector<HTMLElement>('#glossary-search');
const input = search?.querySelector('input');
const output = search?.querySelector('output');
const none = search?.querySelector<HTMLElement>('[data-none]');

interface Group {
  group: HTMLElement;
  entries: { entry: HTMLElement; text: string }[];
}

let groups: Group[] | undefined;

/**
 * Reads the whole list. Called with the first search, so that it does not delay the first paint.
 */
function groupsInPage(): Group[] {
  groups ??= Array.from(document.querySelectorAll<HTMLElement>('[data-group]'), (group) => ({
    group,
    entries: Array.from(group.querySelectorAll<HTMLElement>('dl > div'), (entry) => {
      // Only term and definition are searched, not examples or links to other terms.
      const [term, definition] = entry.children;
      const texts = [term?.textContent, definition?.textContent, entry.dataset['term'], entry.id];
      const text = `${texts.join(' ')} ${entry.id.replaceAll('-', ' ')}`;
      // A search is typed with plain spaces.
      return { entry, text: text.toLowerCase().replaceAll('\u00a0', ' ') };
    }),
  }));
  return groups;
}

function show(query: string): void {
  let found = 0;
  for (const { group, entries } of groupsInPage()) {
    let foundHere = 0;
    for (const { entry, text } of entries) {
      entry.hidden = !text.includes(query);
      if (!entry.hidden) foundHere += 1;
    }
    group.hidden = foundHere === 0;
    found += foundHere;
  }
  if (none) none.hidden = found > 0;
  if (output) output.value = (output.dataset['text'] ?? '').replace('{count}', String(found));
}

if (search && input) {
  input.oninput = () => show(input.value.trim().toLowerCase());
  // A link to a term must find it also when the search has hidden it.
  addEventListener('hashchange', () => {
    input.value = '';
    show('');
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
