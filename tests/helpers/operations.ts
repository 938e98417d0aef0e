import { afterAll, beforeAll, beforeEach } from 'vitest';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import { startBackend, type Backend } from './api-server-backend.ts';
import { call, post, refusal, signUpAdmin, type TestMember } from './api-server-client.ts';

const REQUEST = { name: 'Mia', phone: '030', subject: 'Workshop', message: 'Guten Tag' };

/** A backend of the file's own with two admins, and what operators and visitors do there. */
export function useOperations() {
  const started: { backend?: Backend; ada?: TestMember; bob?: TestMember } = {};
  beforeAll(async () => {
    const backend = await startBackend();
    await call(backend, 'initialize-pricing-plan', {});
    Object.assign(started, {
      backend,
      ada: await signUpAdmin(backend),
      bob: await signUpAdmin(backend),
    });
  });
  beforeEach(() => backend().db.recursiveDelete(backend().db.collection('rate_limits')));
  afterAll(() => started.backend?.stop());

  const have = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The backend has not started.');
    return value;
  };

  const backend = () => have(started.backend);
  const ada = () => have(started.ada);

  async function operate<A extends OperationsAction>(
    input: OperationsRequest<A> & { action: A },
    operator = ada(),
  ): Promise<OperationsOutput<A>> {
    return (await call(backend(), 'operations', input, operator)) as OperationsOutput<A>;
  }

  return {
    get backend() {
      return backend();
    },
    get ada() {
      return ada();
    },
    get bob() {
      return have(started.bob);
    },

    /** A call of the operator's that has to succeed. */
    operate,

    async refused(input: OperationsRequest, operator = ada()) {
      return refusal(await post(backend(), 'operations', input, operator));
    },

    /** The audit log's entries about a row, newest first. */
    async auditOf(target: string): Promise<string[][]> {
      const { rows } = await operate({ action: 'audit-log', target });
      return rows.map(({ action, operator_uid, note }) => [action, operator_uid, note]);
    },

    async entryCount(): Promise<number> {
      return (await backend().db.collection('audit_log').count().get()).data().count;
    },

    /** Sends a contact request from this address; returns its id. */
    async writeToUs(email: string): Promise<string> {
      await call(backend(), 'contact', { ...REQUEST, email });
      const requests = backend().db.collection('contact_requests');
      const rows = await requests.where('email', '==', email).get();
      return rows.docs[0]?.id ?? '';
    },

    /** Sends a contract notice from this address; returns its reference. */
    async declare(member: { email: string }, more: object = {}): Promise<string> {
      const notice = { kind: 'withdrawal', name: 'Mia', email: member.email, contract: 'x' };
      const answer = await call(backend(), 'contract-notice', { ...notice, ...more });
      return answer.reference;
    },
  };
}
