import type { Context, Hono } from 'hono';
import { payCheckout, successUrlOf } from '../billing/checkout.ts';
import type { World } from '../world.ts';
import { checkCard, readCardForm } from './card-fields.ts';
import { asksForTerms, checkoutPage, closedPage, TERMS_FIELD } from './checkout-view.ts';
import { pageLocale, textsOf, type PageLocale } from './texts.ts';

const PATH = '/c/pay/:id';

/** The hosted checkout: look, pay, fail and go back (docs.stripe.com/payments/checkout). */
export function checkoutPages(app: Hono, world: World): void {
  const open = (c: Context) => {
    const id = c.req.param('id') ?? '';
    const session = world.state.tables.sessions[id];
    const details = world.state.sessionDetails[id];
    if (session === undefined || details === undefined) return undefined;
    const locale: PageLocale = pageLocale(session.locale, c.req.header('Accept-Language'));
    return { session, details, locale };
  };

  app.get(PATH, (c) => {
    const found = open(c);
    if (found === undefined) return c.notFound();
    const { session, details, locale } = found;
    if (session.status === 'open') return c.html(checkoutPage(session, details, locale));
    return c.html(closedPage(session, successUrlOf(session), locale));
  });

  app.post(PATH, async (c) => {
    const form = await c.req.formData();
    const found = open(c);
    if (found === undefined) return c.notFound();
    const { session, details, locale } = found;
    const texts = textsOf(locale);
    const card = readCardForm(form);
    const typed = form.get('email');
    const email = session.customer_details?.email ?? (typeof typed === 'string' ? typed : '');
    const again = (message: string) =>
      c.html(checkoutPage(session, details, locale, { email, card }, message), 402);

    if (session.status === 'open') {
      if (email === '') return again(texts.incomplete);
      const checked = checkCard(card, texts);
      if ('error' in checked) return again(checked.error);
      if (asksForTerms(session)) {
        if (form.get(TERMS_FIELD) === null) return again(texts.termsNeeded);
        session.consent = { promotions: null, terms_of_service: 'accepted' };
      }
      const result = payCheckout(world, session, { email, name: card.name, ...checked });
      if (result.kind === 'declined') return again(texts.declines[result.decline.code]);
    }
    if (session.status === 'complete') return c.redirect(successUrlOf(session), 303);
    return c.html(closedPage(session, successUrlOf(session), locale), 409);
  });
}
