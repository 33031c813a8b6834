import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Who sends, as limits count senders: the IPv4 address, or the /64 of an IPv6 one, since one guest has a whole /64.
 * Forwarded addresses count only when a trusted proxy says so (Express's `trust proxy`, set from TRUSTED_PROXIES).
 */
export function senderOf(request: Request): string {
  return senderKey(request.ip ?? request.socket.remoteAddress ?? '');
}

/** The key of an address: `203.0.113.7`, or `2001:db8:0:1::/64`. */
export function senderKey(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${groups(plain).slice(0, 4).join(':')}::/64` : plain || 'unknown';
}

/** An address as logs may keep it: cut to /24 or /48. Source: decisions §4, stored IP address. */
export function cutAddress(address: string): string {
  const plain = withoutMapping(address);
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  return isIPv6(plain) ? `${groups(plain).slice(0, 3).join(':')}::` : 'unknown';
}

// Node reports IPv4 clients of a dual-stack socket as ::ffff:203.0.113.7.
function withoutMapping(address: string): string {
  const match = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return match?.[1] ?? address.replace(/%.*$/, '');
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
