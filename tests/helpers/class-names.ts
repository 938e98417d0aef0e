/** Every class that a page's tags have. */
export function classesIn(html: string): Set<string> {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const values = Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, value = '']) => value);
  return new Set(values.flatMap((value) => value.replaceAll('&#38;', '&').match(/\S+/g) ?? []));
}

/** Every class that the styles have a rule for. */
export function classesInStyles(css: string): Set<string> {
  const names = Array.from(css.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g), ([, name = '']) => name);
  return new Set(names.map((name) => name.replaceAll(/\\(.)/g, '$1')));
}
