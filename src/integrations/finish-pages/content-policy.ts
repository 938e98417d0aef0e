import { createHash } from 'node:crypto';
import { PLAYER_ORIGIN } from '#shared/entities/lesson-video.ts';
import type { SiteEnvironment } from '../site-environment.ts';

/** The origins of Firebase Auth (its REST reference). */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Google Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS_ORIGIN = 'https://www.googletagmanager.com';
/** Only the path of the tag: the host also serves everyone else's Tag Manager scripts. */
const ANALYTICS_SCRIPT = `${ANALYTICS_ORIGIN}/gtag/js`;
const ANALYTICS_ORIGINS = [
  ANALYTICS_ORIGIN,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** App Check: https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider */
const APP_CHECK_SOURCES = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const NO_SOURCES = { script: [], connect: [], frame: [] };

/** Matches pages with the island of the lessons or of the builder. */
const FILMS = /component-url="[^"]*\/(?:Lessons|SmartBuilderPage)\./;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Matches data blocks, which do not run, such as JSON-LD. */
const DATA_SCRIPT = /type="?application\/(ld\+)?json/;

/**
 * Adds a content security policy that allows exactly the inline scripts and styles of the page. It
 * is inserted right after the charset, because a policy applies only to what follows it.
 *
 * Astro's own `security.csp` lists the hash of every script and style of the whole site on every
 * page, some 45 bytes each that do not compress, leaves out `is:inline` scripts, and is written
 * before the styles are purged.
 *
 * @param inserted HTML that scripts insert later, with its own styles
 */
export function withPolicy(html: string, environment: SiteEnvironment, inserted = ''): string {
  const policy = policyFor(html, environment, inserted);
  const tag = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.replace(/<meta charset="?utf-8"?>/i, (charset) => charset + tag);
}

function policyFor(html: string, environment: SiteEnvironment, inserted: string): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', text]) => text && !DATA_SCRIPT.test(attributes))
    .map(([, , text = '']) => hash(text));
  const styles = [...(html + inserted).matchAll(STYLE)].map(([, text = '']) => hash(text));
  // Allowed only when a measurement id is configured; even then nothing loads before consent.
  const hasAnalytics = environment.PUBLIC_ANALYTICS_ID !== '';
  const analytics = hasAnalytics ? ANALYTICS_ORIGINS : [];
  const appCheck = environment.PUBLIC_APP_CHECK_SITE_KEY === '' ? NO_SOURCES : APP_CHECK_SOURCES;
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...new Set(scripts),
      ...(hasAnalytics ? [ANALYTICS_SCRIPT] : []),
      ...appCheck.script,
    ],
    'style-src': ["'self'", ...new Set(styles)],
    'img-src': ["'self'", 'data:', ...analytics],
    'connect-src': ["'self'", ...connectOrigins(environment), ...analytics, ...appCheck.connect],
    // Films of our own are played from blob URLs.
    ...(FILMS.test(html) && { 'media-src': ["'self'", 'blob:'] }),
    // Embedded videos, loaded on click only (product 25.2).
    'frame-src': [PLAYER_ORIGIN, ...appCheck.frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return policyText(policy);
}

/** The text of a policy, for a header or a meta element. */
export function policyText(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');
}

function connectOrigins(environment: SiteEnvironment): string[] {
  const backend =
    environment.PUBLIC_BACKEND === 'firebase'
      ? FIREBASE_ORIGINS
      : [environment.PUBLIC_AUTH_EMULATOR];
  const form = environment.PUBLIC_FORM_ENDPOINT;
  return form.includes('//') ? [...backend, new URL(form).origin] : backend;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
