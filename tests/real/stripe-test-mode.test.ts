import { describe } from 'vitest';
import { paymentFlow } from './payment-flow.ts';

describe('in Stripe’s test mode', paymentFlow);
