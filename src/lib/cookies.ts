/** 365 days, in seconds. */
const MAX_AGE = 31_536_000;

/** Keeps a cookie for a year, for the whole site and nobody else's requests. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};path=/;max-age=${MAX_AGE};samesite=lax${secure}`;
}
