import { report } from './part.ts';

/** Fifty processes start at once, on few cores. */
const TIMEOUT_MS = 120_000;

export interface CallToSend {
  /** Address of all calls, to which the name is added. */
  api: string;
  name: string;
  /** Of the caller's session; null for the public calls. */
  cookie: string | null;
  input: object;
  /** Which call of the run it is. */
  number: number;
}

export interface CallAnswer {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** What was answered, as text. */
  text: string;
}

/** Sends a call as a browser does, each from an address of its own. */
export async function sendCall(
  { api, name, cookie, input, number }: CallToSend,
  timeoutMs = TIMEOUT_MS,
): Promise<CallAnswer> {
  try {
    const response = await fetch(`${api}/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        // Limits for strangers count by address, and these are many.
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...(cookie === null ? {} : { cookie }),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    report(`  ${name}: ${String(error)}`);
    return { status: 0, text: '' };
  }
}
