import fc from 'fast-check';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { mutated } from './mutated-values.ts';
import { valueOf } from './schema-values.ts';

/** A request as plain data, so that a failing test shows it. */
export interface BadRequest {
  method: 'POST' | 'GET';
  /** With its question mark; empty for POST. */
  query: string;
  headers: Record<string, string>;
  /** `form` is sent as `multipart/form-data`. */
  body: string | Uint8Array<ArrayBuffer> | { form: Record<string, string> } | null;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Whatever the body holds, these do not announce JSON that we read. */
const WRONG_HEADERS: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/jsonp' },
  { 'content-type': 'application/json-patch+json' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'multipart/form-data; boundary="' },
  { ...JSON_TYPE, 'content-encoding': 'gzip' },
  { ...JSON_TYPE, 'content-encoding': 'br, gzip' },
  { ...JSON_TYPE, 'content-encoding': '../../etc' },
];

const DEPTH = 8_000;
const HUGE_TEXTS = [
  '['.repeat(DEPTH),
  '[',
  `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  `{"name":"${'x'.repeat(MAX_BODY_BYTES)}"}`,
  `{"name":"${'ä'.repeat(MAX_BODY_BYTES / 2)}"}`,
  ' '.repeat(MAX_BODY_BYTES + 1),
  '{"a":1e999999}',
  '{"a":0x1}',
  '{"a":1}{"a":1}',
  '\u0000',
];

/** Other names that an endpoint takes for fields, which a JSON schema cannot tell. */
const ALIASES: Partial<Record<EndpointName, Record<string, string>>> = {
  'brand-checker': { brand_name: 'brand', brand_variants: 'variants' },
};

/** A body that the endpoint takes, made from its schema alone, half of them with aliases. */
export function validInput(name: EndpointName): fc.Arbitrary<unknown> {
  const { input } = ENDPOINTS[name];
  const aliases = ALIASES[name] ?? {};
  return fc
    .tuple(valueOf(z.toJSONSchema(input, { io: 'input' })), fc.boolean())
    .map(([value, isRenamed]) => (isRenamed ? renamed(value, aliases) : value))
    .filter((value) => input.safeParse(value).success);
}

function renamed(value: unknown, names: Record<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [names[key] ?? key, field]),
  );
}

/**
 * Requests that the contract does not allow: valid inputs with something wrong in them, random JSON,
 * random bytes, broken and wrongly labelled texts, forms, and query strings where GET is taken.
 *
 * @param takesForms whether the endpoint also reads `multipart/form-data`
 */
export function badRequest(name: EndpointName, takesForms: boolean): fc.Arbitrary<BadRequest> {
  const { readOnly } = ENDPOINTS[name];
  const valid = validInput(name);
  const wrong = mutated(valid);
  const isBad = (text: string) => !isValidText(name, text);
  const json = (text: fc.Arbitrary<string>) =>
    text.filter(isBad).map((body) => post(JSON_TYPE, body));
  const fields = wrong
    .map(toFields)
    .filter((form) => !ENDPOINTS[name].input.safeParse(form).success);

  return fc.oneof(
    { weight: 12, arbitrary: json(wrong.map((value) => JSON.stringify(value) ?? '')) },
    { weight: 3, arbitrary: json(fc.json({ maxDepth: 4 })) },
    { weight: 2, arbitrary: json(brokenText(valid)) },
    { weight: 1, arbitrary: json(fc.constantFrom(...HUGE_TEXTS)) },
    {
      weight: 2,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .filter((bytes) => isBad(new TextDecoder().decode(bytes)))
        .map((bytes) => post(JSON_TYPE, new Uint8Array(bytes))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...WRONG_HEADERS), valid)
        .map(([headers, value]) => post(headers, JSON.stringify(value))),
    },
    {
      weight: takesForms ? 6 : 1,
      arbitrary: (takesForms ? fields : wrong.map(toFields)).map((form) => post({}, { form })),
    },
    ...(readOnly
      ? [{ weight: 4, arbitrary: fields.filter(isSendable).map((query) => get(query)) }]
      : []),
  );
}

function post(headers: Record<string, string>, body: BadRequest['body']): BadRequest {
  return { method: 'POST', query: '', headers, body };
}

function get(query: Record<string, string>): BadRequest {
  return { method: 'GET', query: `?${new URLSearchParams(query)}`, headers: {}, body: null };
}

/** No server takes a request line of any length. */
function isSendable(query: Record<string, string>): boolean {
  return new URLSearchParams(query).toString().length < 8_000;
}

/** A value's fields as texts, which is what forms and query strings carry. */
function toFields(value: unknown): Record<string, string> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : { value });
  return Object.fromEntries(
    entries.map(([key, field]) => [
      key.toWellFormed(),
      (typeof field === 'string' ? field : (JSON.stringify(field) ?? '')).toWellFormed(),
    ]),
  );
}

function brokenText(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const text = valid.map((value) => JSON.stringify(value));
  return fc.oneof(
    fc.tuple(text, fc.nat({ max: 60 })).map(([whole, length]) => whole.slice(0, length)),
    fc.tuple(text, fc.string({ minLength: 1 })).map((parts) => parts.join('')),
    text.map((whole) => `[${whole}]`),
    text.map((whole) => whole.replaceAll('"', "'")),
    text.map((whole) => JSON.stringify(whole)),
  );
}

function isValidText(name: EndpointName, text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return ENDPOINTS[name].input.safeParse(value).success;
  } catch {
    return false;
  }
}
