/**
 * Live search of the glossary (C sections 4 and 5): case-insensitive substring of term or
 * definition; blank shows everything.
 */
const search = document.querySelector<HTMLElement>('#glossary-search');
const input = search?.querySelector('input');
const output = search?.querySelector('output');
const none = search?.querySelector<HTMLElement>('[data-none]');
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
  group,
  entries: [...group.querySelectorAll<HTMLElement>('dl > div')].map((entry) => ({
    entry,
    text: `${entry.textContent} ${entry.dataset['term'] ?? ''}`.toLowerCase(),
  })),
}));

function show(query: string): void {
  let found = 0;
  for (const { group, entries } of groups) {
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
