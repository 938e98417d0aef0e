/** Labels that the name of a field or of a value does not give. */
const LABELS: Record<string, string> = {};

/** Texts of one line; others get a box that grows. */
export const SINGLE_LINES: ReadonlySet<string> = new Set([
  'id', 'title', 'name', 'label', 'button', 'buttonText', 'bookCall', 'symbol', 'owner', 'term', 'key',
  'metaTitle', 'period', 'value', 'post', 'urlKey', 'platform', 'duration', 'embedUrl', 'watchUrl',
  'whatWeOffer', 'whyChooseUs', 'packagesTitle', 'see', 'next', 'aliases',
]);

/** `metaTitle` and `ai-marketing` as words. */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known) return known;
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
