/** What the tests against real counterparts are to do. */
export type RealTests =
  | { run: true; environment: Record<string, string> }
  | { run: false; why: string; isMistake: boolean };

const HOW =
  'Set STRIPE_TEST_SECRET_KEY to a secret or restricted key of a Stripe account in test mode ' +
  '(docs/deploy.md, "Against Stripe’s test mode").';

/**
 * Reads the settings of `npm run test:real`: without a key there is nothing to do, and a key that
 * could move money is refused.
 */
export function realTests(environment: NodeJS.ProcessEnv): RealTests {
  const {
    STRIPE_TEST_SECRET_KEY: key = '',
    STRIPE_TEST_API_BASE: base = '',
    STRIPE_TEST_TAX_RATE: taxRate = '',
  } = environment;
  if (key === '') {
    return { run: false, why: `Skipped: payments in Stripe’s test mode. ${HOW}`, isMistake: false };
  }
  if (!/^[rs]k_test_/.test(key)) {
    const why = `STRIPE_TEST_SECRET_KEY is no key of the test mode: it must begin with sk_test_ or rk_test_. ${HOW}`;
    return { run: false, why, isMistake: true };
  }
  return {
    run: true,
    // Empty ones count as unset and hide what this shell has for a deployment.
    environment: {
      STRIPE_SECRET_KEY: key,
      STRIPE_API_BASE: base,
      STRIPE_TAX_RATE: taxRate,
    },
  };
}
