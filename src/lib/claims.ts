import { PUBLIC_BUILD_DAY, PUBLIC_CLAIMS } from 'astro:env/client';
import { type ClaimId, showsClaim } from '#src/claims/register.ts';
import { type Dictionary, dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { publicationOf } from '#shared/rules/publication.ts';

const view = { all: PUBLIC_CLAIMS === 'all', day: publicationOf('', PUBLIC_BUILD_DAY).day };

/** Whether this build shows a claim (product 14.5). For Astro files only. */
export const isClaimShown = (id: ClaimId): boolean => showsClaim(id, view);

type Claims = Dictionary['claims'];
type Wordings = { [Id in keyof Claims]: Claims[Id]['claimed' | 'unproven'] };

/** The wording of a claim that this build shows: the claim, or what is true without its proof. */
export function claimText<Id extends keyof Claims>(id: Id, locale: Locale): Wordings[Id] {
  const claims: { [Key in keyof Claims]: Record<'claimed' | 'unproven', Wordings[Key]> } =
    dictionary(locale).claims;
  return claims[id][isClaimShown(id) ? 'claimed' : 'unproven'];
}
