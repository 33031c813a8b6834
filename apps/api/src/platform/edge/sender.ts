import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Who sends, as limits count senders: the IPv4 address, or the /64 of an IPv6 one, since one guest has a whole /64.
 * Forwarded addresses count only when a trusted proxy says so (Express's `trust proxy`, set from TRUSTED_PROXIES).
 */
export function senderOf(request: Request): string {
  return senderKey(request.ip ?? request.socket.remoteAddress ?? '');
}

/**
 * The key of an address: `203.0.113.7`, or `2001:db8:0:1::/64`. Whatever is no address is one and the same sender, so
 * that nobody becomes a new one by another spelling.
 */
export function senderKey(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groups(plain).slice(0, 4).join(':')}::/64`;
  return isIPv4(plain) ? plain : 'unknown';
}

/** An address as logs may keep it: cut to /24 or /48. Source: decisions §4, stored IP address. */
export function cutAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  return isIPv6(plain) ? `${groups(plain).slice(0, 3).join(':')}::` : 'unknown';
}

/** Some proxies forward `203.0.113.7:50123` or `[2001:db8::1]:443`: the port is another one for each connection. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;
/** Node reports IPv4 clients of a dual-stack socket as `::ffff:203.0.113.7`. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function plainAddress(address: string): string {
  const [, six, four] = WITH_PORT.exec(address) ?? [];
  const bare = six ?? four ?? address;
  return MAPPED.exec(bare)?.[1] ?? bare.replace(/%.*$/, '');
}

function groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
