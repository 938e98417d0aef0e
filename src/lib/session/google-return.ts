/** Google's ID token between the exchange of the code and the sign-in with it, in session storage. */
export const GOOGLE_RETURN_KEY = 'google-return';

/** Query parameters of an OAuth response. */
export const OAUTH_PARAMETERS = ['code', 'error'];

/**
 * Whether the visitor returns from Google, or has refreshed the page before the sign-in was
 * complete.
 */
export function isOAuthReturn(): boolean {
  const query = new URLSearchParams(location.search);
  return (
    OAUTH_PARAMETERS.some((name) => query.has(name)) ||
    location.hash.includes('access_token=') ||
    sessionStorage.getItem(GOOGLE_RETURN_KEY) !== null
  );
}
