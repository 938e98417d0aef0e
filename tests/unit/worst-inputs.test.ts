import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { parseAccept } from 'hono/utils/accept';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '#functions/http/client-address.ts';
import { parseForm } from '#functions/http/form-body.ts';
import { shortLine } from '#functions/mail/short-line.ts';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { cleanActivityText } from '#shared/rules/activity-cleaning.ts';
import { analyzeAnswer } from '#shared/rules/brand-analysis.ts';
import { distinctNames, normalizeDomains, splitNames } from '#shared/rules/brand-names.ts';
import { splitName } from '#shared/rules/member-name.ts';
import { processorTime, processorTimeLater } from '#tests/helpers/processor-time.ts';

/**
 * What a caller could make a text of, so that a pattern is tried again and again: runs of what
 * patterns look for, of what almost ends them, and of separators.
 */
const UNITS = [
  ...[
    'a',
    'A',
    '0',
    '_',
    '-',
    '.',
    ' ',
    '\n',
    '\r\n',
    '\t',
    '@',
    '=',
    ':',
    '/',
    '\\',
    '"',
    "'",
    '+',
  ],
  ...[
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '*',
    '#',
    ',',
    ';',
    '%',
    '&',
    '|',
    '~',
    'é',
    '😀',
    '\u0301',
  ],
  ...['on', 'on ', 'on=', 'onx=', 'onx =', 'javascript', 'javascript:', 'java<script:'],
  ...[
    'a.',
    'a-',
    'a@',
    'a@a.',
    'a ',
    'a, ',
    '1. ',
    '- ',
    '**',
    '](',
    'http://',
    'https://a.',
    'www.',
  ],
  ...['{{a}}', '$', '::', '1:', 'a=b&', 'a;q=0,', '/a', '../', '\u2028', 'ff:', '::ffff:1.'],
] as const;

/** Ends that let a pattern fail at its last character. */
const ENDS = ['', '!'] as const;

/** As long as a body may be, which is the longest text that can reach anything. */
const LONGEST = UNITS.flatMap((unit) =>
  ENDS.map((end) => unit.repeat(MAX_BODY_BYTES / unit.length) + end),
);

/**
 * What no text of a request may keep the processor busy, in milliseconds. It separates orders of growth
 * apart, no speeds: on a slow machine, a body that is read once takes less than a fifth of it, and one
 * that is tried again from each character nearly ten times as much.
 */
const BOUND_MS = 500;

interface Pattern {
  where: string;
  pattern: RegExp;
}

/** Every regular expression in the files that the functions are made of. */
async function patterns(): Promise<Pattern[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { metafile } = await build({
    entryPoints: [`${root}functions/src/index.ts`],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), 99);
    const found: Pattern[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
        found.push({ where: `${file} ${node.text}`, pattern });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

describe('the worst text that a request can carry is handled quickly:', async () => {
  const all = await patterns();

  test('there are patterns to look at', () => {
    expect(all.length).toBeGreaterThan(30);
  });

  test.each(all)('$where', ({ pattern }) => {
    for (const text of LONGEST) {
      pattern.lastIndex = 0;
      const time = processorTime(() =>
        pattern.global ? text.replace(pattern, '') : pattern.test(text),
      );
      expect(time, text.slice(0, 20)).toBeLessThan(BOUND_MS);
    }
  });

  const brand = { brand_name: 'Müller', brand_variants: ['on', 'a a'], competitors: ['www', '1'] };
  const request = (text: string) => ({
    headers: { 'x-forwarded-for': text },
    socket: new Socket(),
  });
  /**
   * What reads a caller’s words, or a model’s. Each gets a whole body, though some are given less, so
   * that growth shows.
   */
  const parsers: [string, (text: string) => unknown][] = [
    ['an activity’s text', cleanActivityText],
    ['a line of an e-mail', shortLine],
    ['brand names', splitNames],
    ['a list of names', (text) => distinctNames([text, text])],
    ['domains', (text) => normalizeDomains([text])],
    ['a member’s name', splitName],
    ['the caller’s address', (text) => clientAddress(request(text))],
    ['what a browser accepts', parseAccept],
    ['a model’s answer', (text) => analyzeAnswer(text, { ...brand, own_domains: ['a.a'] })],
  ];
  test.each(parsers)('%s', (_, parse) => {
    for (const text of LONGEST) {
      const time = processorTime(() => parse(text));
      expect(time, text.slice(0, 20)).toBeLessThan(BOUND_MS);
    }
  });

  test.each([
    ['application/x-www-form-urlencoded', ''],
    ['multipart/form-data; boundary=a', '--a\r\n'],
  ])('a form, %s', async (type, start) => {
    for (const text of LONGEST) {
      const form = Buffer.from(start + text);
      const time = await processorTimeLater(() => parseForm(form, type).catch(() => null));
      expect(time, text.slice(0, 20)).toBeLessThan(BOUND_MS);
    }
  });

  /** Each field of an input in turn; every schema reads all of them, or reports what is wrong at once. */
  test.each(Object.keys(ENDPOINTS) as EndpointName[])('the input of %s', (name) => {
    const { input } = ENDPOINTS[name];
    const fields = [
      'name',
      'email',
      'phone',
      'verifier',
      'code',
      'ends_on',
      'contract',
      'reconcile',
    ];
    for (const text of LONGEST) {
      for (const kind of ['cancellation', 'withdrawal']) {
        const body = Object.fromEntries(fields.map((field) => [field, text]));
        const time = processorTime(() =>
          input.safeParse({ ...body, kind, data: { [text]: text } }),
        );
        expect(time, text.slice(0, 20)).toBeLessThan(BOUND_MS);
      }
    }
  });
});

test('cleaning an activity’s text reads it once, however its patterns are nested', () => {
  for (const unit of ['onx', 'on x=', 'onx=', 'aonx=', 'java<script:', 'javascript', '<', 'on\t']) {
    const text = unit.repeat(300_000 / unit.length);
    expect(
      processorTime(() => cleanActivityText(text)),
      unit,
    ).toBeLessThan(BOUND_MS);
  }
});
