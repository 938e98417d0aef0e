import { BlockList, isIP } from 'node:net';

/** What IANA's registry of special-purpose addresses keeps apart, with multicast and class E (RFC 6890). */
const SPECIAL_IPV4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** Global unicast, all that IANA has given out of IPv6; what stands for IPv4 addresses is outside. */
const GLOBAL_IPV6 = listOf('ipv6', [['2000::', 3]]);

/** In it: Teredo and other protocols, documentation, and 6to4, which has IPv4 addresses inside. */
const SPECIAL_IPV6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]) {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}

/**
 * Whether an IP address is one of the public internet: no loopback, private, link-local (with the
 * cloud's metadata server), shared, multicast, translated or reserved one, and no IPv4 within IPv6.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL_IPV4.check(address, 'ipv4');
    case 6:
      return (
        // A zone is only for link-local addresses.
        !address.includes('%') &&
        GLOBAL_IPV6.check(address, 'ipv6') &&
        !SPECIAL_IPV6.check(address, 'ipv6')
      );
    default:
      return false;
  }
}
