import type { BrandPlatformId } from '../entities/brand-platform.ts';

/**
 * Why a platform is not asked with web search; null where it is. The only place of this rule (product
 * 21.28).
 *
 * Gemini is refused: the additional terms of its API allow answers that are grounded in Google Search
 * to be shown to the user who asked, with Google's suggestions, and by our reading forbid to store,
 * analyse or collect them and their links, which is what this product does. Where counsel reads them
 * otherwise, this is what changes, with `webSearch` of the provider in the functions' gateway.
 */
export function searchRefusal(platform: BrandPlatformId): 'terms' | null {
  return platform === 'gemini' ? 'terms' : null;
}
