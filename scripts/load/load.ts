/**
 * `npm run load [-- --calls 3000 --connections 20]`: sends a month's mix of members' calls to the
 * functions, while some members buy, some of them in two tabs, and some cancel. Prints latency, errors
 * and what a call costs, and compares what was acknowledged with the store and with Stripe; ends with 1
 * when something is lost, doubled or wrong. It runs on a local stack of its own; `LOCAL_PORT_OFFSET`
 * moves it beside another one.
 */
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import { withCallStack, type CallStack } from '../bench/call-stack.ts';
import { report } from '../bench/figures.ts';
import { buildWhenNeeded } from '../build-when-needed.ts';
import { functionsEnvironment, HOST, localPorts, PROJECT_ID } from '../environment.ts';
import { localApi } from '../seed/local-api.ts';
import { membershipFaults, readStore, storeFaults } from './checks.ts';
import type { LoadMember } from './mix.ts';
import { sendMix } from './send.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Calls of one member in a run, few enough for limits that count for a minute. */
const CALLS_OF_A_MEMBER = 15;
const BUYERS = 10;

/** Members that are set up at the same time. */
const LANES = 4;

const PASSWORD = 'a long enough password';

interface Setup {
  members: LoadMember[];
  /** Cookies by uid of those who will buy. */
  buyers: Map<string, string>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      calls: { type: 'string', default: '3000' },
      connections: { type: 'string', default: '20' },
    },
  });
  const [calls, connections] = [Number(values.calls), Number(values.connections)];
  if (!(connections >= 1 && calls >= connections)) {
    throw new Error('--calls and --connections take numbers, and no fewer calls than connections.');
  }
  await buildWhenNeeded({ root, ports: localPorts(), parts: ['functions'], step: report });
  // The limit of a day for all members is not what is measured.
  const settings = { BRAND_DAILY_CEILING: String(calls * 3) };
  const faults = await withCallStack(root, (stack) => run(stack, calls, connections), settings);
  process.stdout.write(`${faults.join('\n') || 'Nothing is lost, doubled or wrong.'}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

async function run(stack: CallStack, calls: number, connections: number): Promise<string[]> {
  const { functions, api, firestore, stripe } = stack;
  const app = initializeApp({ projectId: PROJECT_ID }, 'load');
  try {
    const db = getFirestore(app);
    report('making members');
    const { members, buyers } = await setUp(app, Math.ceil(calls / CALLS_OF_A_MEMBER));
    report('load');
    const [processorBefore, usageBefore] = [await api.processorMs(), firestore.usage()];
    const [sent, bought] = await Promise.all([
      sendMix({ functions, members, calls, connections }),
      buyAll(buyers),
    ]);
    const processor = (await api.processorMs()) - processorBefore;
    const usage = firestore.usage();
    process.stdout.write(autocannon.printResult(sent.result));
    process.stdout.write(
      `A call took ${(processor / calls).toFixed(1)} ms of processor time, ` +
        `${((usage.reads - usageBefore.reads) / calls).toFixed(1)} reads and ` +
        `${((usage.writes - usageBefore.writes) / calls).toFixed(1)} writes.\n`,
    );
    report('comparing');
    await stripe.control.settled();
    // Stripe may send an event again, and in any order: nothing changes.
    const events = stripe.control.events().map(({ id }) => id);
    await stripe.control.deliver(events.toReversed(), { concurrency: LANES });
    await stripe.control.settled();
    const { STRIPE_SECRET_KEY } = functionsEnvironment(localPorts());
    const sdk = new Stripe(STRIPE_SECRET_KEY, {
      host: HOST,
      port: stripe.port,
      protocol: 'http',
    });
    const [store, now] = [await readStore(db), new Date()];
    return [
      ...sent.failed,
      ...storeFaults(store, sent.acknowledged, now),
      ...(await membershipFaults(store, sdk, bought, now)),
    ];
  } finally {
    await deleteApp(app);
  }
}

/** Makes premium members with a campaign each, and some who are not premium yet. */
async function setUp(app: App, count: number): Promise<Setup> {
  const [auth, db, api] = [getAuth(app), getFirestore(app), localApi(localPorts())];
  const signUp = async (index: number) => {
    const email = `load-${index}@example.test`;
    const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
    await api.agree(email, PASSWORD);
    return { uid, cookie: await api.signIn(email, PASSWORD) };
  };
  const makeMember = async (index: number): Promise<LoadMember> => {
    const { uid, cookie } = await signUp(index);
    const complimentary = { granted_at: new Date().toISOString(), ends_at: null };
    await db.doc(`user_profiles/${uid}`).update({ complimentary });
    const input = { action: 'create-campaign', name: 'Load', brand_name: 'Anlauf' } as const;
    const { campaign } = (await api.brandChecker(
      cookie,
      input,
    )) as BrandCheckerOutput<'create-campaign'>;
    return { uid, cookie, campaign: campaign.id };
  };
  const all = Readable.from(Array.from({ length: count }, (_, index) => index));
  const members = await all.map(makeMember, { concurrency: LANES }).toArray();
  const buyers = new Map<string, string>();
  for (let index = 0; index < BUYERS; index += 1) {
    const { uid, cookie } = await signUp(count + index);
    buyers.set(uid, cookie);
  }
  return { members, buyers };
}

/**
 * Lets everybody buy, every second of them in two tabs at once and every third cancel then.
 *
 * @returns uids of those whose payment was taken
 */
async function buyAll(buyers: ReadonlyMap<string, string>): Promise<string[]> {
  const api = localApi(localPorts());
  const { id } = await api.initializePlan();
  const paid: string[] = [];
  for (const [index, [uid, cookie]] of [...buyers].entries()) {
    const buy = async () => api.pay(await api.openCheckout(cookie, id));
    // The tab that comes second may be refused.
    const tabs = await Promise.allSettled(index % 2 === 0 ? [buy(), buy()] : [buy()]);
    if (tabs.some(({ status }) => status === 'fulfilled')) paid.push(uid);
    await api.reconcile(cookie);
    if (index % 3 === 0) await api.cancel(cookie);
  }
  return paid;
}

await main();
