import ContentHeading from './ContentHeading.astro';
import ContentLink from './ContentLink.astro';

/** What MDX elements become on our pages. */
export const mdxComponents = { a: ContentLink, h2: ContentHeading };
