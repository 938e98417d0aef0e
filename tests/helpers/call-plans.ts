import { ENDPOINTS, type EndpointName, type EndpointRequest } from '#shared/api/contract.ts';

export interface CallPlan {
  name: EndpointName;
  input: object;
}

const PERSON = { name: 'Mina Muster', email: 'calls@example.test' };

/** Inputs of the calls that need one. */
function inputsFor(planId: string): { [N in EndpointName]?: EndpointRequest<N> & object } {
  return {
    activity: { type: 'tool_accessed', data: {} },
    'create-checkout-session': { planId },
    prompt: { id: 'meeting-to-tasks-pipeline.en' },
    lesson: { key: 'ai-tools-and-workflow' },
    'support-message': { text: 'How?' },
    'lesson-progress': { key: 'ai-tools-and-workflow', read: true },
    'event-question': { event: 'call-plan', text: 'Question' },
    'event-reminders': { on: true },
    'brand-checker': { action: 'campaigns' },
    'trial-question': { action: 'read' },
    'send-confirmation': { email: PERSON.email },
    'member-library': { action: 'favourite', key: 'meeting-to-tasks-pipeline', on: true },
    'own-prompts': { action: 'list' },
    'import-prompts': { prompts: [{ title: 'Title', content: 'Content' }] },
    'my-data': { collection: 'account' },
    'change-email': { email: PERSON.email },
    'change-name': { firstName: 'Mina', lastName: 'Muster' },
    operations: { action: 'contact-requests' },
    contact: { ...PERSON, phone: '030 1', subject: 'Subject', message: 'Message' },
    'ai-check': { address: 'closed.test' },
    'contract-notice': { kind: 'withdrawal', ...PERSON, contract: 'Contract' },
  };
}

/** Two need what Google or Firebase has just given a browser, one ends its caller's session. */
const LEFT_OUT: ReadonlySet<EndpointName> = new Set(['google-sign-in', 'session', 'end-sessions']);

/** Every call of the contract that can be repeated, with a valid input. */
export function callPlans(planId: string): CallPlan[] {
  const inputs = inputsFor(planId);
  const names = Object.keys(ENDPOINTS) as EndpointName[];
  return names
    .filter((name) => !LEFT_OUT.has(name))
    .map((name) => ({ name, input: inputs[name] ?? {} }));
}
