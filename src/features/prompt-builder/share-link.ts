import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import { MAX_ANSWER_LENGTH, type SixStepAnswers } from '#shared/rules/six-step-prompt.ts';

/** Prefix of the fragment; the number is the format's version. */
export const SHARE_PREFIX = '#p1=';

/** Limit of the decompressed size, in bytes: more than six answers of maximum length need. */
const MAX_UNPACKED = SIX_STEPS.length * MAX_ANSWER_LENGTH * 4;

async function transform(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream) {
  const packed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_UNPACKED) throw new Error('Too large');
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function isAnswers(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length === SIX_STEPS.length &&
    value.every((text) => typeof text === 'string' && text.length <= MAX_ANSWER_LENGTH)
  );
}

/**
 * The fragment with the answers: compressed JSON in base64url. Fragments are not sent to servers.
 */
export async function shareFragment(answers: SixStepAnswers): Promise<string> {
  const json = JSON.stringify(SIX_STEPS.map((step) => answers[step]));
  const packed = await transform(
    new TextEncoder().encode(json),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return SHARE_PREFIX + text.replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
}

/** Whether a fragment has the prefix of a shared prompt. */
export function isShareFragment(hash: string): boolean {
  return hash.startsWith(SHARE_PREFIX);
}

/** The answers in a fragment; null when it cannot be decoded. */
export async function readShareFragment(hash: string): Promise<SixStepAnswers | null> {
  try {
    const text = hash
      .slice(SHARE_PREFIX.length)
      .replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/'));
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(await unpack(bytes)));
    if (!isAnswers(value)) return null;
    return Object.fromEntries(SIX_STEPS.map((step, index) => [step, value[index] ?? ''])) as Record<
      SixStep,
      string
    >;
  } catch {
    return null;
  }
}
