import { PUBLIC_APP_CHECK_SITE_KEY } from 'astro:env/client';
import type { AppCheck } from 'firebase/app-check';
import { loadAuth } from '@/lib/session/id-token';

let appCheck: AppCheck | undefined;

/**
 * The token that tells the functions that a call comes from this site (product 25.3), or null when
 * App Check is not configured or gives none: whether that matters is the functions' decision.
 *
 * Loads Google's reCAPTCHA with the first call, so only members' calls ask for it.
 *
 * Source: https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider
 */
export async function appCheckToken(): Promise<string | null> {
  known = PUBLIC_APP_CHECK_SITE_KEY ? await askGoogle() : null;
  return known;
}

let known: string | null | undefined;

/** What {@link appCheckToken} returned last; undefined before. */
export function knownAppToken(): string | null | undefined {
  return known;
}

async function askGoogle(): Promise<string | null> {
  try {
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } =
      await import('firebase/app-check');
    const { getMainAuth } = await loadAuth();
    appCheck ??= initializeAppCheck(getMainAuth().app, {
      provider: new ReCaptchaEnterpriseProvider(PUBLIC_APP_CHECK_SITE_KEY),
      isTokenAutoRefreshEnabled: true,
    });
    return (await getToken(appCheck)).token;
  } catch {
    return null;
  }
}
