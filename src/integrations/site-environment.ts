/**
 * Settings of the site's build (product 25.4). All of them reach the browser, so none is a secret.
 *
 * `firebase`: needed when `PUBLIC_BACKEND=firebase`; `local`: only the local stack has it;
 * `optional`: may stay empty everywhere.
 */
const SETTINGS = {
  PUBLIC_SITE_URL: { need: 'firebase', what: 'the address of the site, like https://example.com' },
  PUBLIC_FIREBASE_PROJECT_ID: { need: 'firebase', what: 'the id of the Firebase project' },
  PUBLIC_FIREBASE_API_KEY: { need: 'firebase', what: "the web app's API key" },
  PUBLIC_FIREBASE_AUTH_DOMAIN: { need: 'firebase', what: "the web app's auth domain" },
  PUBLIC_FIREBASE_APP_ID: {
    need: 'optional',
    what: "the web app's id, like 1:23:web:45; App Check needs it",
  },
  PUBLIC_APP_CHECK_SITE_KEY: {
    need: 'optional',
    what: 'the site key of reCAPTCHA Enterprise; without it there is no App Check',
  },
  PUBLIC_AUTH_EMULATOR: { need: 'local', what: 'the origin of the Auth emulator' },
  PUBLIC_GOOGLE_CLIENT_ID: {
    need: 'optional',
    what: 'the OAuth client id; without it there is no sign-in with Google',
  },
  PUBLIC_GOOGLE_AUTHORIZE_URL: {
    need: 'local',
    what: "the address of an emulator for Google's sign-in page",
  },
  PUBLIC_ANALYTICS_ID: {
    need: 'optional',
    what: 'the Google Analytics measurement id, like G-XXXXXXX',
  },
  PUBLIC_DRAFTS: {
    need: 'optional',
    what: '"show" on a preview, which shows drafts and posts of later days',
  },
  PUBLIC_BUILD_DAY: {
    need: 'optional',
    what: 'the day that the build takes for today, like 2026-11-22',
  },
  PUBLIC_CLAIMS: {
    need: 'local',
    what: '"proven" to show what a real operator without more evidence would, else "all"',
  },
  PUBLIC_EDITOR_REPOSITORY: {
    need: 'optional',
    what: 'the repository that editors write to on GitHub, like owner/name; without it there is no /admin',
  },
  PUBLIC_EDITOR_BRANCH: {
    need: 'optional',
    what: 'the branch that editors write to, main unless set',
  },
  PUBLIC_EDITOR_AUTH_URL: {
    need: 'optional',
    what: 'the address of your sign-in with GitHub; without it editors sign in with a token',
  },
  PUBLIC_EDITOR_SITE: {
    need: 'optional',
    what: 'the id of the Hosting site that serves the editor alone, like example-editor; the site itself then has no /admin',
  },
  PUBLIC_FORM_ENDPOINT: { need: 'optional', what: 'the address that the contact form posts to' },
} as const satisfies Record<string, { need: 'firebase' | 'local' | 'optional'; what: string }>;

type SettingName = keyof typeof SETTINGS;

/**
 * The local stack at its default ports. Its start and build commands set these values themselves,
 * so LOCAL_PORT_OFFSET needs no change here. No value is a secret.
 */
export const LOCAL_DEFAULTS: Partial<Record<SettingName, string>> = {
  PUBLIC_SITE_URL: 'http://127.0.0.1:5000',
  PUBLIC_FIREBASE_PROJECT_ID: 'demo-anlauf',
  PUBLIC_FIREBASE_API_KEY: 'demo-key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: '127.0.0.1:5000',
  PUBLIC_GOOGLE_CLIENT_ID: 'local-client.apps.googleusercontent.example',
  PUBLIC_GOOGLE_AUTHORIZE_URL: 'http://127.0.0.1:5006/o/oauth2/v2/auth',
  PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:5002',
  PUBLIC_CLAIMS: 'all',
};

export type SiteEnvironment = Record<SettingName | 'PUBLIC_BACKEND', string>;

/**
 * The settings of a build, complete and checked.
 *
 * `PUBLIC_BACKEND` is `local` (the default: every value falls back to the stack on this machine) or
 * `firebase`. Settings that do not apply are empty strings.
 *
 * @throws Error that lists every missing or wrong setting and what to do
 */
export function readSiteEnvironment(given: Record<string, string | undefined>): SiteEnvironment {
  const backend = given['PUBLIC_BACKEND'] ?? 'local';
  if (backend !== 'local' && backend !== 'firebase') {
    throw new Error(`PUBLIC_BACKEND is "${backend}". Set it to "local" or "firebase".`);
  }
  const defaults: Record<string, string> = backend === 'local' ? LOCAL_DEFAULTS : {};
  const problems: string[] = [];
  const values = Object.entries(SETTINGS).map(([name, { need, what }]) => {
    const value =
      backend === 'firebase' && need === 'local' ? '' : ((given[name] || defaults[name]) ?? '');
    if (backend === 'firebase' && need === 'firebase' && !value) {
      problems.push(`${name} is missing. Set it to ${what}.`);
    }
    if (value && value.includes('//') && !URL.canParse(value)) {
      problems.push(`${name} is "${value}", which is not an address. Set it to ${what}.`);
    }
    return [name, value] as const;
  });
  const { PUBLIC_CLAIMS: claims = '' } = given;
  if (!['', 'all', 'proven'].includes(claims)) {
    problems.push(`PUBLIC_CLAIMS is "${claims}". Set it to "all" or "proven".`);
  }
  const { PUBLIC_APP_CHECK_SITE_KEY: siteKey, PUBLIC_FIREBASE_APP_ID: appId } = given;
  if (backend === 'firebase' && siteKey && !appId) {
    problems.push(
      `PUBLIC_FIREBASE_APP_ID is missing. Set it to ${SETTINGS.PUBLIC_FIREBASE_APP_ID.what}.`,
    );
  }
  if (problems.length > 0) {
    throw new Error(
      `The site cannot be built for PUBLIC_BACKEND=${backend}:\n${problems.join('\n')}`,
    );
  }
  return {
    ...(Object.fromEntries(values) as Record<SettingName, string>),
    PUBLIC_BACKEND: backend,
  };
}
