import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigurationError, setting } from '#functions/config.ts';

const before = { ...process.env };
beforeEach(() => {
  process.env['STRIPE_SECRET_KEY'] = 'sk_secret_value';
});
afterEach(() => {
  process.env = { ...before };
});

test('a missing setting fails with its name and what to do', () => {
  delete process.env['STRIPE_SECRET_KEY'];
  expect(() => setting('STRIPE_SECRET_KEY')).toThrow(ConfigurationError);
  expect(() => setting('STRIPE_SECRET_KEY')).toThrow(
    /STRIPE_SECRET_KEY is missing.*functions:secrets:set STRIPE_SECRET_KEY/,
  );
});

test('an empty setting counts as missing', () => {
  process.env['SITE_URL'] = '';
  expect(() => setting('SITE_URL')).toThrow(/SITE_URL is missing/);
});

test('a malformed setting fails without showing its value', () => {
  process.env['SITE_URL'] = 'secret nonsense';
  expect(() => setting('SITE_URL')).toThrow(/^SITE_URL is malformed: (?!.*nonsense)/);
});

test('an optional setting may be missing', () => {
  delete process.env['STRIPE_API_BASE'];
  expect(setting('STRIPE_API_BASE')).toBeUndefined();
});

test.each(['STRIPE_API_BASE', 'GOOGLE_TOKEN_URL', 'MODEL_API_BASE'] as const)(
  '%s leads to this machine or nowhere, so that no key and no text goes to another',
  (name) => {
    for (const host of ['127.0.0.1:1', 'localhost:1', '[::1]:1']) {
      process.env[name] = `http://${host}/x`;
      expect(setting(name)).toBe(process.env[name]);
    }
    for (const host of ['api.example.com', '10.0.0.1', 'localhost.example', '127.0.0.1.example']) {
      process.env[name] = `https://${host}`;
      expect(() => setting(name)).toThrow(`${name} is malformed`);
    }
  },
);

test('the test sites can be reached on this machine only, and by a project that begins with demo-', () => {
  const read = (project: string | undefined, value: string) => {
    process.env = { ...process.env, TEST_SITES_BASE: value };
    if (project === undefined) delete process.env['GCLOUD_PROJECT'];
    else process.env['GCLOUD_PROJECT'] = project;
    return () => setting('TEST_SITES_BASE');
  };
  expect(read('demo-anlauf', 'http://127.0.0.1:5')()).toBe('http://127.0.0.1:5');
  expect(read('demo-anlauf', 'http://10.0.0.1:5')).toThrow('TEST_SITES_BASE is malformed');
  for (const project of ['anlauf', 'a-demo-', undefined]) {
    expect(read(project, 'http://127.0.0.1:5')).toThrow('TEST_SITES_BASE is malformed');
    expect(read(project, '')()).toBeUndefined();
  }
});

test('the deployed functions take what is secret from Secret Manager, and nothing else', async () => {
  vi.resetModules();
  process.env['GOOGLE_CLIENT_ID'] = 'of-this-test';
  const { api, stripeWebhook } = await import('#functions/index.ts');
  const secretsOf = ({ __endpoint: { secretEnvironmentVariables = [] } }: typeof api) =>
    secretEnvironmentVariables.map(({ key }) => key).sort();
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const models = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY'];
  expect(secretsOf(api)).toEqual([...models, 'GOOGLE_CLIENT_SECRET', ...stripe].sort());
  expect(secretsOf(stripeWebhook)).toEqual(stripe);
});

test('a setting with the name of a secret is a secret', () => {
  const source = ['config.ts', 'model-settings.ts']
    .map((file) => readFileSync(new URL(`../../functions/src/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const names = [...source.matchAll(/^ {2}(\w*(?:SECRET|_KEY|TOKEN)\w*): \{/gm)].flatMap(
    ([, name]) => (name && !name.endsWith('_URL') ? name : []),
  );
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) expect(source).toContain(`defineSecret('${name}')`);
});
