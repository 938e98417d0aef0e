import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigurationError, setting } from '../../functions/src/config.ts';

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
