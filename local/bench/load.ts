/**
 * `npm run load`: mixed reads and writes on the api function of the local stack, at rising numbers
 * of callers, in about two minutes. In the last stage the store and then the functions are killed
 * in the middle of it. Fails when a call fails before that, or when anything that was acknowledged
 * is not stored in the end. `.local/load.json` keeps the numbers.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../build-when-needed.ts';
import { localPorts } from '../environment.ts';
import { requireFreePorts } from '../ports.ts';
import { killFunctionsOf } from './kill-functions.ts';
import { summarize, type Sample, type Summary } from './latency.ts';
import { signInMembers, signInPremium } from './load-members.ts';
import { startLoadStack, type LoadStack } from './load-stack.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Callers at the same time, stage by stage, and how long each stage lasts. */
const CALLERS = [1, 5, 10, 25, 50];
const STAGE_MS = 8_000;
const CRASH_CALLERS = 10;
const CRASH_STAGE_MS = 15_000;
/** When in the last stage the store and the functions are killed. */
const STORE_CRASH_MS = 3_000;
const FUNCTIONS_CRASH_MS = 8_000;

/** So many that nobody meets the limit of 60 activities a minute. */
const MEMBERS = 100;
const TIMEOUT_MS = 20_000;

/** In twenty calls: what members' pages ask for, and how often. */
const MIX = [
  ...Array<'me'>(8).fill('me'),
  ...Array<'activity'>(6).fill('activity'),
  ...Array<'pricing-plans'>(3).fill('pricing-plans'),
  ...Array<'early-bird-stats'>(2).fill('early-bird-stats'),
  'prompts' as const,
];

interface Stage {
  callers: number;
  crashes: boolean;
  perSecond: number;
  calls: Summary[];
}

/** Sends the mix and remembers what was acknowledged. */
class Load {
  readonly acknowledged = new Set<string>();
  #stack: LoadStack;
  #members: string[];
  #premium: string;
  #sent = 0;

  constructor(stack: LoadStack, members: string[], premium: string) {
    this.#stack = stack;
    this.#members = members;
    this.#premium = premium;
  }

  async stage(callers: number, milliseconds: number): Promise<Sample[]> {
    const end = performance.now() + milliseconds;
    const samples: Sample[] = [];
    const caller = async () => {
      while (performance.now() < end) samples.push(await this.#send());
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return samples;
  }

  async #send(): Promise<Sample> {
    const number = (this.#sent += 1);
    const call = MIX[number % MIX.length] ?? 'me';
    const mark = `mark-${number}`;
    const body = call === 'activity' ? { type: 'tool_accessed', data: { mark } } : {};
    const token =
      call === 'prompts' ? this.#premium : (this.#members[number % this.#members.length] ?? '');
    const start = performance.now();
    const status = await post(`${this.#stack.api}/${call}`, token, body);
    if (call === 'activity' && status === 200) this.acknowledged.add(mark);
    return { call, status, milliseconds: performance.now() - start };
  }
}

/** @returns the answer's status once it was read to its end, else 0 */
async function post(url: string, token: string, body: object): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function crash(stack: LoadStack): Promise<void> {
  await delay(STORE_CRASH_MS);
  await stack.crashStore();
  await delay(FUNCTIONS_CRASH_MS - STORE_CRASH_MS);
  killFunctionsOf(root);
}

function report(callers: number, crashes: boolean, ms: number, samples: Sample[]): Stage {
  const perSecond = Math.round((samples.length / ms) * 1_000);
  const calls = summarize(samples);
  process.stdout.write(
    `\n${callers} callers${crashes ? ', store and functions killed' : ''}: ${perSecond} calls/s\n`,
  );
  console.table(Object.fromEntries(calls.map(({ call, ...numbers }) => [call, numbers])));
  return { callers, crashes, perSecond, calls };
}

async function main(): Promise<void> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const step = (title: string) => process.stdout.write(`${title}\n`);
  await buildWhenNeeded({ root, ports, parts: ['functions'], step });
  const stack = await startLoadStack(root, ports);
  try {
    const [members, premium] = [await signInMembers(ports, MEMBERS), await signInPremium(ports)];
    const load = new Load(stack, members, premium);
    await load.stage(MEMBERS, 1);
    const stages: Stage[] = [];
    for (const callers of CALLERS) {
      stages.push(report(callers, false, STAGE_MS, await load.stage(callers, STAGE_MS)));
    }
    const [samples] = await Promise.all([load.stage(CRASH_CALLERS, CRASH_STAGE_MS), crash(stack)]);
    stages.push(report(CRASH_CALLERS, true, CRASH_STAGE_MS, samples));

    const stored = await stack.storedMarks('mark');
    const lost = [...load.acknowledged].filter((mark) => !stored.has(mark));
    step(`\n${load.acknowledged.size} writes acknowledged, ${lost.length} of them lost`);
    await mkdir(`${root}.local`, { recursive: true });
    const result = { stages, acknowledged: load.acknowledged.size, lost: lost.length };
    await writeFile(`${root}.local/load.json`, JSON.stringify(result, null, 2));
    const failed = stages.filter(({ crashes }) => !crashes).some(({ calls }) => hasErrors(calls));
    process.exitCode = failed || lost.length > 0 ? 1 : 0;
  } finally {
    await stack.stop();
  }
}

function hasErrors(calls: Summary[]): boolean {
  return calls.some(({ errors }) => errors > 0);
}

await main();
