/** The sign-in page in its other mode (product 3.1). A file of its own, for a script in that page. */
export const SIGN_UP_HASH = '#sign-up';
