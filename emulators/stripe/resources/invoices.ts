import type { Hono } from 'hono';
import { z } from 'zod';
import { subscriptionIdOf, voidInvoice } from '../billing/invoices.ts';
import { endpoint } from '../endpoint.ts';
import { invalidRequest } from '../errors.ts';
import { page } from '../lists.ts';
import { get } from '../lookup.ts';
import { listing, text } from '../params.ts';
import type { World } from '../world.ts';

/** `/v1/invoices` and `/v1/invoice_payments` (docs.stripe.com/api/invoices, …/invoice-payment). */
export function invoices(app: Hono, world: World): void {
  endpoint(
    app,
    world,
    'get',
    '/v1/invoices',
    {
      ...listing,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    ({ params }) => {
      const found = Object.values(world.state.tables.invoices).filter(
        (invoice) =>
          (params.customer ?? invoice.customer) === invoice.customer &&
          (params.subscription ?? subscriptionIdOf(invoice)) === subscriptionIdOf(invoice) &&
          (params.status ?? invoice.status) === invoice.status,
      );
      return page('/v1/invoices', found, params);
    },
  );
  endpoint(app, world, 'get', '/v1/invoices/:id', {}, ({ id }) => get(world, 'invoices', id));
  endpoint(app, world, 'post', '/v1/invoices/:id/void', {}, ({ id }) => {
    const invoice = get(world, 'invoices', id);
    if (invoice.status !== 'open') throw invalidRequest('Only an open invoice can be voided.');
    voidInvoice(world, invoice);
    return invoice;
  });

  endpoint(
    app,
    world,
    'get',
    '/v1/invoice_payments',
    {
      ...listing,
      invoice: text.optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() })
        .optional(),
    },
    ({ params }) => {
      const intent = params.payment?.payment_intent;
      const found = Object.values(world.state.tables.invoicePayments).filter(
        (payment) =>
          (params.invoice ?? payment.invoice) === payment.invoice &&
          (params.status ?? payment.status) === payment.status &&
          (intent ?? payment.payment.payment_intent) === payment.payment.payment_intent,
      );
      return page('/v1/invoice_payments', found, params);
    },
  );
}
