import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setting } from '../../config.ts';
import { isPublicAddress } from './public-address.ts';
import { SiteError } from './site-error.ts';

/** Where names lead, and which addresses may be connected to. */
export interface Network {
  /** Every address of a name; rejects when it has none. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string, hostname: string) => boolean;
  /** The port to connect to in place of a URL's. */
  portOf: (port: number, hostname: string) => number;
}

/** What a connection may be made to: the addresses that were checked, and no name. */
export interface Route {
  addresses: readonly LookupAddress[];
  port: number;
}

const PUBLIC_NETWORK: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  portOf: (port) => port,
};

/** Never a domain of the internet (RFC 6761, 6.2). */
const TEST_NAME = /\.test$/;

/** The public internet and, on the local stack, its test sites under their names. */
export function currentNetwork(): Network {
  const testSites = setting('TEST_SITES_BASE');
  if (testSites === undefined) return PUBLIC_NETWORK;
  const { hostname: address, port: testPort } = new URL(testSites);
  return {
    resolve: async (hostname) =>
      TEST_NAME.test(hostname) ? [{ address, family: 4 }] : PUBLIC_NETWORK.resolve(hostname),
    isAllowed: (found, hostname) => TEST_NAME.test(hostname) || isPublicAddress(found),
    portOf: (port, hostname) => (TEST_NAME.test(hostname) ? Number(testPort) : port),
  };
}

/**
 * Looks a host up once and checks every address that it has: a single inside one refuses it.
 *
 * @param hostname of a parsed URL, which has turned every notation of IPv4 into the usual one
 * @throws SiteError `site-unreachable`, `site-not-public`
 */
export async function routeTo(hostname: string, port: number, network: Network): Promise<Route> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(literal);
  const addresses =
    family === 0 ? await resolved(hostname, network) : [{ address: literal, family }];
  if (!addresses.every(({ address }) => network.isAllowed(address, hostname))) {
    throw new SiteError('site-not-public', 'The name leads to an address that is not public.');
  }
  return { addresses, port: network.portOf(port, hostname) };
}

async function resolved(hostname: string, { resolve }: Network): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname).catch(() => []);
  if (addresses.length === 0) throw new SiteError('site-unreachable', 'The name has no address.');
  return addresses;
}
