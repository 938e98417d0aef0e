import type { EndpointOutput } from '#shared/api/contract.ts';
import type { BrandCheckerOutput, PlatformError } from '#shared/api/brand-checker.ts';
import type { Caller, LoadMember, Reply } from './caller.ts';
import type { Fact } from './facts.ts';
import type { ActionName } from './mix.ts';
import { paymentActions } from './payment-actions.ts';

/** Who takes part; each action takes the next of those that it is for. */
export interface People {
  /** Premium, with a campaign each. */
  members: readonly (LoadMember & { campaign: string })[];
  /** Those of them who pay for a membership. */
  payers: readonly LoadMember[];
  /** Without a membership yet; each buys once. */
  buyers: LoadMember[];
  /** With a membership; each deletes the account. */
  leavers: LoadMember[];
}

export interface Scene {
  caller: Caller;
  people: People;
  planId: string;
  facts: Fact[];
  /** With a session of this moment. */
  signIn: (member: LoadMember) => Promise<LoadMember>;
}

/**
 * Does something once and notes what was acknowledged.
 *
 * @param number of the action in the run: what it stores is told apart by it
 * @returns status and code of a failure; null when all went well
 */
export type Action = (number: number) => Promise<string | null>;

const PERSON = { name: 'Mina Muster' };

/** The shortest of the library's lessons, and prompts that are filled in turn. */
const LESSON = 'ai-tools-and-workflow';
const FILLED_PROMPTS = 20;

/** One action for each entry of the mix. */
export function actionsOf(scene: Scene): Record<ActionName, Action> {
  const { caller, people, facts } = scene;
  const memberOf = (number: number) => {
    const member = people.members[number % people.members.length];
    if (member === undefined) throw new Error('There are no members.');
    return member;
  };
  /** Notes the fact of an answer, or that it is unclear. */
  const note = <T>(
    action: ActionName,
    uid: string | null,
    { answer, error, ...rest }: Reply<T>,
    factOf: (answer: T) => Fact | null = () => null,
  ): string | null => {
    if (error === null) {
      const fact = factOf(answer as T);
      if (fact !== null) facts.push(fact);
    } else if ('isUnclear' in rest && rest.isUnclear) facts.push({ kind: 'unclear', uid, action });
    return error;
  };
  const question = async (
    action: 'question' | 'question-to-all',
    number: number,
  ): Promise<string | null> => {
    const { uid, campaign, ...member } = memberOf(number);
    const asked = { campaign_id: campaign, prompt: `Which agency in Berlin, number ${number}?` };
    const reply = await caller.call(
      'brand-checker',
      action === 'question'
        ? { action: 'test-prompt', platform: 'chatgpt', ...asked }
        : { action: 'test-prompt-all', ...asked },
      { uid, ...member },
    );
    // No answer came, and its provider may bill it: that is clear then, unlike after other failures.
    const code = reply.error?.split(' ').at(-1);
    const isModelError = code?.startsWith('model-') === true;
    if (isModelError) {
      facts.push({
        kind: 'answers',
        uid,
        campaign,
        ids: [],
        billed: code === 'model-busy' ? 0 : 1,
      });
      return reply.error;
    }
    return note(action, uid, reply, (answer) => {
      const { results, errors } = answer as Asked;
      const ids = results.map(({ test }) => test.id);
      return { kind: 'answers', uid, campaign, ids, billed: ids.length + billedOf(errors) };
    });
  };
  return {
    visit: async (number) => (await caller.call('me', {}, memberOf(number))).error,
    prompts: async (number) => (await caller.call('prompts', {}, memberOf(number))).error,
    lessons: async (number) => (await caller.call('lessons', {}, memberOf(number))).error,
    library: async (number) =>
      (await caller.call('member-library', { action: 'read' }, memberOf(number))).error,
    campaigns: async (number) =>
      (await caller.call('brand-checker', { action: 'campaigns' }, memberOf(number))).error,
    activity: async (number) => {
      const member = memberOf(number);
      const input = { type: 'tool_accessed', data: { number } } as const;
      const reply = await caller.call('activity', input, member);
      return note('activity', member.uid, reply, () => ({ kind: 'activity', uid: member.uid }));
    },
    favourite: async (number) => {
      const member = memberOf(number);
      const { uid } = member;
      const key = `load-${number}`;
      const reply = await caller.call(
        'member-library',
        { action: 'favourite', key, on: true },
        member,
      );
      return note('favourite', uid, reply, () => ({ kind: 'favourite', uid, key }));
    },
    fill: async (number) => {
      const member = memberOf(number);
      const { uid } = member;
      const prompt = `load-${number % FILLED_PROMPTS}.en`;
      const [name, value] = [`n${number}`, `Value ${number}`];
      const input = { action: 'fill', id: prompt, values: { [name]: value } } as const;
      const reply = await caller.call('member-library', input, member);
      return note('fill', uid, reply, () => ({ kind: 'value', uid, prompt, name, value }));
    },
    'lesson-progress': async (number) => {
      const member = memberOf(number);
      const { uid } = member;
      const reply = await caller.call('lesson-progress', { key: LESSON, read: true }, member);
      return note('lesson-progress', uid, reply, () => ({ kind: 'lesson', uid, key: LESSON }));
    },
    'create-campaign': async (number) => {
      const member = memberOf(number);
      const { uid } = member;
      const input = {
        action: 'create-campaign',
        name: `Load ${number}`,
        brand_name: 'Anlauf',
      } as const;
      const reply = await caller.call('brand-checker', input, member);
      return note('create-campaign', uid, reply, (answer) => ({
        kind: 'campaign',
        uid,
        id: (answer as BrandCheckerOutput<'create-campaign'>).campaign.id,
      }));
    },
    question: (number) => question('question', number),
    'question-to-all': (number) => question('question-to-all', number),
    consents: async (number) => {
      const member = memberOf(number);
      const { uid } = member;
      const on = number % 2 === 0;
      const from = performance.now();
      const names: ['communications'] = ['communications'];
      const input = on ? { agree: names } : { withdraw: names };
      const reply = await caller.call('consents', input, member);
      return note('consents', uid, reply, () => ({
        ...{ kind: 'switch', uid, what: 'communications', on, from },
        to: performance.now(),
      }));
    },
    contact: async (number) => {
      const subject = `Load ${number}`;
      const email = `contact-${number}@example.test`;
      const input = { ...PERSON, email, subject, phone: '030 1', message: 'How fast?' };
      const reply = await caller.call('contact', input, null);
      return note('contact', null, reply, () => ({ kind: 'contact', subject }));
    },
    notice: async (number) => {
      const email = `notice-${number}@example.test`;
      const input = { ...PERSON, kind: 'withdrawal', email, contract: `Load ${number}` } as const;
      const reply = await caller.call('contract-notice', input, null);
      return note('notice', null, reply, (answer: EndpointOutput<'contract-notice'>) => ({
        kind: 'notice',
        reference: answer.reference,
      }));
    },
    ...paymentActions(scene),
  };
}

type Asked = BrandCheckerOutput<'test-prompt' | 'test-prompt-all'>;

/** What a provider refuses for being too busy costs nothing. */
function billedOf(errors: readonly PlatformError[]): number {
  return errors.filter(({ code }) => code !== 'model-busy').length;
}
