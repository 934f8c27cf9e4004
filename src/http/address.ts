import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../config.ts';

/** The longest host with its port and scheme, in characters: a name has at most 253. */
export const MAX_AUTHORITY = 300;

/** Finds a request's client address from the address of the connection and the `X-Forwarded-For` field. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Makes the function that finds the client address: without a trusted proxy the address of the connection, whatever the
 * request claims; with one, the rightmost address that is not a trusted proxy's.
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
      // No trusted proxy writes anything but an address, so the last known address counts.
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

/** An address with IPv4-in-IPv6, as dual-stack sockets show it, turned back into IPv4. */
const plain = (address: string): string => (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address);

/** The longest entry, with spaces around an IPv6 address with a zone, in brackets, and a port. */
const LONGEST = 128;

/** The address in one entry of `X-Forwarded-For`, without the port that some proxies add. */
function bare(entry: string): string | undefined {
  if (entry.length > LONGEST) return undefined;
  const text = entry.trim();
  const unbracketed =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ??
    (/^[\d.]+:\d+$/.test(text) ? text.slice(0, text.lastIndexOf(':')) : text);
  return isIP(unbracketed) === 0 ? undefined : plain(unbracketed);
}

/** Whether an address is this computer's own. */
export const isLoopbackAddress = (address: string): boolean => {
  const own = plain(address);
  return own === '::1' || own.startsWith('127.');
};

/** The key that counts an address: an IPv6 user can call from any address of a /64, so these count as one. */
export function networkKey(address: string): string {
  if (!address.includes(':')) return address;
  try {
    const parsed = ipaddr.parse(address.split('%')[0] ?? address);
    return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
  } catch {
    return address;
  }
}
