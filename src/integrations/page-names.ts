const TAG_CLASS_OR_SCRIPT = /<script>[\s\S]*?<\/script>|<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g;
const CHUNK = /(?<=\/)[\w.@-]+\.js\b/g;
const LIBRARY = /^(react|firebase)\./; // Names no class of ours (script-chunks.ts).

/** What may be a class, a tag or an id in styles, without backslashes. */
export function namesIn(css: string): string[] {
  const names = css.match(/(?:\\.|[\w-])+/g) ?? [];
  return [...new Set(names.map((name) => name.replaceAll(/\\(.)/g, '$1')))];
}

/** Every word of a page's tags, classes and scripts, and of the scripts that these name. */
export function wordsOf(html: string, scripts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const own = (html.match(TAG_CLASS_OR_SCRIPT) ?? []).join(' ').replaceAll(/&(#38|amp);/g, '&');
  const chunks = new Set(html.match(CHUNK));
  for (const name of chunks) {
    for (const named of scripts.get(name)?.match(CHUNK) ?? []) chunks.add(named);
  }
  const ours = [...chunks].filter((name) => !LIBRARY.test(name));
  const texts = [own, ...ours.map((name) => scripts.get(name) ?? '')];
  return new Set(texts.flatMap((text) => text.split(/[\s"'`<]+|>(?=\s|$)/)));
}
