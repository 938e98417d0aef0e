import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import { SITE } from '@/site.config';

/** Why a message was not sent. */
export function problemText(error: unknown, strings: Dictionary['support']['problems']): string {
  switch (error instanceof ApiError ? error.code : null) {
    case 'too-many-requests':
      return fill(strings.limited, { email: SITE.email });
    case 'premium-required':
      return strings.premium;
    case 'entry-not-found':
      return strings.gone;
    default:
      return strings.failed;
  }
}
