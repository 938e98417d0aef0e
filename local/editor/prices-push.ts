/**
 * `npm run prices:push [-- --local | --project <id>] [--apply]`: gives the stored plans the price of
 * `src/shared/entities/plan-terms.ts`, with a product and price at Stripe. Without `--apply` it only
 * says what it would do. Stripe is asked with STRIPE_SECRET_KEY of the environment, or with `--local`
 * the emulator that `npm start` runs.
 */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { planWithPrice } from '#functions/usecases/plan-price.ts';
import { DEFAULT_PLAN } from '#shared/entities/plan-terms.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { functionsEnvironment, localPorts } from '../environment.ts';
import { describeTarget, pointTo, pushTarget } from '../library/push-target.ts';
import { applyPricePush, planPricePush } from '../prices/push.ts';

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

const euros = (cents: number) => formatMoney(cents, DEFAULT_PLAN.currency, 'en-US');

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      apply: { type: 'boolean' },
      local: { type: 'boolean' },
      project: { type: 'string' },
    },
  });
  const target = pushTarget(flags, process.env);
  if (flags.local) {
    const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = functionsEnvironment(localPorts());
    Object.assign(process.env, { STRIPE_SECRET_KEY, STRIPE_API_BASE });
  }
  await pointTo(target);
  const app = initializeApp({ projectId: target.projectId });
  try {
    const db = getFirestore(app);
    const changes = await planPricePush(db);
    const price = euros(DEFAULT_PLAN.price_cents);
    say([
      describeTarget(target),
      ...changes.map(({ id, fromCents }) => `${id}: ${euros(fromCents)} becomes ${price}`),
      ...(changes.length === 0 ? ['Every plan has its price.'] : []),
    ]);
    if (changes.length === 0) return;
    if (flags.apply) await applyPricePush(db, changes, await planWithPrice());
    say([flags.apply ? 'Written.' : 'Nothing is written yet. Add "-- --apply" to write it.']);
  } finally {
    await deleteApp(app);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
