import type { Context, Hono } from 'hono';
import type Stripe from 'stripe';
import { replaceCard } from '../billing/payment-methods.ts';
import { setCancelAtPeriodEnd } from '../billing/subscriptions.ts';
import { getCustomer } from '../lookup.ts';
import type { World } from '../world.ts';
import { checkCard, readCardForm } from './card-fields.ts';
import { portalPage } from './portal-view.ts';
import { pageLocale, textsOf } from './texts.ts';

const PATH = '/p/session/:id';

function changeSubscription(
  world: World,
  session: Stripe.BillingPortal.Session,
  form: FormData,
): void {
  const id = form.get('subscription');
  const subscription = typeof id === 'string' ? world.state.tables.subscriptions[id] : undefined;
  const isOwn = subscription?.customer === session.customer;
  if (subscription === undefined || !isOwn || subscription.status === 'canceled') return;
  setCancelAtPeriodEnd(world, subscription, form.get('action') === 'cancel');
}

/** The billing portal: cancel, take it back, change the card, see invoices. */
export function portalPages(app: Hono, world: World): void {
  const sessionOf = (c: Context) => world.state.tables.portalSessions[c.req.param('id') ?? ''];
  const localeOf = (c: Context, session: Stripe.BillingPortal.Session) =>
    pageLocale(session.locale, c.req.header('Accept-Language'));

  app.get(PATH, (c) => {
    const session = sessionOf(c);
    if (session === undefined) return c.notFound();
    return c.html(portalPage(world, session, localeOf(c, session)));
  });

  app.post(PATH, async (c) => {
    const form = await c.req.formData();
    const session = sessionOf(c);
    if (session === undefined) return c.notFound();
    if (form.get('action') === 'card') {
      const locale = localeOf(c, session);
      const card = readCardForm(form);
      const texts = textsOf(locale);
      const checked = checkCard(card, texts);
      const decline = 'card' in checked ? checked.card.decline : null;
      const error = 'error' in checked ? checked.error : decline && texts.declines[decline.code];
      if ('error' in checked || error !== null) {
        const failed = { form: card, error: error ?? texts.unknownCard };
        return c.html(portalPage(world, session, locale, failed), 402);
      }
      const { number, card: testCard } = checked;
      const customer = getCustomer(world, session.customer);
      const { email } = customer;
      replaceCard(world, customer, { number, brand: testCard.brand, email, name: card.name });
    } else {
      changeSubscription(world, session, form);
    }
    return c.redirect(`/p/session/${session.id}`, 303);
  });
}
