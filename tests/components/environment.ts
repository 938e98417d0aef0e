/** The site's settings (`astro:env/client`) in component tests, which reach no backend. */
export const PUBLIC_BACKEND = 'local';
export const PUBLIC_SITE_URL = 'http://site.test';
export const PUBLIC_FIREBASE_PROJECT_ID = 'demo-components';
export const PUBLIC_FIREBASE_API_KEY = 'demo-key';
export const PUBLIC_FIREBASE_AUTH_DOMAIN = 'site.test';
export const PUBLIC_FIREBASE_APP_ID = '';
export const PUBLIC_APP_CHECK_SITE_KEY = '';
export const PUBLIC_GOOGLE_CLIENT_ID = 'components';
export const PUBLIC_GOOGLE_AUTHORIZE_URL = 'http://google.test/authorize';
export const PUBLIC_ANALYTICS_ID = '';
export const PUBLIC_FORM_ENDPOINT = '/api/contact';
export const PUBLIC_AUTH_EMULATOR = '';
export const PUBLIC_BUILD_DAY = '';
export const PUBLIC_CLAIMS = 'all';
