import { parseLocale } from '#src/i18n/locales.ts';
import type { Handlers } from '../call.ts';
import { aiCheckPage } from '../usecases/ai-check-report.ts';
import { checkSite } from '../usecases/check-site.ts';

/** The public site check (product 32). */
export const aiCheckHandlers: Handlers<'ai-check'> = {
  'ai-check': {
    nativeForm: {
      toInput: ({ locale, ...fields }) => ({ ...fields, locale: parseLocale(locale) }),
      routeOf: () => 'aiCheck',
      resultOf: (_, report, locale) => aiCheckPage(report, locale),
    },
    run: ({ input, address, now }) => checkSite(input, address, now),
  },
};
