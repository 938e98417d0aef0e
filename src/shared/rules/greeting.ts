/**
 * The name in the dashboard's greeting: the e-mail's part before the @, first letter capitalised
 * (product 7.1).
 *
 * @param fallback shown when there is no e-mail, 'User' in English
 */
export function greetingName(email: string, fallback: string): string {
  const [localPart = ''] = email.split('@');
  return localPart === '' ? fallback : localPart.charAt(0).toLocaleUpperCase() + localPart.slice(1);
}
