/**
 * `npm run stripe:setup [-- --local] [--apply]`: sets up an account at Stripe as the code needs it:
 * the plan's product and price, the webhook endpoint with its events and API version, and a billing
 * portal without cancellation. Without `--apply` it only prints what it would do; a second run
 * changes nothing. The account is that of STRIPE_SECRET_KEY of the environment, or with `--local` the
 * emulator that `npm start` runs.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PaymentProviderError } from '#functions/gateways/stripe.ts';
import { readBuildSetting } from '../doctor/read-settings.ts';
import { functionsEnvironment, functionsUrl, localPorts } from '../environment.ts';
import { planStripeSetup } from './setup.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const KEYS = 'Stripe’s dashboard shows it under Developers, API keys.';

/** Points the gateway to the stack of this machine. */
function useLocalStripe(): string {
  const ports = localPorts();
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = functionsEnvironment(ports);
  Object.assign(process.env, { STRIPE_SECRET_KEY, STRIPE_API_BASE });
  return `${functionsUrl(ports)}/stripeWebhook`;
}

/** @throws Error when the key or the site's address is missing */
function webhookOfSite(): string {
  if (!process.env['STRIPE_SECRET_KEY']) {
    throw new Error(`Set STRIPE_SECRET_KEY to the account’s secret key. ${KEYS}`);
  }
  const site = readBuildSetting(root, 'PUBLIC_SITE_URL');
  if (!URL.canParse(site) || new URL(site).protocol !== 'https:') {
    throw new Error(
      'Set PUBLIC_SITE_URL in .env.deploy to the site’s origin, like https://example.com.',
    );
  }
  return `${new URL(site).origin}/api/stripe-webhook`;
}

function describeAccount(): string {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_API_BASE: base } = process.env;
  return `Stripe in ${/^[rs]k_test_/.test(key) ? 'test' : 'live'} mode${base ? ` at ${base}` : ''}`;
}

/** Stripe's own words, which mask the key. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof PaymentProviderError) || !(error.cause instanceof Error)) {
    return error.message;
  }
  const { cause } = error;
  const status = 'statusCode' in cause ? cause.statusCode : undefined;
  if (status === undefined) {
    const isLocal = Boolean(process.env['STRIPE_API_BASE']);
    return `Stripe cannot be reached.${isLocal ? ' Start the emulator with "npm start".' : ''}`;
  }
  const isKey = status === 401;
  return `Stripe answers: ${cause.message}${isKey ? ` Look at STRIPE_SECRET_KEY. ${KEYS}` : ''}`;
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

try {
  const { values: flags } = parseArgs({
    options: { apply: { type: 'boolean' }, local: { type: 'boolean' } },
  });
  const address = flags.local ? useLocalStripe() : webhookOfSite();
  print([describeAccount()]);
  const { changes, notes } = await planStripeSetup(address);
  print(changes.map(({ line }) => line));
  if (changes.length > 0 && flags.apply) {
    // Each is reported at once: the secret is not shown again if a later one fails.
    for (const { write } of changes) print(await write());
    print(['Written.']);
  } else if (changes.length > 0) {
    print(['Nothing is written yet. Add "-- --apply" to write it.']);
  } else {
    print(['Product, price and webhook endpoint are as they should be.']);
  }
  print(notes);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
