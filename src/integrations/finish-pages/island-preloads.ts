const ISLAND = /<astro-island\b[^>]*>/g;
const MODULE = /\b(?:component|renderer)-url="([^"]+)"/g;

/**
 * Adds the addresses of all modules of a page's islands, so that they are loaded together instead
 * of one import after the other: as `modulepreload` links for islands that hydrate at once, and for
 * `client:interaction` in an attribute that its directive reads (client-interaction/directive.ts).
 *
 * @param imports the addresses that each module imports, by its own address
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
