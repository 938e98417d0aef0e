const ISLAND = /<astro-island\b[^>]*>/g;
const COMPONENT = /\bcomponent-url="([^"]+)"/g;
const RENDERER = /\brenderer-url="([^"]+)"/g;

/**
 * Adds the addresses of all modules of a page's islands, so that they are loaded together instead
 * of one import after the other: as `modulepreload` links for islands that hydrate at once, and for
 * `client:interaction` in an attribute that its directive reads (client-interaction/directive.ts).
 *
 * React, by far the largest, stands in the head. The others stand at the end of the body: asking
 * for dozens of files takes a slow phone as long as parsing the page, which is painted first.
 *
 * @param imports the addresses that each module imports, by its own address
 */
export function withPreloads(html: string, imports: ReadonlyMap<string, string[]>): string {
  const withImports = (tag: string, attribute: RegExp) => {
    const modules = new Set(Array.from(tag.matchAll(attribute), ([, address = '']) => address));
    for (const address of modules) {
      for (const imported of imports.get(address) ?? []) modules.add(imported);
    }
    return modules;
  };
  let early = new Set<string>();
  let late = new Set<string>();
  const named = html.replace(ISLAND, (tag) => {
    const renderer = withImports(tag, RENDERER);
    const component = withImports(tag, COMPONENT);
    if (tag.includes('client="interaction"')) {
      return tag.replace(/>$/, ` data-preload="${[...renderer.union(component)].join(' ')}">`);
    }
    early = early.union(renderer);
    late = late.union(component);
    return tag;
  });
  const links = (modules: Set<string>) =>
    Array.from(modules, (address) => `<link rel="modulepreload" href="${address}">`).join('');
  return named
    .replace('</head>', () => `${links(early)}</head>`)
    .replace('</body>', () => `${links(late.difference(early))}</body>`);
}
