import { APICallError, RetryError } from 'ai';
import { describe, expect, test } from 'vitest';
import { toModelError } from '#functions/gateways/models/model-error.ts';

const PROMPT = 'What a member asked';

function failedCall(fields: { statusCode?: number; cause?: unknown }): APICallError {
  return new APICallError({
    message: `Cannot answer "${PROMPT}"`,
    url: 'https://models.example/v1/answers?key=secret',
    requestBodyValues: { prompt: PROMPT },
    ...fields,
  });
}

const answered = (statusCode: number) => failedCall({ statusCode });
const notReached = (code: string) =>
  failedCall({ cause: Object.assign(new Error('socket'), { code }) });
const twice = (...errors: APICallError[]) =>
  new RetryError({ message: PROMPT, reason: 'maxRetriesExceeded', errors });

describe('what a provider bills', () => {
  test.each([
    ['a request that it refuses', answered(400)],
    ['a key that it refuses', answered(401)],
    ['a model that it has not', answered(404)],
    ['its rate limit', answered(429)],
    ['its overload', answered(503)],
    ['Anthropic’s overload', answered(529)],
    ['no host', notReached('ENOTFOUND')],
    ['no connection', notReached('ECONNREFUSED')],
    ['no connection in time', notReached('UND_ERR_CONNECT_TIMEOUT')],
    ['two refusals', twice(answered(429), answered(503))],
    ['a refusal after no connection', twice(notReached('ECONNREFUSED'), answered(401))],
  ])('is nothing for %s', async (_, error) => {
    expect(await toModelError(error)).toMatchObject({ isFree: true });
  });

  test.each([
    ['a failure of its own', answered(500)],
    ['a gateway that waited too long', answered(504)],
    ['an answer that cannot be read', answered(200)],
    ['a connection that broke', notReached('ECONNRESET')],
    ['a connection that broke, of unknown cause', failedCall({})],
    ['a failure before a refusal', twice(answered(500), answered(429))],
    ['a failure after a refusal', twice(answered(429), answered(500))],
    ['whatever else the SDK throws', new TypeError(PROMPT)],
  ])('may be %s', async (_, error) => {
    expect(await toModelError(error)).toMatchObject({ isFree: false });
  });
});

test.each([
  [404, true],
  [410, true],
  [400, false],
  [429, false],
  [500, false],
])('a model is retired when its provider answers %i: %s', async (status, isRetired) => {
  expect(await toModelError(answered(status))).toMatchObject({ isRetired });
  expect(await toModelError(twice(answered(500), answered(status)))).toMatchObject({ isRetired });
});

test.each([
  ['model-busy', answered(429)],
  ['model-busy', answered(503)],
  ['model-busy', answered(529)],
  ['model-busy', twice(answered(500), answered(429))],
  ['model-timeout', answered(504)],
  ['model-failed', answered(500)],
  ['model-failed', answered(400)],
  ['model-failed', notReached('ECONNREFUSED')],
  ['model-failed', new TypeError(PROMPT)],
])('the code is %s', async (code, error) => {
  expect(await toModelError(error)).toMatchObject({ code });
});

test.each([
  [answered(500), 'models.example answered 500.'],
  [answered(200), 'models.example answered what cannot be read.'],
  [notReached('ECONNRESET'), 'models.example cannot be reached.'],
  [twice(answered(429), answered(500)), 'models.example answered 500.'],
  [new TypeError(PROMPT), 'The answer cannot be read (TypeError).'],
])('the message repeats neither prompt nor key, and no cause does: %#', async (error, message) => {
  const { message: actual, cause } = await toModelError(error);
  expect([actual, cause]).toEqual([message, undefined]);
});
