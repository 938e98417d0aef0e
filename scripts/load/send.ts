import autocannon, { type Request, type Result } from 'autocannon';
import { MONTH, type LoadCall, type LoadMember } from './mix.ts';

/** A call that takes longer is given up, in seconds. */
const TIMEOUT_S = 60;

/** What a call answered with 200. */
export interface Acknowledged extends LoadCall {
  uid: string;
  answer: unknown;
}

export interface Sent {
  result: Result;
  acknowledged: Acknowledged[];
  /** Calls without an answer of 200, one line each. */
  failed: string[];
}

interface LoadOptions {
  /** Address of the functions, up to and without `/api`. */
  functions: string;
  members: readonly LoadMember[];
  /** How many, in all. */
  calls: number;
  /** At the same time; each sends its next call when the one before is answered. */
  connections: number;
}

/** Sends the mix of calls, each as the next member, and waits for every answer. */
export async function sendMix({
  functions,
  members,
  calls,
  connections,
}: LoadOptions): Promise<Sent> {
  const acknowledged: Acknowledged[] = [];
  const failed: string[] = [];
  let number = 0;
  const request: Request = {
    method: 'POST',
    setupRequest: (defaults, context) => {
      const member = members[number % members.length];
      const make = MONTH[number % MONTH.length];
      if (!member || !make) throw new Error('There is no member to call as.');
      const call = make(number, member);
      Object.assign(context, { call, uid: member.uid });
      // Limits of public calls count by address, and these are many.
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      number += 1;
      return {
        ...defaults,
        path: `${new URL(functions).pathname.replace(/\/$/, '')}/api/${call.endpoint}`,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          cookie: member.cookie,
        },
        body: JSON.stringify(call.input),
      };
    },
    onResponse: (status, body, context) => {
      const { call, uid } = context as { call: LoadCall; uid: string };
      if (status === 200) acknowledged.push({ ...call, uid, answer: JSON.parse(body) });
      else failed.push(`${call.endpoint} answered ${status}: ${body}`);
    },
  };
  const result = await autocannon({
    url: functions,
    amount: calls,
    connections,
    timeout: TIMEOUT_S,
    requests: [request],
  });
  const unanswered = calls - acknowledged.length - failed.length;
  if (unanswered > 0) failed.push(`${unanswered} calls got no answer`);
  return { result, acknowledged, failed };
}
