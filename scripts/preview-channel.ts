/** Longer names make addresses that no certificate covers. */
const MAX_LENGTH = 24;

/**
 * The preview channel of a branch: its name in the letters that Hosting allows.
 *
 * @throws when the branch has none
 */
export function channelOf(branch: string): string {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');
  if (!name) throw new Error('Name the branch: npm run deploy -- --preview <branch>');
  return name;
}
