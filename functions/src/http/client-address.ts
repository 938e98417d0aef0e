import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { PROXY_RANGES } from './proxy-ranges.ts';

const proxies = new BlockList();
for (const range of PROXY_RANGES) {
  const [address = '', bits] = range.split('/');
  proxies.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** IPv4 as some servers write it in IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * The caller as our own infrastructure saw it: each proxy adds to `X-Forwarded-For` whom it was
 * called by, so the last entry that is no proxy of Hosting's or Google's is the caller, and all
 * before it can be made up. IPv6 is cut to its first 64 bits, the smallest network that one person
 * gets.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim().replace(MAPPED, ''))
    .filter((entry) => entry !== '');
  const caller =
    chain.findLast((entry) => !isProxy(entry)) ?? chain[0] ?? request.socket.remoteAddress;
  return caller === undefined ? 'unknown' : networkOf(caller);
}

function isProxy(address: string): boolean {
  return isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
