/** Labels of fields and options that differ from their key. */
const LABELS: Record<string, string> = {
  id: 'ID',
  url: 'Address',
  de: 'German',
  en: 'English',
  image: 'Cover',
  imageAlt: 'What the photo shows',
  change: 'What changed',
  summary: 'In short',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  readTime: 'Reading time',
  seat: 'Country',
  see: 'Related terms',
  more: 'More related terms',
  next: 'Goes with',
  suits: 'Made for',
  bookCall: 'Consultation button',
  whatWeOffer: 'Heading of the offers',
  whyChooseUs: 'Heading of the reasons',
  whyChooseText: 'Reasons',
  buttonText: 'Button',
  priceCents: 'Price in cents',
  urlKey: 'Own site',
  isNew: 'New',
  embedUrl: 'Address of the player',
  watchUrl: 'Address at the host',
  post: 'ID of the post',
  page: 'Page of its own',
};

const CAPITALS = /\b(ai|eu|id|mvp|saas|seo|sql|ux|usd|eur)\b/gi;

/** Fields of one line; others get a text area. */
export const SINGLE_LINES: ReadonlySet<string> = new Set([
  'bookCall',
  'button',
  'buttonText',
  'duration',
  'item',
  'key',
  'label',
  'metaTitle',
  'name',
  'owner',
  'packagesTitle',
  'period',
  'platform',
  'post',
  'question',
  'symbol',
  'term',
  'title',
  'value',
  'whatWeOffer',
  'whyChooseUs',
]);

/** The fields that a collapsed list item shows: the first that it has. */
export const SUMMARIES = ['term', 'title', 'name', 'label', 'value'];

/** The label of a key such as `packagesTitle` or `ai-marketing`. */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known) return known;
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Terms` as `Term`, for the button that adds one. */
export function singularOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}
