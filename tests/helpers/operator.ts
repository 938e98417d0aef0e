import { functionsUrl, HOST, localPorts, PROJECT_ID } from '#local/environment.ts';
import { localApi } from '#local/seed/local-api.ts';
import { ADMIN_STATUS } from '#shared/entities/profile-status.ts';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import { createAccount } from './local-stack';

const ports = localPorts();
const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

/**
 * A confirmed account whose profile names an admin, as the owner of the project would write it.
 *
 * @returns its ID token
 */
export async function createAdmin(email: string, password: string): Promise<string> {
  await createAccount(email, password);
  const api = localApi(ports);
  const token = await api.signIn(email, password);
  const { profile } = await api.me(token);
  const field = 'subscription_status';
  const name = `${DOCUMENTS}/user_profiles/${profile.id}`;
  const update = { name, fields: { [field]: { stringValue: ADMIN_STATUS } } };
  const response = await fetch(`http://${HOST}:${ports.firestore}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update, updateMask: { fieldPaths: [field] } }] }),
  });
  if (!response.ok) throw new Error(`No admin: ${await response.text()}`);
  return token;
}

/** Sends one of the public forms. */
export const { sendForm } = localApi(ports);

/** Acts past the page, as another operator at the same time. */
export async function operateAs<A extends OperationsAction>(
  token: string,
  request: OperationsRequest<A> & { action: A },
): Promise<OperationsOutput<A>> {
  const response = await fetch(`${functionsUrl(ports)}/api/api/operations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  if (!response.ok)
    throw new Error(`${request.action}: ${response.status} ${await response.text()}`);
  return (await response.json()) as OperationsOutput<A>;
}
