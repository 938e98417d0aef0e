import { z } from 'zod';
import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { sendCall } from '../bench/send-call.ts';

/** Longer than any call may take, and short enough for a run of minutes. */
const TIMEOUT_MS = 40_000;

export interface LoadMember {
  uid: string;
  email: string;
  cookie: string;
}

/** What came of a call. */
export type Reply<T> =
  | { answer: T; error: null }
  /** Status and code; an unclear one may have done its work. */
  | { answer: null; error: string; isUnclear: boolean };

/** Calls as the product's pages make them. */
export class Caller {
  readonly #api: string;
  #sent = 0;

  constructor(api: string) {
    this.#api = api;
  }

  async call<N extends EndpointName>(
    name: N,
    input: EndpointRequest<N> & object,
    member: LoadMember | null,
  ): Promise<Reply<EndpointOutput<N>>> {
    this.#sent += 1;
    const { status, text } = await sendCall(
      { api: this.#api, name, cookie: member?.cookie ?? null, input, number: this.#sent },
      TIMEOUT_MS,
    );
    if (status === 200) return { answer: JSON.parse(text) as EndpointOutput<N>, error: null };
    const error = status === 0 ? 'no answer' : `${status} ${codeOf(text)}`;
    return { answer: null, error, isUnclear: status === 0 || status >= 500 };
  }
}

const codeSchema = z.object({ code: z.string() });

function codeOf(text: string): string {
  try {
    return codeSchema.parse(JSON.parse(text)).code;
  } catch {
    return 'unreadable';
  }
}
