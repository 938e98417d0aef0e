import { splitName } from './member-name.ts';

/**
 * The name in the dashboard's greeting: the first name where a sign-up gave one, else the whole name;
 * who has none is named by the e-mail's part before the @, first letter capitalised (product 7.1).
 *
 * @param name what the session calls the member
 * @param fallback shown when there is neither, 'User' in English
 */
export function greetingName(name: string, fallback: string): string {
  const shown = splitName(name).firstName ?? name.split('@')[0] ?? '';
  return shown === '' ? fallback : shown.charAt(0).toLocaleUpperCase() + shown.slice(1);
}
