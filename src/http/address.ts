import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../config.ts';

/** Tells a request's client address from the connection's address and the `X-Forwarded-For` field. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Who is calling. Without a trusted proxy it is whoever holds the connection, whatever the request claims; with one, the
 * rightmost address that no trusted proxy has.
 */
export function clientAddress(trust: TrustProxy | undefined): ClientAddress {
  if (trust === undefined) return (peer) => plain(peer ?? '');
  const isTrusted = 'hops' in trust ? (_address: string, hop: number) => hop < trust.hops : inNetworks(trust.networks);
  return (peer, forwardedFor) => {
    let client = plain(peer ?? '');
    const forwarded = forwardedFor === undefined ? [] : forwardedFor.split(',');
    for (let hop = 0; isTrusted(client, hop); hop += 1) {
      const next = forwarded.pop();
      const address = next === undefined ? undefined : bare(next);
      // What is no address was written by nobody we trust: the last that is known counts.
      if (address === undefined) break;
      client = address;
    }
    return client;
  };
}

function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** An IPv4 address that a dual-stack socket shows as IPv6, as IPv4. */
const plain = (address: string): string => (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address);

/** The address in one entry of `X-Forwarded-For`, without the port that some proxies add. */
function bare(entry: string): string | undefined {
  const text = entry.trim();
  const unbracketed =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ??
    (/^[\d.]+:\d+$/.test(text) ? text.slice(0, text.lastIndexOf(':')) : text);
  return isIP(unbracketed) === 0 ? undefined : plain(unbracketed);
}

/** Whether an address is this computer's own. */
const isLoopbackAddress = (address: string): boolean => address === '::1' || address.startsWith('127.');

/**
 * Whether a request comes from this computer. Behind a proxy that nobody told us of, everyone seems to; such a request
 * counts as from elsewhere.
 *
 * @param address whose request it is, by {@link clientAddress}
 */
export const isFromHere = (headers: IncomingHttpHeaders, address: string, trust: TrustProxy | undefined): boolean =>
  isLoopbackAddress(address) &&
  (trust !== undefined ||
    (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers.via === undefined));

/** The key under which an address is counted: an IPv6 user holds a /64, and may call from any address in it. */
export function networkKey(address: string): string {
  if (!address.includes(':')) return address;
  try {
    const parsed = ipaddr.parse(address.split('%')[0] ?? address);
    return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
  } catch {
    return address;
  }
}
