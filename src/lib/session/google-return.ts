/** Google's ID token between the exchange of the code and the sign-in with it, in session storage. */
export const GOOGLE_RETURN_KEY = 'google-return';

/** Parameters of an address that is an answer of an OAuth sign-in. */
export const OAUTH_PARAMETERS = ['code', 'error'];

/** Whether the visitor comes back from Google, or refreshes the page on the way. */
export function isOAuthReturn(): boolean {
  const query = new URLSearchParams(location.search);
  return (
    OAUTH_PARAMETERS.some((name) => query.has(name)) ||
    location.hash.includes('access_token=') ||
    sessionStorage.getItem(GOOGLE_RETURN_KEY) !== null
  );
}
