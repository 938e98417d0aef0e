import { describe, expect, test } from 'vitest';
import { localPorts, siteEnvironment } from '#scripts/environment.ts';
import { withPolicy } from '#src/integrations/finish-pages/content-policy.ts';
import { LOCAL_DEFAULTS, readSiteEnvironment } from '#src/integrations/site-environment.ts';

const FIREBASE = {
  PUBLIC_BACKEND: 'firebase',
  PUBLIC_SITE_URL: 'https://example.com',
  PUBLIC_FIREBASE_PROJECT_ID: 'project',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.com',
};

describe('readSiteEnvironment', () => {
  test('falls back to the stack on this machine', () => {
    const environment = readSiteEnvironment({});
    expect(environment).toMatchObject({ PUBLIC_BACKEND: 'local', ...LOCAL_DEFAULTS });
    expect(LOCAL_DEFAULTS).toEqual(siteEnvironment(localPorts(0)));
  });

  test('names every missing value of a real backend and what to do', () => {
    expect(() => readSiteEnvironment({ PUBLIC_BACKEND: 'firebase' })).toThrow(
      /PUBLIC_SITE_URL is missing\. Set it to[\s\S]+PUBLIC_FIREBASE_API_KEY is missing/,
    );
  });

  test('never points a real backend at an emulator', () => {
    const given = { ...FIREBASE, PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:5002' };
    expect(readSiteEnvironment(given).PUBLIC_AUTH_EMULATOR).toBe('');
  });

  test('never shows a claim without evidence on a real backend', () => {
    expect(readSiteEnvironment({ ...FIREBASE, PUBLIC_CLAIMS: 'all' }).PUBLIC_CLAIMS).toBe('');
    expect(() => readSiteEnvironment({ PUBLIC_CLAIMS: 'some' })).toThrow('PUBLIC_CLAIMS is "some"');
  });

  test('refuses a backend that it does not know', () => {
    expect(() => readSiteEnvironment({ PUBLIC_BACKEND: 'cloud' })).toThrow(
      'PUBLIC_BACKEND is "cloud"',
    );
  });

  test('refuses an address that is none', () => {
    const given = { ...FIREBASE, PUBLIC_SITE_URL: '//' };
    expect(() => readSiteEnvironment(given)).toThrow('PUBLIC_SITE_URL is "//"');
  });

  test('asks for the web app’s id with App Check', () => {
    const given = { ...FIREBASE, PUBLIC_APP_CHECK_SITE_KEY: 'site-key' };
    expect(() => readSiteEnvironment(given)).toThrow('PUBLIC_FIREBASE_APP_ID is missing');
  });
});

test('the policy lets App Check in only where it is configured', () => {
  const policyWith = (given: Record<string, string>) =>
    withPolicy('<meta charset="utf-8">', readSiteEnvironment({ ...FIREBASE, ...given }));
  const configured = { PUBLIC_APP_CHECK_SITE_KEY: 'site-key', PUBLIC_FIREBASE_APP_ID: '1:2:web:3' };
  expect(policyWith({})).not.toMatch(/recaptcha|appcheck/);
  expect(policyWith({}).match(/https?:[^ ;]+/g)).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.youtube-nocookie.com',
  ]);
  expect(policyWith(configured)).toMatch(
    /script-src [^;]*gstatic\.com\/recaptcha[^;]*;.*connect-src [^;]*firebaseappcheck.*frame-src [^;]*google\.com\/recaptcha/,
  );
});
