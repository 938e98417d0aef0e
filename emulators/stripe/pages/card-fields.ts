import { html } from 'hono/html';
import { TEST_CARDS, findCard, type TestCard } from '../cards.ts';
import type { Markup } from './layout.ts';
import type { PageTexts } from './texts.ts';

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** Reads the card fields of a posted form. */
export function readCardForm(form: FormData): CardForm {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    number: field('cardNumber'),
    expiry: field('cardExpiry'),
    cvc: field('cardCvc'),
    name: field('billingName'),
  };
}

/** The test card that was typed, or what to tell the buyer. */
export function checkCard(
  form: CardForm,
  texts: PageTexts,
): { number: string; card: TestCard } | { error: string } {
  if (Object.values(form).some((value) => value === '')) return { error: texts.incomplete };
  return findCard(form.number) ?? { error: texts.unknownCard };
}

/** Inputs for a card, named like those of Stripe's own page. */
export function cardFields(texts: PageTexts, form: CardForm | undefined): Markup {
  return html`<label for="cardNumber">${texts.cardNumber}</label>
    <input
      id="cardNumber"
      name="cardNumber"
      inputmode="numeric"
      autocomplete="cc-number"
      placeholder="4242 4242 4242 4242"
      required
    />
    <div class="row">
      <div>
        <label for="cardExpiry">${texts.expiry}</label>
        <input
          id="cardExpiry"
          name="cardExpiry"
          autocomplete="cc-exp"
          placeholder="MM / YY"
          value="${form?.expiry ?? '12 / 34'}"
          required
        />
      </div>
      <div>
        <label for="cardCvc">${texts.cvc}</label>
        <input
          id="cardCvc"
          name="cardCvc"
          inputmode="numeric"
          autocomplete="cc-csc"
          value="${form?.cvc ?? '123'}"
          required
        />
      </div>
    </div>
    <label for="billingName">${texts.name}</label>
    <input
      id="billingName"
      name="billingName"
      autocomplete="cc-name"
      value="${form?.name ?? ''}"
      required
    />`;
}

/** The numbers that the emulator knows and what each does. */
export function testCards(texts: PageTexts): Markup {
  const effect = ({ decline, renewalDecline }: TestCard): string => {
    if (decline !== null) return texts.cardDeclines;
    return renewalDecline === null ? texts.cardPays : texts.cardDeclinesLater;
  };
  return html`<details>
    <summary>${texts.testCards}</summary>
    <ul>
      ${Object.entries(TEST_CARDS).map(
        ([number, card]) => html`<li><code>${number}</code> ${effect(card)}</li>`,
      )}
    </ul>
  </details>`;
}
