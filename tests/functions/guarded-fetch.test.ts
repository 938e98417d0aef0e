import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage } from '#functions/gateways/guarded-fetch.ts';
import { isPublicAddress } from '#functions/gateways/guarded-fetch/public-address.ts';
import { newSiteBudget } from '#functions/gateways/guarded-fetch/site-budget.ts';
import { OUTSIDE, startLoopbackSite, type LoopbackSite } from '../helpers/loopback-site.ts';

let site: LoopbackSite;
beforeAll(async () => {
  process.env['SITE_URL'] = 'https://site.example';
  site = await startLoopbackSite();
});
afterAll(() => site.stop());

const NAMES = { 'shop.example': [[OUTSIDE]] };
const fetched = (url: string, names: Record<string, string[][]> = NAMES) =>
  fetchPage(url, newSiteBudget(), site.network(names));
const page = (text = 'Hello') => site.serve((response) => response.end(text));

const INSIDE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
];

describe('an address', () => {
  test.each(INSIDE)('of the inside is not connected to, written as %s', async (host) => {
    page();
    await expect(fetched(`http://${host}/`)).rejects.toMatchObject({ code: 'site-not-public' });
    expect(site.requests).toHaveLength(0);
  });

  test.each(['8.8.8.8', '193.99.144.80', '2606:4700:4700::1111', '2a02:2e0:3fe:1001::'])(
    'of the internet is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    'file:///etc/passwd',
    'ftp://shop.example/',
    'gopher://shop.example/',
    'data:text/html,Hello',
    'http://shop.example:8080/',
    'http://shop.example:22/',
    'http://shop.example:6379/',
    'https://shop.example:8443/',
    'http://user:secret@shop.example/',
    'http://user@shop.example/',
    'http://',
    'shop',
  ])('with another scheme or port, or with credentials, is refused: %s', async (url) => {
    page();
    await expect(fetched(url)).rejects.toMatchObject({ code: 'site-not-public' });
    expect(site.requests).toHaveLength(0);
  });
});

describe('a name', () => {
  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1'])(
    'that leads to %s is refused',
    async (address) => {
      page();
      const names = { 'inside.example': [[address]] };
      const network = { ...site.network(names), isAllowed: isPublicAddress };
      const attempt = fetchPage('http://inside.example/', newSiteBudget(), network);
      await expect(attempt).rejects.toMatchObject({ code: 'site-not-public' });
      expect(site.requests).toHaveLength(0);
    },
  );

  test('with one inside address among others is refused', async () => {
    page();
    const names = { 'mixed.example': [[OUTSIDE, '192.168.1.1']] };
    await expect(fetched('http://mixed.example/', names)).rejects.toMatchObject({
      code: 'site-not-public',
    });
    expect(site.requests).toHaveLength(0);
  });

  test('is looked up once: the connection goes to the address that was checked', async () => {
    page('Outside');
    const names = { 'flip.example': [[OUTSIDE], ['10.0.0.1']] };
    const { html } = await fetched('http://flip.example/', names);
    expect(html).toBe('Outside');
    expect(site.looks).toEqual(new Map([['flip.example', 1]]));
  });

  test('that leads inside at the second look is refused there, when a site redirects to itself', async () => {
    site.serve((response) => response.writeHead(302, { Location: '/again' }).end());
    const names = { 'flip.example': [[OUTSIDE], ['10.0.0.1']] };
    await expect(fetched('http://flip.example/', names)).rejects.toMatchObject({
      code: 'site-not-public',
    });
    expect(site.requests.map(({ url }) => url)).toEqual(['/']);
  });

  test('without an address cannot be reached', async () => {
    await expect(fetched('http://nowhere.example/')).rejects.toMatchObject({
      code: 'site-unreachable',
    });
  });
});

describe('a redirect', () => {
  test.each([
    ['http://127.0.0.1/', 'site-not-public'],
    ['http://2130706433/', 'site-not-public'],
    ['//[::ffff:127.0.0.1]/', 'site-not-public'],
    ['https://169.254.169.254/latest/meta-data/', 'site-not-public'],
    ['http://inside.example/', 'site-not-public'],
    ['http://shop.example:8080/', 'site-redirect'],
    ['http://user:secret@shop.example/', 'site-redirect'],
    ['file:///etc/passwd', 'site-redirect'],
    ['javascript:alert(1)', 'site-redirect'],
    ['http://', 'site-redirect'],
  ])('to %s is not followed', async (location, code) => {
    site.serve((response) => response.writeHead(301, { Location: location }).end());
    const names = { ...NAMES, 'inside.example': [['10.0.0.1']] };
    await expect(fetched('http://shop.example/', names)).rejects.toMatchObject({ code });
    expect(site.requests).toHaveLength(1);
  });

  test('is followed five times, to other names too, and not a sixth time', async () => {
    const names = { ...NAMES, 'www.shop.example': [[OUTSIDE]] };
    const hops = (count: number) =>
      site.serve((response, { url = '/' }) => {
        const hop = Number(url.slice(1));
        const location = `http://${hop % 2 === 0 ? 'www.' : ''}shop.example/${hop + 1}#part`;
        if (hop < count) response.writeHead(308, { Location: location }).end();
        else response.end('There');
      });
    hops(5);
    expect(await fetched('http://shop.example/0', names)).toEqual({
      url: 'http://www.shop.example/5',
      html: 'There',
    });
    hops(6);
    await expect(fetched('http://shop.example/0', names)).rejects.toMatchObject({
      code: 'site-redirect',
    });
    expect(site.requests).toHaveLength(6);
  });

  test('carries nothing that the site has set, and every request names who asks', async () => {
    site.serve((response, { url }) => {
      if (url === '/') {
        response.writeHead(302, { Location: '/next', 'Set-Cookie': 'id=1; Path=/' }).end();
      } else response.end('There');
    });
    await fetched('http://shop.example/');
    expect(site.requests).toHaveLength(2);
    // As sent: the functions relabel what any server of their process gets.
    for (const { rawHeaders } of site.requests) {
      expect(rawHeaders).toEqual([
        ...['host', 'shop.example'],
        ...['user-agent', 'Anlauf-Site-Reader/1.0 (+https://site.example)'],
        ...['accept', 'text/html, application/xhtml+xml'],
        ...['accept-encoding', 'gzip, br'],
        ...['Connection', 'close'],
      ]);
    }
  });
});
