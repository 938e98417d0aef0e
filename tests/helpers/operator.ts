import { functionsUrl, HOST, localPorts } from '#scripts/environment.ts';
import { localApi } from '#scripts/seed/local-api.ts';
import { ADMIN_STATUS } from '#shared/entities/profile.ts';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import { createAccount } from './local-stack';
import { storeFields } from './stack-store.ts';

const ports = localPorts();

/**
 * A confirmed account whose profile names an admin, as the owner of the project would write it.
 *
 * @returns the `Cookie` header of its session
 */
export async function createAdmin(email: string, password: string): Promise<string> {
  await createAccount(email, password);
  const api = localApi(ports);
  const cookie = await api.signIn(email, password);
  const { profile } = await api.reconcile(cookie);
  await storeFields(`user_profiles/${profile.id}`, {
    subscription_status: ADMIN_STATUS,
  });
  return cookie;
}

/** Sends one of the public forms. */
export const { sendForm } = localApi(ports);

/** Acts past the page, as another operator at the same time. */
export async function operateAs<A extends OperationsAction>(
  cookie: string,
  request: OperationsRequest<A> & { action: A },
): Promise<OperationsOutput<A>> {
  const response = await fetch(`${functionsUrl(ports)}/api/api/operations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://${HOST}:${ports.hosting}`,
      cookie,
    },
    body: JSON.stringify(request),
  });
  if (!response.ok)
    throw new Error(`${request.action}: ${response.status} ${await response.text()}`);
  return (await response.json()) as OperationsOutput<A>;
}
