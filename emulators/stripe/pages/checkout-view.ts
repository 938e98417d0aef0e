import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { SessionDetails } from '../world.ts';
import { cardFields, testCards, type CardForm } from './card-fields.ts';
import { money } from './format.ts';
import { pageOf, type Markup } from './layout.ts';
import { textsOf, type PageLocale, type PageTexts } from './texts.ts';

export interface CheckoutForm {
  email: string;
  card: CardForm;
}

function periodOf(price: Stripe.Price | null | undefined, texts: PageTexts): string {
  const interval = price?.recurring?.interval ?? 'year';
  return Reflect.get(texts.per, interval) as string;
}

function summary(
  session: Stripe.Checkout.Session,
  details: SessionDetails,
  locale: PageLocale,
): Markup {
  const texts = textsOf(locale);
  const total = session.amount_total ?? 0;
  const tax = session.total_details?.amount_tax ?? 0;
  const currency = session.currency ?? 'eur';
  const [line] = details.lineItems;
  return html`<p class="soft">${texts.subscribeTo}</p>
    <h1>${line?.description ?? ''}</h1>
    <p class="amount">${money(total, currency, locale)}</p>
    <p class="soft">${periodOf(line?.price, texts)}</p>
    <dl>
      ${
        tax === 0
          ? ''
          : html`<dt>${texts.net}</dt>
              <dd>${money(total - tax, currency, locale)}</dd>
              <dt>${texts.vat}</dt>
              <dd>${money(tax, currency, locale)}</dd>`
      }
      <dt><strong>${texts.total}</strong></dt>
      <dd><strong>${money(total, currency, locale)}</strong></dd>
    </dl>`;
}

function backLink(session: Stripe.Checkout.Session, texts: PageTexts): Markup | string {
  if (session.cancel_url === null) return '';
  return html`<p class="back"><a href="${session.cancel_url}">${texts.back}</a></p>`;
}

/** Whether the buyer must agree to the terms before paying. */
export function asksForTerms({ consent_collection }: Stripe.Checkout.Session): boolean {
  return consent_collection?.terms_of_service === 'required';
}

/** Named like the box of Stripe's own page. */
export const TERMS_FIELD = 'termsOfServiceConsentCheckbox';

function termsBox(session: Stripe.Checkout.Session, texts: PageTexts): Markup | string {
  if (!asksForTerms(session)) return '';
  const own = session.custom_text.terms_of_service_acceptance;
  return html`<label class="terms">
    <input type="checkbox" name="${TERMS_FIELD}" required />
    <span>${own === null ? texts.terms : withLinks(own.message)}</span>
  </label>`;
}

function customText(text: { message: string } | null): Markup | string {
  return text === null ? '' : html`<p class="soft custom">${withLinks(text.message)}</p>`;
}

/** The one piece of Markdown that custom texts may have. */
function withLinks(message: string): (Markup | string)[] {
  return message.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return label === undefined ? part : html`<a href="${address}" target="_blank">${label}</a>`;
  });
}

/** The hosted page of an open session. */
export function checkoutPage(
  session: Stripe.Checkout.Session,
  details: SessionDetails,
  locale: PageLocale,
  form?: CheckoutForm,
  error?: string,
): Markup {
  const texts = textsOf(locale);
  const knownEmail = session.customer_details?.email ?? '';
  const content = html`${backLink(session, texts)} ${summary(session, details, locale)}
    ${error === undefined ? '' : html`<p class="error" role="alert" id="error">${error}</p>`}
    <form method="post">
      <label for="email">${texts.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        value="${form?.email ?? knownEmail}"
        ${knownEmail === '' ? '' : 'readonly'}
        required
      />
      ${cardFields(texts, form?.card)} ${termsBox(session, texts)}
      ${customText(session.custom_text.submit)}
      <button type="submit">${texts.pay}</button>
    </form>
    <p class="soft">${texts.renews}</p>
    ${testCards(texts)}`;
  return pageOf(locale, texts, texts.pay, content);
}

/** What a session that is over shows instead. */
export function closedPage(
  session: Stripe.Checkout.Session,
  successUrl: string,
  locale: PageLocale,
): Markup {
  const texts = textsOf(locale);
  const paid = session.status === 'complete';
  const title = paid ? texts.paidTitle : texts.expiredTitle;
  const content = html`<h1>${title}</h1>
    <p>${paid ? texts.paidText : texts.expiredText}</p>
    ${paid ? html`<p><a href="${successUrl}">${texts.goOn}</a></p>` : backLink(session, texts)}`;
  return pageOf(locale, texts, title, content);
}
