import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { refusal, request } from '../helpers/api-server-client.ts';
import { memberMails } from '../helpers/outgoing-mail.ts';

const NOW = '2026-05-01T08:00:00.000Z';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await backend.db.recursiveDelete(backend.db.collection('contract_notices'));
  await backend.db.recursiveDelete(backend.db.collection('mail'));
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
  backend.setNow(new Date(NOW));
});
afterAll(() => backend.stop());

const DECLARANT = { name: ' Mia Muster ', email: 'mia@example.test', contract: 'Community Access' };

async function stored() {
  const rows = await backend.db.collection('contract_notices').get();
  return rows.docs.map((row) => row.data());
}

describe('a notice that is posted without JavaScript', () => {
  const postPage = (fields: Record<string, string>, site = 'same-origin') =>
    request(backend, 'contract-notice', {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': site },
      body: new URLSearchParams({ ...DECLARANT, locale: 'de', ...fields }),
      redirect: 'manual',
    });

  test('is stored without what was left empty, and answered with its receipt', async () => {
    const unused = { cause: 'ordinary', reason: 'hidden by now', ends_on: '' };
    const response = await postPage({ kind: 'cancellation', ...unused });
    expect(response.status).toBe(200);
    const [notice] = await stored();
    const page = await response.text();
    for (const part of [
      '<html lang="de">',
      'Ihre Kündigung ist eingegangen',
      `Vorgangsnummer: ${String(notice?.['id'])}`,
      '1. Mai 2026 um 10:00:00 MESZ',
      'Hiermit kündige ich den Vertrag „Community Access“ ordentlich.',
      'Diese Bestätigung senden wir Ihnen auch per E-Mail.',
      'download="kuendigung.txt"',
      'href="/de"',
    ]) {
      expect(page).toContain(part);
    }
    expect(notice).toMatchObject({ kind: 'cancellation', cause: 'ordinary', locale: 'de' });
    expect(notice).not.toHaveProperty('reason');
    expect(notice).not.toHaveProperty('ends_on');
    expect(await memberMails(backend)).toHaveLength(1);
  });

  test('shows when no more receipts can be mailed', async () => {
    for (let index = 0; index < 3; index += 1) {
      await postPage({ kind: 'withdrawal', contract: `${index}` });
    }
    const response = await postPage({ kind: 'withdrawal', locale: 'en' });
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('We cannot email the confirmation again today.');
    expect(page).toContain('I withdraw from the contract “Community Access”.');
    expect(await stored()).toHaveLength(4);
    expect(await memberMails(backend)).toHaveLength(3);
  });

  test('is answered with a page that escapes what was typed, runs nothing and is kept nowhere', async () => {
    const response = await postPage({ kind: 'withdrawal', name: '</pre><script>alert("&")' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const page = await response.text();
    expect(page).toContain('&lt;/pre&gt;&lt;script&gt;alert(&quot;&amp;&quot;)');
    expect(page).not.toContain('<script');
    expect(page).toMatch(/<meta name="robots" content="noindex"/);
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    expect(page).toContain(`content="${policy.replaceAll("'", '&#39;')}"`);
  });

  test('keeps the reason of a cancellation for cause', async () => {
    await postPage({ kind: 'cancellation', cause: 'for_cause', reason: 'Umzug' });
    expect(await stored()).toMatchObject([{ cause: 'for_cause', reason: 'Umzug' }]);
  });

  test.each([
    ['withdrawal', { email: 'mia' }, 'withdraw-contract'],
    ['cancellation', { name: ' ' }, 'cancel-contract'],
    ['cancellation', { ends_on: '2026-04-30' }, 'cancel-contract'],
  ])(
    'as a %s with %j redirects to the page that explains what to do',
    async (kind, fields, page) => {
      const response = await postPage({ kind, ...fields });
      expect(response.headers.get('location')).toBe(`/de/${page}/failed`);
      expect(await stored()).toEqual([]);
    },
  );

  test('is refused when it comes from another site', async () => {
    const response = await postPage({ kind: 'withdrawal' }, 'cross-site');
    expect(await refusal(response)).toEqual({ status: 403, code: 'forbidden' });
    expect(await stored()).toEqual([]);
  });
});
