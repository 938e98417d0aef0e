import { splitName } from './member-name.ts';

/**
 * The name in the dashboard's greeting: the first name where a sign-up gave one, else the e-mail's
 * part before the @, first letter capitalised (product 7.1).
 *
 * @param fallback shown when there is neither, 'User' in English
 */
export function greetingName(member: { name: string; email: string } | null, fallback: string) {
  const { firstName } = splitName(member?.name ?? '');
  const [localPart = ''] = (member?.email ?? '').split('@');
  const name = firstName ?? localPart;
  return name === '' ? fallback : name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
