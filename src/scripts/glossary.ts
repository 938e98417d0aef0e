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

/** Reads the whole list, so only when somebody searches: the first paint does not wait for it. */
function groupsInPage(): Group[] {
  groups ??= Array.from(document.querySelectorAll<HTMLElement>('[data-group]'), (group) => ({
    group,
    entries: Array.from(group.querySelectorAll<HTMLElement>('dl > div'), (entry) => {
      // Term and definition only: an example or a link to another term is no hit.
      const [term, definition] = entry.children;
      const texts = [term?.textContent, definition?.textContent, entry.dataset['term'], entry.id];
      const text = `${texts.join(' ')} ${entry.id.replaceAll('-', ' ')}`;
      // Nobody types the non-breaking spaces.
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
  // A link to a term must find it, whatever was searched before.
  addEventListener('hashchange', () => {
    input.value = '';
    show('');
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
