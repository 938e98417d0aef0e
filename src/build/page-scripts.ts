import { createHash } from 'node:crypto';
import banner from '@/features/consent/banner.ts?inline-script';
import { bannerMarkup } from '@/features/consent/banner-markup';
import { BANNER_STYLES } from '@/features/consent/banner-styles';
import analytics from '@/features/analytics/run.ts?inline-script';
import { LOCALES, type Locale } from '@/i18n/locales';

interface PageScript {
  /** Without the ending; its hash lets browsers keep it for ever (firebase.json). */
  file: string;
  code: string;
}

function pageScript(name: string, code: string): PageScript {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 10);
  return { file: `${name}.${hash}`, code };
}

const BANNERS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    pageScript(
      `consent-${locale}`,
      `{const bannerMarkup=${JSON.stringify(bannerMarkup(locale))},bannerStyles=${JSON.stringify(BANNER_STYLES)};${banner}}`,
    ),
  ]),
) as Record<Locale, PageScript>;

const ANALYTICS = pageScript('analytics', analytics);

/** Scripts that a page loads when it needs them, each a file of its own under `/scripts`. */
export const PAGE_SCRIPTS: readonly PageScript[] = [...Object.values(BANNERS), ANALYTICS];

const addressOf = ({ file }: PageScript) => `/scripts/${file}.js`;

/** The address of the consent banner's script in a language. */
export const consentScript = (locale: Locale): string => addressOf(BANNERS[locale]);

/** The address of the analytics script. */
export const analyticsScript = addressOf(ANALYTICS);
