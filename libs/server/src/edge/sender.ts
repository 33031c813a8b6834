import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';

const UNKNOWN = 'unknown';
/** Some proxies forward `203.0.113.7:50123` or `[2001:db8::1]:443`; the port differs for each connection. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;

/**
 * The sender of a request, as limits count senders: its IPv4 address or IPv6 /64, since one guest has a whole /64.
 * Forwarded addresses count only when a trusted proxy sent them (Express's `trust proxy`, set from TRUSTED_PROXIES).
 */
export function senderOf(request: Request): string {
  return senderKey(request.ip ?? request.socket.remoteAddress ?? '');
}

/**
 * The sender behind an address: `203.0.113.7` or `2001:db8:0:1::/64`. Everything that is not an address counts as one
 * sender, so that nobody becomes a new one by another spelling.
 */
export function senderKey(address: string): string {
  const parsed = parseAddress(address);
  if (parsed instanceof ipaddr.IPv6) return `${networkOf(parsed, 64)}/64`;
  return parsed?.toString() ?? UNKNOWN;
}

/** The sender behind an address as connections are counted: many providers give one household a whole /56 of IPv6. */
export function networkKey(address: string): string {
  const parsed = parseAddress(address);
  return parsed instanceof ipaddr.IPv6 ? `${networkOf(parsed, 56)}/56` : (parsed?.toString() ?? UNKNOWN);
}

/** An address as logs may hold it: cut to /24 or /48. Source: specification §12, Personal data. */
export function truncateAddress(address: string): string {
  const parsed = parseAddress(address);
  if (parsed instanceof ipaddr.IPv6) return networkOf(parsed, 48);
  return parsed ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString() : UNKNOWN;
}

/**
 * Warns once about forwarded addresses from an untrusted proxy: behind a proxy all visitors would count as one sender.
 */
export function warnOfUntrustedProxy(logger: Logger): RequestHandler {
  let hasWarned = false;
  return (request, _response, next) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      logger.warn(
        'A request names a forwarded address, but TRUSTED_PROXIES names no proxy to believe it from. Is the site ' +
          'behind a proxy? Then all its visitors share one address, and the limits meant for one sender.',
      );
    }
    next();
  };
}

/** IPv4 clients of a dual-stack socket, `::ffff:203.0.113.7` to Node, become IPv4 again. */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? [];
  const bare = (inBrackets ?? beforePort ?? address).replace(/%.*$/, '');
  const isAddress = ipaddr.IPv6.isValid(bare) || ipaddr.IPv4.isValidFourPartDecimal(bare);
  return isAddress ? ipaddr.process(bare) : undefined;
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString();
}
