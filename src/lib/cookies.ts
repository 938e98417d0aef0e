/** 365 days, in seconds. */
const MAX_AGE = 31_536_000;

/** Sets a cookie for 365 days, for every path, with `SameSite=Lax`. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};path=/;max-age=${MAX_AGE};samesite=lax${secure}`;
}
