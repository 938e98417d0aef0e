import type { DocumentData } from 'firebase-admin/firestore';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';

/** Stored documents by collection, with their ids. */
export type Store = Readonly<Record<string, readonly DocumentData[]>>;

export interface LoadMember {
  uid: string;
  /** The `Cookie` header of a session. */
  cookie: string;
  /** Id of a campaign of the Brand Checker. */
  campaign: string;
}

/** One call, and how to find in the store what it acknowledges. */
export interface LoadCall {
  endpoint: EndpointName;
  input: object;
  /** How many times the store holds what was acknowledged: once, when all is well. */
  copies?: (store: Store, answer: unknown) => number;
}

/** @param number of the call in the run, which makes what it stores unique */
type Action = (number: number, member: LoadMember) => LoadCall;

function call<N extends EndpointName>(
  endpoint: N,
  input: EndpointRequest<N> & object,
  copies?: (store: Store, answer: EndpointOutput<N>) => number,
): LoadCall {
  if (!copies) return { endpoint, input };
  return { endpoint, input, copies: (store, answer) => copies(store, answer as EndpointOutput<N>) };
}

const count = (store: Store, collection: string, isIt: (row: DocumentData) => boolean) =>
  (store[collection] ?? []).filter(isIt).length;

const PERSON = { name: 'Mina Muster', phone: '030 1' };
const LESSON = 'ai-tools-and-workflow';
const FILLED_PROMPTS = 20;

const activity: Action = (number, { uid }) =>
  call('activity', { type: 'tool_accessed', data: { number } }, (store) =>
    count(
      store,
      'user_activity',
      (row) => row['user_id'] === uid && row['activity_data'].number === number,
    ),
  );

const favourite: Action = (number, { uid }) => {
  const key = `load-${number}`;
  return call('member-library', { action: 'favourite', key, on: true }, (store) =>
    count(store, 'member_library', (row) => row['id'] === uid && row['favourites'].includes(key)),
  );
};

const fill: Action = (number, { uid }) => {
  const id = `load-${number % FILLED_PROMPTS}.en`;
  const [name, value] = [`n${number}`, `Value ${number}`];
  return call('member-library', { action: 'fill', id, values: { [name]: value } }, (store) =>
    count(
      store,
      'prompt_values',
      (row) => row['user_id'] === uid && row['prompt_id'] === id && row['values'][name] === value,
    ),
  );
};

const markLesson: Action = (_, { uid }) =>
  call('lesson-progress', { key: LESSON, read: true }, (store) =>
    count(store, 'lesson_progress', (row) => row['id'] === uid && LESSON in row['lessons']),
  );

const createCampaign: Action = (number, { uid }) => {
  const name = `Load ${number}`;
  const input = { action: 'create-campaign', name, brand_name: 'Anlauf' } as const;
  return call('brand-checker', input, (store) =>
    count(store, 'brand_campaigns', (row) => row['user_id'] === uid && row['name'] === name),
  );
};

const ask =
  (
    platforms: { action: 'test-prompt'; platform: 'chatgpt' } | { action: 'test-prompt-all' },
  ): Action =>
  (number, { campaign }) => {
    const prompt = `Which agency in Berlin, number ${number}?`;
    return call(
      'brand-checker',
      { ...platforms, campaign_id: campaign, prompt },
      (store, answer) => {
        const { results } = answer as BrandCheckerOutput<'test-prompt' | 'test-prompt-all'>;
        // As a part of those that came.
        return count(store, 'prompt_tests', (row) => row['prompt'] === prompt) / results.length;
      },
    );
  };

const contact: Action = (number) => {
  const subject = `Load ${number}`;
  const email = `contact-${number}@example.test`;
  return call('contact', { ...PERSON, email, subject, message: 'How fast?' }, (store) =>
    count(store, 'contact_requests', (row) => row['subject'] === subject),
  );
};

const notice: Action = (number) => {
  const contract = `Load ${number}`;
  const email = `notice-${number}@example.test`;
  const input = { kind: 'withdrawal', name: PERSON.name, email, contract } as const;
  return call('contract-notice', input, (store) =>
    count(store, 'contract_notices', (row) => row['contract'] === contract),
  );
};

/**
 * What members do, and how often in the month of one member; what is rarer comes once, so that each run
 * has some of it. docs/scale.md reckons with it.
 */
const MIX: readonly (readonly [perMonth: number, action: Action])[] = [
  [12, () => call('me', {})],
  [24, activity],
  [8, () => call('prompts', {})],
  [8, () => call('member-library', { action: 'read' })],
  [3, favourite],
  [6, fill],
  [4, () => call('lessons', {})],
  [3, markLesson],
  [6, () => call('brand-checker', { action: 'campaigns' })],
  [1, createCampaign],
  [10, ask({ action: 'test-prompt', platform: 'chatgpt' })],
  [20, ask({ action: 'test-prompt-all' })],
  [1, contact],
  [1, notice],
];

/** One member's month, each action spread evenly over it. */
export const MONTH: readonly Action[] = MIX.flatMap(([perMonth, action]) =>
  Array.from({ length: perMonth }, (_, index) => ({ action, at: (index + 0.5) / perMonth })),
)
  .toSorted((a, b) => a.at - b.at)
  .map(({ action }) => action);
