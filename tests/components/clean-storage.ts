import { afterEach } from 'vitest';

/** Files share the browser's storage: a hint that is left would sign the next one's visitor in. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
