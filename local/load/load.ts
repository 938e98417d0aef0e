/**
 * `npm run load [-- --minutes 3 --members 200 --rates 10,20,40 --seed 1]`: drives the functions with the
 * mix of docs/scale.md against emulators that are slow and fail, with more and more actions a second
 * until p99 bends, and then compares what was acknowledged with what the store, Auth and Stripe hold.
 * Ends with 1 when something is lost or wrong. Starts a local stack of its own; `LOCAL_PORT_OFFSET`
 * moves it beside another one.
 */
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { startCallStack, type CallStack } from '../bench/call-stack.ts';
import { MEMBER_PASSWORD } from '../bench/members.ts';
import { report } from '../bench/part.ts';
import {
  functionsEnvironment,
  HOST,
  localPorts,
  PROJECT_ID,
  type PortName,
} from '../environment.ts';
import { requireFreePorts } from '../ports.ts';
import { localApi } from '../seed/local-api.ts';
import { actionsOf } from './actions.ts';
import { arrivals, seeded } from './arrivals.ts';
import { Caller } from './caller.ts';
import { faultsOf } from './checks.ts';
import type { Fact } from './facts.ts';
import { readFlags, requireWholeDay, type LoadFlags } from './flags.ts';
import type { ActionName } from './mix.ts';
import { makePeople, uidsOf } from './people.ts';
import { processorTimes, timesOf } from './processor-time.ts';
import { Providers } from './providers.ts';
import { ramp, type PlannedStep } from './ramp.ts';
import { readStored, readStripe } from './read-state.ts';
import { bendLine, processorTable, stepTable } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Numbers below are those of the actions whose processor time is measured. */
const FIRST_NUMBER = 10_000;

interface Run {
  flags: LoadFlags;
  ports: Record<PortName, number>;
  plan: readonly PlannedStep[];
  /** Of each step. */
  seconds: number;
}

async function main(flags: LoadFlags): Promise<void> {
  requireWholeDay(new Date(), flags.minutes);
  const ports = localPorts();
  await requireFreePorts(ports);
  const seconds = (flags.minutes * 60) / flags.rates.length;
  const random = seeded(flags.seed);
  const plan = flags.rates.map((rate) => ({ rate, due: arrivals(rate, seconds, random) }));
  const providers = new Providers(ports, flags.seed);
  try {
    const stack = await startCallStack(root, ports, {
      webhookUrl: await providers.startRelay(),
      settings: (stripe) => providers.settings(stripe),
    });
    try {
      const faults = await run({ flags, ports, plan, seconds }, stack, providers);
      print(faults.length === 0 ? 'Nothing is lost and nothing is wrong.' : faults.join('\n'));
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await stack.stop();
    }
  } finally {
    await providers.stop();
  }
}

async function run(
  { flags, ports, plan, seconds }: Run,
  stack: CallStack,
  providers: Providers,
): Promise<string[]> {
  const app = initializeApp({ projectId: PROJECT_ID }, 'load');
  try {
    const db = getFirestore(app);
    const api = localApi(ports);
    const { id: planId } = await api.initializePlan();
    report('making members');
    const all = plan.flatMap(({ due }) => due);
    const needed = (name: ActionName) =>
      timesOf(name) + all.filter(({ action }) => action === name).length;
    const people = await makePeople(ports, db, planId, {
      members: flags.members,
      buyers: needed('purchase'),
      leavers: needed('deletion'),
    });
    const uids = uidsOf(people);
    const facts: Fact[] = [];
    const actions = actionsOf({
      ...{ caller: new Caller(stack.api), people, planId, facts },
      signIn: async (member) => ({
        ...member,
        cookie: await api.signIn(member.email, MEMBER_PASSWORD),
      }),
    });
    const settled = () => providers.relay.settled();
    await settled();

    report('processor time of each action');
    print(processorTable(await processorTimes(actions, stack.usage, settled)));

    report('load');
    providers.setCalm(false);
    const steps = await ramp(plan, seconds, actions, stack.usage, FIRST_NUMBER);
    print(stepTable(steps));
    print(bendLine(steps));

    report('waiting for what is under way');
    await settled();
    const stripe = new Stripe(functionsEnvironment(ports).STRIPE_SECRET_KEY, {
      ...{ host: HOST, port: ports.stripe, protocol: 'http' },
    });
    const { doubled, givenUp } = providers.relay;
    print(`${facts.length} acknowledgements compared; ${doubled} events came twice.`);
    const stored = await readStored(db, getAuth(app), uids, new Date());
    const faults = faultsOf({ facts, stored, stripe: await readStripe(stripe) });
    return givenUp === 0 ? faults : [...faults, `${givenUp} events were never taken.`];
  } finally {
    await deleteApp(app);
  }
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

await main(readFlags(process.argv.slice(2)));
