import { describe, expect, it } from 'vitest';
import { realTests } from '../real/settings.ts';

describe('tests against real counterparts', () => {
  it.each([{}, { STRIPE_TEST_SECRET_KEY: '' }])(
    'say what to set when there is no key',
    (settings) => {
      expect(realTests(settings)).toMatchObject({
        run: false,
        isMistake: false,
        why: expect.stringContaining('Skipped') as string,
      });
    },
  );

  it.each(['sk_live_1', 'rk_live_1', 'pk_test_1', 'whsec_1'])('refuse the key %s', (key) => {
    const refused = realTests({ STRIPE_TEST_SECRET_KEY: key });
    expect(refused).toMatchObject({ run: false, isMistake: true });
    expect(JSON.stringify(refused)).not.toContain(key);
  });

  it.each(['sk_test_1', 'rk_test_1'])('run with the key %s, and nothing of a deployment', (key) => {
    const settings = { STRIPE_TEST_SECRET_KEY: key, STRIPE_TAX_RATE: 'txr_live' };
    expect(realTests(settings)).toEqual({
      run: true,
      environment: { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: '', STRIPE_TAX_RATE: '' },
    });
  });
});
