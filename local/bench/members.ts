import { HOST, PROJECT_ID, type PortName } from '../environment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { localApi } from '../seed/local-api.ts';

/** Of every member that is made here. */
export const MEMBER_PASSWORD = 'a long enough password';

/** `Cookie` headers of new members' sessions, as many as asked for. */
export async function signInMembers(
  ports: Record<PortName, number>,
  count: number,
): Promise<string[]> {
  const accounts = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const api = localApi(ports);
  const cookies: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${index}@example.test`;
    const response = await fetch(accounts, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ email, password: MEMBER_PASSWORD, emailVerified: true }),
    });
    if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}`);
    await api.agree(email, MEMBER_PASSWORD);
    cookies.push(await api.signIn(email, MEMBER_PASSWORD));
  }
  return cookies;
}

/** The `Cookie` header of a demo account's session: the premium one may read the prompt library. */
export function signInDemo(
  ports: Record<PortName, number>,
  wanted: (typeof DEMO_ACCOUNTS)[number]['role'],
): Promise<string> {
  const [account] = DEMO_ACCOUNTS.filter(({ role }) => role === wanted);
  return localApi(ports).signIn(account?.email ?? '', DEMO_PASSWORD);
}
