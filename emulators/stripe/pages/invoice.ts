import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { World } from '../world.ts';
import { dateOf, money } from './format.ts';
import { pageOf } from './layout.ts';
import { pageLocale, textsOf } from './texts.ts';

/** The page behind an invoice's `hosted_invoice_url`. */
export function invoicePages(app: Hono, world: World): void {
  app.get('/i/:id', (c) => {
    const invoice = world.state.tables.invoices[c.req.param('id')];
    if (invoice === undefined) return c.notFound();
    const locale = pageLocale(null, c.req.header('Accept-Language'));
    const texts = textsOf(locale);
    const net = invoice.total_excluding_tax ?? invoice.total;
    const tax = invoice.total - net;
    const [line] = invoice.lines.data;
    const title = `${texts.invoice} ${invoice.number ?? ''}`;
    const status: unknown = Reflect.get(texts.invoiceStatuses, invoice.status ?? 'draft');
    const content = html`<h1>${title}</h1>
      <p class="amount">${money(invoice.total, invoice.currency, locale)}</p>
      <p class="soft">${line?.description ?? ''}</p>
      <dl>
        <dt>${texts.date}</dt>
        <dd>${dateOf(invoice.created, locale)}</dd>
        <dt>${texts.billedTo}</dt>
        <dd>${invoice.customer_email ?? ''}</dd>
        ${
          tax === 0
            ? ''
            : html`<dt>${texts.net}</dt>
                <dd>${money(net, invoice.currency, locale)}</dd>
                <dt>${texts.vat}</dt>
                <dd>${money(tax, invoice.currency, locale)}</dd>`
        }
        <dt><strong>${String(status)}</strong></dt>
        <dd><strong>${money(invoice.amount_paid, invoice.currency, locale)}</strong></dd>
      </dl>`;
    return c.html(pageOf(locale, texts, title, content));
  });
}
