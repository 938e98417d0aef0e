const TAG_CLASS_OR_SCRIPT = /<script>[\s\S]*?<\/script>|<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g;
const CHUNK = /\/[\w.@-]+\.js\b/g;
const LIBRARY = /^(react|firebase)\./; // Names no class of ours (script-chunks.ts).

/** What may be a class, a tag or an id in styles, without backslashes. */
export function namesIn(css: string): string[] {
  const names = css.match(/(?:\\.|[\w-])+/g) ?? [];
  return [...new Set(names.map((name) => name.replaceAll(/\\(.)/g, '$1')))];
}

/** What a page or a script names: its words, and scripts by their file's name after a slash. */
export interface Named {
  words: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
}

const named = (text: string, code: string): Named => ({
  words: new Set(code.split(/[\s"'`<]+|>(?=\s|$)/)),
  scripts: new Set(text.match(CHUNK)),
});

/** What a page's tags, classes and inline scripts name. */
export function namedInPage(html: string): Named {
  const own = (html.match(TAG_CLASS_OR_SCRIPT) ?? []).join(' ');
  return named(html, own.replaceAll(/&(#38|amp);/g, '&'));
}

/** What a built script names. */
export function namedInScript(name: string, code: string): Named {
  return named(code, LIBRARY.test(name) ? '' : code);
}

/** The words of a page's parts, of the scripts that these name, and so on. */
export function wordsOf(
  parts: readonly Named[],
  scripts: ReadonlyMap<string, Named>,
): Named['words'][] {
  const names = new Set(parts.flatMap((part) => [...part.scripts]));
  for (const name of names) {
    for (const further of scripts.get(name)?.scripts ?? []) names.add(further);
  }
  const ours = Array.from(names, (name) => scripts.get(name) ?? []).flat();
  return [...parts, ...ours].map(({ words }) => words);
}
