import { signOut } from './sign-out';

let departing = false;

/** Whether the member is on the way to a page that {@link signOutTo} named. */
export function isDeparting(): boolean {
  return departing;
}

/**
 * Ends the session and goes to a page without leaving this one in the history; the guard, which
 * would lead to sign-in, does nothing then.
 *
 * @param path localized
 * @param farewell runs between the two
 */
export async function signOutTo(path: string, farewell: () => void): Promise<void> {
  departing = true;
  await signOut();
  farewell();
  location.replace(path);
}
