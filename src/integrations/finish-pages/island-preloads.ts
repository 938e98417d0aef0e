const ISLAND = /<astro-island\b[^>]*>/g;
const MODULE = /\b(?:component|renderer)-url="([^"]+)"/g;

/**
 * The page with every module of its islands named in it, so that they are fetched together instead
 * of one import after the other: those of islands that hydrate by themselves as preloads, those of
 * `client:interaction` in an attribute that its directive reads (client-interaction/directive.ts).
 *
 * @param imports the addresses that each module imports
 */
export function withPreloads(html: string, imports: ReadonlyMap<string, string[]>): string {
  const early = new Set<string>();
  const named = html.replace(ISLAND, (tag) => {
    const modules = new Set(Array.from(tag.matchAll(MODULE), ([, address = '']) => address));
    for (const address of modules) {
      for (const imported of imports.get(address) ?? []) modules.add(imported);
    }
    if (tag.includes('client="interaction"')) {
      return tag.replace(/>$/, ` data-preload="${[...modules].join(' ')}">`);
    }
    for (const address of modules) early.add(address);
    return tag;
  });
  const links = Array.from(early, (address) => `<link rel="modulepreload" href="${address}">`);
  return named.replace('</head>', () => `${links.join('')}</head>`);
}
