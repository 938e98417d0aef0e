import { ENDPOINTS, type EndpointName, type EndpointRequest } from '#shared/api/contract.ts';

/** Who calls: one of many members or premium members, by turns; a new member each time; the admin; nobody. */
export type Caller = 'members' | 'premium' | 'new' | 'admin' | 'nobody';

export interface CallPlan {
  name: EndpointName;
  caller: Caller;
  input: object;
}

type Plans = { [N in EndpointName]?: { caller?: Caller; input: EndpointRequest<N> } };

const PERSON = { name: 'Mina Muster', email: 'bench@example.test' };

/** What a call needs other than its contract's caller and no input. */
function plansFor(planId: string): Plans {
  return {
    activity: { input: { type: 'tool_accessed', data: {} } },
    'create-checkout-session': { input: { planId } },
    'cancel-subscription': { caller: 'premium', input: {} },
    'resume-subscription': { caller: 'premium', input: {} },
    'billing-portal': { caller: 'premium', input: {} },
    prompt: { input: { id: 'meeting-to-tasks-pipeline.en' } },
    lesson: { input: { key: 'ai-tools-and-workflow' } },
    'lesson-progress': { input: { key: 'ai-tools-and-workflow', read: true } },
    'brand-checker': { input: { action: 'campaigns' } },
    'resend-confirmation': { input: { email: PERSON.email } },
    'member-library': {
      input: { action: 'favourite', key: 'meeting-to-tasks-pipeline', on: true },
    },
    'own-prompts': { input: { action: 'list' } },
    'import-prompts': { input: { prompts: [{ title: 'Bench', content: 'How fast?' }] } },
    'my-data': { input: { collection: 'account' } },
    'change-email': { caller: 'new', input: { email: PERSON.email } },
    'delete-account': { caller: 'new', input: {} },
    operations: { input: { action: 'contact-requests' } },
    contact: { input: { ...PERSON, phone: '030 1', subject: 'Bench', message: 'How fast?' } },
    'contract-notice': { input: { kind: 'withdrawal', ...PERSON, contract: 'bench' } },
  };
}

/** One answers only to a code that a person brought from Google's page, one ends its caller's sessions. */
const LEFT_OUT: ReadonlySet<EndpointName> = new Set(['google-sign-in', 'end-sessions']);

const CALLER_OF = {
  public: 'nobody',
  account: 'members',
  member: 'members',
  premium: 'premium',
  admin: 'admin',
} as const;

/** Every call of the contract that can be repeated, with a valid input. */
export function callPlans(planId: string): CallPlan[] {
  const plans = plansFor(planId);
  const names = Object.keys(ENDPOINTS) as EndpointName[];
  return names
    .filter((name) => !LEFT_OUT.has(name))
    .map((name) => ({
      name,
      caller: plans[name]?.caller ?? CALLER_OF[ENDPOINTS[name].access],
      input: plans[name]?.input ?? {},
    }));
}
