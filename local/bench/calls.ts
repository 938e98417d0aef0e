import { localPorts } from '../environment.ts';
import { requireFreePorts } from '../ports.ts';
import { localApi } from '../seed/local-api.ts';
import { callPlans, type CallPlan } from './call-plans.ts';
import { summarize, type Sample, type Summary } from './latency.ts';
import { signInDemo, signInMembers } from './members.ts';
import { startCallStack } from './call-stack.ts';
import type { Figure } from './figure.ts';
import { partOf, report, type PartResult } from './part.ts';
import { sendCall } from './send-call.ts';

/** How many callers at the same time, and how many calls each of them makes. */
const STAGES = [
  { callers: 1, each: 20 },
  { callers: 50, each: 2 },
] as const;

/**
 * Calls at once before it counts. The emulator gives each call at the same time a process of its own
 * and keeps it, so that as many are needed as will call later, each with its clients and connections.
 */
const WARM_UP = 50;

/** So many that nobody meets a limit that counts for a minute. */
const MEMBERS = 175;
/** Those with a membership, which needs a purchase each; likewise. */
const PREMIUM_MEMBERS = 40;
/** Whoever deletes an account has none left, so each such call takes another one. */
const NEW_MEMBERS = WARM_UP + STAGES.reduce((sum, { callers, each }) => sum + callers * each, 0);

/** These write to a mailbox, and each gets few e-mails a day (product 10.8), so every call has its own. */
const MAILING: readonly string[] = ['resend-confirmation', 'change-email', 'contract-notice'];

interface Row {
  call: string;
  alone: Summary;
  together: Summary;
}

/** Warm latency of each call on the local stack, which it starts and stops. */
export async function benchCalls(root: string): Promise<PartResult> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const stack = await startCallStack(root, ports);
  try {
    report('  signing members in');
    const cookies = await signInMembers(ports, MEMBERS + PREMIUM_MEMBERS + NEW_MEMBERS);
    const senders = {
      members: cookies.slice(0, MEMBERS),
      premium: cookies.slice(MEMBERS, MEMBERS + PREMIUM_MEMBERS),
      new: cookies.slice(MEMBERS + PREMIUM_MEMBERS),
      admin: [await signInDemo(ports, 'admin')],
      nobody: [null],
    };
    const api = localApi(ports);
    const plan = await api.initializePlan();
    for (const cookie of senders.premium) await api.pay(await api.openCheckout(cookie, plan.id));
    const rows: Row[] = [];
    for (const each of callPlans(plan.id)) {
      report(`  ${each.name}`);
      rows.push(await measure(stack.api, each, senders[each.caller]));
    }
    return resultOf(rows);
  } finally {
    await stack.stop();
  }
}

async function measure(
  api: string,
  { name, input }: CallPlan,
  cookies: readonly (string | null)[],
): Promise<Row> {
  let sent = 0;
  const send = async (): Promise<Sample> => {
    const number = (sent += 1);
    const cookie = cookies[number % cookies.length] ?? null;
    const mailbox = MAILING.includes(name) ? { email: `bench${number}@example.test` } : {};
    const start = performance.now();
    const { status } = await sendCall({
      api,
      name,
      cookie,
      input: { ...input, ...mailbox },
      number,
    });
    return { call: name, status, milliseconds: performance.now() - start };
  };
  await Promise.all(Array.from({ length: WARM_UP }, send));
  const stage = async ({ callers, each }: (typeof STAGES)[number]): Promise<Summary> => {
    const samples: Sample[] = [];
    const caller = async () => {
      for (let index = 0; index < each; index += 1) samples.push(await send());
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return allOf(summarize(samples));
  };
  return { call: name, alone: await stage(STAGES[0]), together: await stage(STAGES[1]) };
}

/** The last summary is that of all samples together. */
function allOf(summaries: readonly Summary[]): Summary {
  const all = summaries.at(-1);
  if (!all) throw new Error('Nothing was measured.');
  return all;
}

function resultOf(rows: readonly Row[]): PartResult {
  return partOf({
    title: 'Calls',
    subject: 'Call',
    columns: [
      ...['p50 ms, 1 at a time', 'p99', 'p50 ms, 50 at a time', 'p99 of these'].map((name) => ({
        name,
        digits: 1,
      })),
      { name: 'Errors', digits: 0 },
    ],
    rows: rows.map(({ call, alone, together }) => ({
      name: call,
      figures: {
        'p50 ms, 1 at a time': half(alone),
        p99: { value: alone.p99, runs: alone.requests },
        'p50 ms, 50 at a time': half(together),
        'p99 of these': { value: together.p99, runs: together.requests },
        Errors: { value: alone.errors + together.errors, most: 0 },
      },
    })),
  });
}

function half({ p50, lowest, highest, requests }: Summary): Figure {
  return { value: p50, low: lowest, high: highest, runs: requests };
}
