/** Global unicast addresses, the only ones of IPv6 that lead to the public internet (RFC 4291, 2.4). */
const GLOBAL_IPV6 = '2000::/3';

/**
 * Whether an IP address is one of the public internet: no loopback, private, link-local (with the
 * cloud's metadata server), shared, multicast, translated or reserved one. IPv4 within IPv6 counts as
 * what it is.
 */
export async function isPublicAddress(address: string): Promise<boolean> {
  const { default: ipaddr } = await import('ipaddr.js');
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR(GLOBAL_IPV6));
}
