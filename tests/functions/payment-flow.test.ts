import { afterAll, describe } from 'vitest';
import { startStripe } from '@anlauf/stripe-emulator';
import { HOST } from '#scripts/environment.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { paymentFlow } from '../real/payment-flow.ts';

const apiKey = 'sk_test_of_this_test';
const emulator = await startStripe({
  host: HOST,
  port: 0,
  apiKey,
  taxPercent: VAT_PERCENT,
  // What is to arrive is signed and sent by the tests themselves.
  enabledEvents: [],
  webhookUrl: `http://${HOST}:1/closed`,
  webhookSecret: 'whsec_of_nobody',
});
process.env['STRIPE_SECRET_KEY'] = apiKey;
process.env['STRIPE_API_BASE'] = `http://${HOST}:${emulator.port}`;
afterAll(() => emulator.stop());

describe('the tests for Stripe’s test mode pass against the emulator', paymentFlow);
