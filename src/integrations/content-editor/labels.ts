/** Names of fields, and of values that one chooses from, that their own words do not give. */
const LABELS: Record<string, string> = {
  id: 'ID',
  url: 'Address',
  de: 'German',
  en: 'English',
  image: 'Cover',
  imageAlt: 'What the photo shows',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  readTime: 'Reading time',
  seat: 'Country',
  see: 'Related terms',
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
};

const CAPITALS = /\b(ai|eu|id|mvp|saas|seo|sql|ux|usd|eur)\b/gi;

/** Texts of one line; others get a box that grows. */
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
  'symbol',
  'term',
  'title',
  'value',
  'whatWeOffer',
  'whyChooseUs',
]);

/** What a closed item of a list shows: the first of these fields that it has. */
export const SUMMARIES = ['term', 'title', 'name', 'label', 'value'];

/** `packagesTitle` and `ai-marketing` as an editor reads them. */
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
