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
  beforeEach(() => desk.backend.db.recursiveDelete(desk.backend.db.collection('rate_limits')));
  afterAll(() => started.backend?.stop());

  const have = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The backend has not started.');
    return value;
  };

  const desk = {
    get backend() {
      return have(started.backend);
    },
    get ada() {
      return have(started.ada);
    },
    get bob() {
      return have(started.bob);
    },

    /** A call of the operator's that has to succeed. */
    async operate<A extends OperationsAction>(
      input: OperationsRequest<A> & { action: A },
      operator = desk.ada,
    ): Promise<OperationsOutput<A>> {
      return (await call(desk.backend, 'operations', input, operator)) as OperationsOutput<A>;
    },

    async refused(input: OperationsRequest, operator = desk.ada) {
      return refusal(await post(desk.backend, 'operations', input, operator));
    },

    /** What the log tells about a row, newest first. */
    async auditOf(target: string): Promise<string[][]> {
      const { rows } = await desk.operate({ action: 'audit-log', target });
      return rows.map(({ action, operator_uid, note }) => [action, operator_uid, note]);
    },

    async entryCount(): Promise<number> {
      return (await desk.backend.db.collection('audit_log').count().get()).data().count;
    },

    /** A contact request of somebody's; returns its id. */
    async writeToUs(email: string): Promise<string> {
      await call(desk.backend, 'contact', { ...REQUEST, email });
      const requests = desk.backend.db.collection('contact_requests');
      const rows = await requests.where('email', '==', email).get();
      return rows.docs[0]?.id ?? '';
    },

    /** A contract notice of somebody's; returns its reference. */
    async declare(member: { email: string }, more: object = {}): Promise<string> {
      const notice = { kind: 'withdrawal', name: 'Mia', email: member.email, contract: 'x' };
      const answer = await call(desk.backend, 'contract-notice', { ...notice, ...more });
      return answer.reference;
    },
  };
  return desk;
}
