import { html } from 'hono/html';
import type Stripe from 'stripe';
import { idOf, itemOf } from '../lookup.ts';
import type { World } from '../world.ts';
import { cardFields, testCards, type CardForm } from './card-fields.ts';
import { dateOf, money } from './format.ts';
import { pageOf, type Markup } from './layout.ts';
import { fill, textsOf, type PageLocale, type PageTexts } from './texts.ts';

/** Card brands as they write themselves. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

function statusLine(
  subscription: Stripe.Subscription,
  locale: PageLocale,
  texts: PageTexts,
): string {
  const { status, ended_at, cancel_at_period_end } = subscription;
  if (ended_at !== null) return fill(texts.portalEnded, { date: dateOf(ended_at, locale) });
  if (status !== 'active') return fill(texts.portalStatus, { status });
  const date = dateOf(itemOf(subscription).current_period_end, locale);
  return fill(cancel_at_period_end ? texts.portalEnds : texts.portalRenews, { date });
}

function subscriptionPart(
  world: World,
  subscription: Stripe.Subscription,
  locale: PageLocale,
): Markup {
  const texts = textsOf(locale);
  const { price } = itemOf(subscription);
  const product = world.state.tables.products[idOf(price.product)];
  const ended = subscription.ended_at !== null;
  const [action, label] = subscription.cancel_at_period_end
    ? ['resume', texts.portalResume]
    : ['cancel', texts.portalCancel];
  return html`<section>
    <h2>${product?.name ?? price.id}</h2>
    <p class="amount">${money(price.unit_amount ?? 0, price.currency, locale)}</p>
    <p>${statusLine(subscription, locale, texts)}</p>
    ${
      ended
        ? ''
        : html`<form method="post">
            <input type="hidden" name="subscription" value="${subscription.id}" />
            <button class="plain" name="action" value="${action}">${label}</button>
          </form>`
    }
  </section>`;
}

function cardPart(
  method: Stripe.PaymentMethod | undefined,
  texts: PageTexts,
  form: CardForm | undefined,
  error: string | undefined,
): Markup {
  const current =
    method?.card === undefined
      ? ''
      : fill(texts.portalCardIs, {
          brand: BRANDS[method.card.brand] ?? method.card.brand,
          last4: method.card.last4,
        });
  return html`<h2>${texts.portalCard}</h2>
    <p>${current}</p>
    ${error === undefined ? '' : html`<p class="error" role="alert">${error}</p>`}
    <details ${error === undefined ? '' : 'open'}>
      <summary>${texts.portalUpdateCard}</summary>
      <form method="post">
        ${cardFields(texts, form)}
        <button name="action" value="card">${texts.portalUpdateCard}</button>
      </form>
      ${testCards(texts)}
    </details>`;
}

function invoicesPart(invoices: Stripe.Invoice[], locale: PageLocale): Markup {
  const texts = textsOf(locale);
  if (invoices.length === 0) return html`<p>${texts.portalNoInvoices}</p>`;
  return html`<ul>
    ${invoices.map(
      (invoice) =>
        html`<li>
          <a href="/i/${invoice.id}">${invoice.number}</a>, ${dateOf(invoice.created, locale)},
          ${money(invoice.total, invoice.currency, locale)},
          ${Reflect.get(texts.invoiceStatuses, invoice.status ?? 'draft')}
        </li>`,
    )}
  </ul>`;
}

/** The billing portal of one customer. */
export function portalPage(
  world: World,
  session: Stripe.BillingPortal.Session,
  locale: PageLocale,
  failed?: { form: CardForm; error: string },
): Markup {
  const texts = textsOf(locale);
  const { tables } = world.state;
  const owned = <T extends { customer: unknown }>(items: Record<string, T>): T[] =>
    Object.values(items)
      .filter(({ customer }) => customer === session.customer)
      .toReversed();
  const subscriptions = owned(tables.subscriptions);
  const customer = tables.customers[session.customer];
  const methodId = customer?.deleted
    ? undefined
    : idOf(customer?.invoice_settings.default_payment_method);
  const content = html`${
      session.return_url === null
        ? ''
        : html`<p><a href="${session.return_url}">${texts.portalReturn}</a></p>`
    }
    <h1>${texts.portalTitle}</h1>
    ${subscriptions.length === 0 ? html`<p>${texts.portalNone}</p>` : ''}
    ${subscriptions.map((subscription) => subscriptionPart(world, subscription, locale))}
    ${cardPart(tables.paymentMethods[methodId ?? ''], texts, failed?.form, failed?.error)}
    <h2>${texts.portalInvoices}</h2>
    ${invoicesPart(owned(tables.invoices), locale)}`;
  return pageOf(locale, texts, texts.portalTitle, content);
}
