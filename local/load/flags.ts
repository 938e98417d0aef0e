import { parseArgs } from 'node:util';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Setting up and looking over take about a minute more. */
const MOST_MINUTES = 4;

export interface LoadFlags {
  minutes: number;
  members: number;
  /** Actions a second, step after step. */
  rates: number[];
  seed: number;
}

/** @throws for what is no number, or too much */
export function readFlags(args: readonly string[]): LoadFlags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '3' },
      members: { type: 'string', default: '200' },
      rates: { type: 'string', default: '20,50,80,110,140,170,200,250' },
      seed: { type: 'string', default: '1' },
    },
  });
  const number = (name: 'minutes' | 'members' | 'seed', most: number) =>
    positive(name, values[name], most);
  return {
    minutes: number('minutes', MOST_MINUTES),
    members: number('members', 500),
    rates: values.rates.split(',').map((rate) => positive('rates', rate, 10_000)),
    seed: number('seed', 2 ** 31),
  };
}

function positive(name: string, text: string, most: number): number {
  const value = Number(text);
  if (value > 0 && value <= most) return value;
  throw new Error(`--${name} takes a number above 0 and at most ${most}, not "${text}".`);
}

/** Counters of a day begin anew at midnight (UTC), and what is compared with them would not. */
export function requireWholeDay(now: Date, minutes: number): void {
  const left = DAY_MS - (now.getTime() % DAY_MS);
  if (left < (minutes + 3) * 60_000)
    throw new Error('The day (UTC) ends too soon; try again later.');
}
