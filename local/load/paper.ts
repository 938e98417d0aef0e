import { FIRST_VIEW_BYTES } from '#tests/site/budgets.ts';
import { markdownTable } from '../bench/markdown-table.ts';
import {
  PROCESSOR_MS,
  SCHEDULED_RUN_COST,
  STORE_COSTS,
  STORE_MOST,
  type StoreCost,
} from './costs.ts';
import { actionNames, ANSWERS_A_MONTH, MIX, SCHEDULED_RUN, type ActionName } from './mix.ts';
import * as price from './prices.ts';

/** The tables of docs/scale.md, reckoned from the mix, the measured costs and the prices. */

const MONTH_SECONDS = 30 * 24 * 3_600;

/** How long an action is under way, and its instance paid for, when nothing else is. */
const SECONDS_OF = { nobody: 0.1, models: 6, stripe: 3 } as const;

/** From here on an instance of one processor counts as full. */
const FULL = 0.6;

/** The scheduler asks so many questions at a time, each as long as a member's. */
const LANES = 4;

/** The scheduler is called every ten minutes, and takes two seconds when nothing is due. */
const IDLE_SECONDS = 30 * 144 * 2;

/** A stored answer with its indexes. */
const ANSWER_BYTES = 6_000;

/** The count behind the rank reads a document for each so many members above. */
const COUNTED_A_READ = 1_000;

/** One visitor of so many writes to us. */
const VISITORS_A_REQUEST = 1_000;

const STORE: Record<ActionName, StoreCost> = { ...STORE_COSTS, ...STORE_MOST };

const euros = (dollars: number) => dollars / price.DOLLARS_A_EURO;

function storeDollars({ reads, writes, deletes }: StoreCost): number {
  return reads * price.READ + writes * price.WRITE + deletes * price.DELETE;
}

/** What a month of so many members asks for. */
export interface Month {
  calls: number;
  reads: number;
  writes: number;
  answers: number;
  /** Time in which an instance has something under way: of calls, and of the scheduler. */
  callSeconds: number;
  schedulerSeconds: number;
  deliveredGb: number;
}

export function monthOf(members: number): Month {
  const sum = (of: (name: ActionName) => number) =>
    members * actionNames.reduce((all, name) => all + MIX[name].perMonth * of(name), 0);
  const calls = sum(() => 1);
  // Half of the others are more active than a member in the middle.
  const rank = Math.max(0, members / 2 / COUNTED_A_READ - 1);
  const runs = members * SCHEDULED_RUN.perMonth;
  const processorSeconds = sum((name) => PROCESSOR_MS[name] / 1_000);
  const underWay = sum((name) => SECONDS_OF[MIX[name].waitsFor]) / MONTH_SECONDS;
  return {
    calls,
    reads:
      sum((name) => STORE[name].reads + (name === 'visit' ? rank : 0)) +
      runs * SCHEDULED_RUN_COST.reads,
    writes: sum((name) => STORE[name].writes) + runs * SCHEDULED_RUN_COST.writes,
    answers: members * ANSWERS_A_MONTH,
    // Calls at the same time share an instance, until its processor is full.
    callSeconds: Math.max(MONTH_SECONDS * (1 - Math.exp(-underWay)), processorSeconds / FULL),
    schedulerSeconds: IDLE_SECONDS + (runs * SCHEDULED_RUN.answers * SECONDS_OF.models) / LANES,
    deliveredGb: (members * MIX.visit.perMonth * FIRST_VIEW_BYTES) / 1e9,
  };
}

/** What each action costs, for a million of them. */
export function actionTable(): string {
  const row = (name: string, store: StoreCost, ms: number | null, answers: number, most = '') => [
    name,
    `${most}${store.reads}`,
    `${most}${store.writes + store.deletes}`,
    ms ?? '',
    answers,
    money(storeDollars(store) * 1e6),
    ms === null ? '' : money(functionDollars(ms / 1_000, 1) * 1e6 + price.REQUEST * 1e6),
    money(answers * price.SMALL_ANSWER * 1e6),
  ];
  return markdownTable(
    [
      ...['Action', 'Reads', 'Writes', 'Processor ms', 'Answers'],
      ...['Store €', 'Functions €', 'Small models €'],
    ],
    [
      ...actionNames.map((name) =>
        row(
          name,
          STORE[name],
          PROCESSOR_MS[name],
          MIX[name].answers,
          Object.hasOwn(STORE_MOST, name) ? '<= ' : '',
        ),
      ),
      row('scheduled run', SCHEDULED_RUN_COST, null, SCHEDULED_RUN.answers),
    ],
  );
}

function functionDollars(seconds: number, gib: number): number {
  return seconds * (price.VCPU_SECOND + gib * price.GIB_SECOND);
}

const MEMBERS = [10, 1_000, 100_000] as const;

/** What members ask for in a month. */
export function amountTable(): string {
  return markdownTable(
    ['Members', 'Calls', 'Reads', 'Writes', 'vCPU-s', 'GiB-s', 'Delivered GB', 'Answers'],
    MEMBERS.map((members) => {
      const month = monthOf(members);
      return [
        amount(members),
        amount(month.calls),
        amount(month.reads),
        amount(month.writes),
        amount(month.callSeconds + month.schedulerSeconds),
        amount(month.callSeconds + month.schedulerSeconds / 2),
        amount(month.deliveredGb),
        amount(month.answers),
      ];
    }),
  );
}

/** What that costs. */
export function euroTable(): string {
  return markdownTable(
    [
      'Members',
      'Store €',
      'Functions €',
      'Hosting €',
      'Stored in a year €',
      'Small models €',
      'Large models €',
    ],
    MEMBERS.map((members) => {
      const month = monthOf(members);
      const storedGb = (month.answers * 12 * ANSWER_BYTES) / 1e9;
      return [
        amount(members),
        money(storeDollars({ ...month, deletes: 0 })),
        money(
          functionDollars(month.callSeconds, 1) +
            functionDollars(month.schedulerSeconds, 0.5) +
            month.calls * price.REQUEST,
        ),
        money(month.deliveredGb * price.DELIVERED_GB),
        money(storedGb * price.STORED_GB_MONTH),
        money(month.answers * price.SMALL_ANSWER),
        money(month.answers * price.LARGE_ANSWER),
      ];
    }),
  );
}

/** What visitors of public pages ask for in a month, and what that costs. */
export function visitorTable(): string {
  return markdownTable(
    ['Visitors a second', 'Visits a month', 'Delivered TB', 'Hosting €', 'Contact requests a day'],
    [1, 10, 100, 1_000].map((rate) => {
      const visits = rate * MONTH_SECONDS;
      const gigabytes = (visits * FIRST_VIEW_BYTES) / 1e9;
      return [
        amount(rate),
        amount(visits),
        amount(gigabytes / 1_000),
        money(gigabytes * price.DELIVERED_GB),
        amount(visits / 30 / VISITORS_A_REQUEST),
      ];
    }),
  );
}

/** Two digits that count: more would promise what prices and habits do not hold. */
function amount(value: number): string {
  return new Intl.NumberFormat('en', {
    notation: 'compact',
    maximumSignificantDigits: value >= 1 && value < 100 ? 2 : 3,
  }).format(value);
}

function money(dollars: number): string {
  const value = euros(dollars);
  const digits = value !== 0 && value < 10 ? 2 : 0;
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(value >= 1_000 && { maximumSignificantDigits: 3 }),
  }).format(value);
}
