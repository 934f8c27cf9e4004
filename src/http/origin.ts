import type { IncomingMessage } from 'node:http';
import { isLoopback, type Config } from '../config.ts';
import type { Failure } from '../errors.ts';
import { MAX_AUTHORITY, isLoopbackAddress } from './address.ts';

/*
 * A website can make its own name point at this computer, and then its pages reach a service here as if it were theirs. So a
 * service on the loopback network answers only at names that are meant for it, and takes writes only from pages of such names.
 */

type Names = Pick<Config, 'host' | 'baseUrl' | 'allowHost' | 'allowOrigin'>;

/** What a service on the loopback network refuses; on any other network it refuses nothing. */
export interface OriginCheck {
  /** A request that was sent to another name than this service's. */
  foreignHost(request: IncomingMessage): Failure | undefined;
  /** A request of a page that may not write here. */
  foreignOrigin(request: IncomingMessage): Failure | undefined;
}

const isOnLoopback = ({ host }: Pick<Config, 'host'>): boolean =>
  isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`);

/** Whether only this computer opens the service: it listens here, and neither another name nor a proxy leads to it. */
export const isForHereOnly = (config: Pick<Config, 'host' | 'baseUrl' | 'allowHost' | 'trustProxy'>): boolean =>
  isOnLoopback(config) &&
  (config.baseUrl === undefined || isLoopback(config.baseUrl)) &&
  config.allowHost.length === 0 &&
  config.trustProxy === undefined;

export function originCheck(names: Names): OriginCheck {
  const { baseUrl, allowHost, allowOrigin } = names;
  const onLoopback = isOnLoopback(names);
  const configured = baseUrl === undefined ? undefined : new URL(baseUrl);
  const isOwn = (url: URL, port: number | undefined): boolean =>
    namesThisComputer(url)
      ? portOf(url) === port || url.host === configured?.host || allowHost.includes(url.hostname)
      : url.hostname === configured?.hostname || allowHost.includes(url.hostname);
  return {
    foreignHost: (request) => {
      const url = urlOf(request);
      // Only a program leaves the field out, in HTTP/1.0.
      if (!onLoopback || url === 'absent' || (url !== undefined && isOwn(url, request.socket.localPort)))
        return undefined;
      return FOREIGN_HOST;
    },
    foreignOrigin: ({ headers: { origin }, socket }) => {
      if (!onLoopback || origin === undefined) return undefined;
      const url = parsed(origin);
      if (url !== undefined && (isOwn(url, socket.localPort) || allowOrigin.includes(url.hostname))) return undefined;
      return FOREIGN_ORIGIN;
    },
  };
}

/**
 * Whether a request comes from this computer and was sent to it by one of its own names, to a service without a public address.
 * Through a proxy that is not configured, every request seems to come from here; such a request counts as one from elsewhere.
 *
 * @param address the client address, from clientAddress
 */
export function isFromHere(
  request: IncomingMessage,
  address: string,
  { baseUrl, trustProxy }: Pick<Config, 'baseUrl' | 'trustProxy'>,
): boolean {
  const { headers, socket } = request;
  const url = urlOf(request);
  return (
    isLoopbackAddress(address) &&
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    url instanceof URL &&
    namesThisComputer(url) &&
    (baseUrl === undefined || isLoopback(baseUrl)) &&
    (trustProxy !== undefined ||
      (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers.via === undefined))
  );
}

/** Where a request was sent: an absolute target takes precedence over the Host field (RFC 9112 section 3.2.2). */
function urlOf({ url = '', headers: { host } }: IncomingMessage): URL | 'absent' | undefined {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(url)?.[0];
  if (absolute === undefined && host === undefined) return 'absent';
  return parsed(absolute ?? `http://${host}`);
}

/** An address of a website; undefined if it is none. A long one is not parsed: that takes time by the square of its length. */
function parsed(address: string): URL | undefined {
  if (address.length > MAX_AUTHORITY || !/^https?:\/\//i.test(address)) return undefined;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const namesThisComputer = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

const FOREIGN_HOST: Failure = {
  code: 'FORBIDDEN',
  detail: 'This service does not answer at this host name and port.',
  fix: "Use this computer's name and the port on which the service listens; its operator can add a name with --allow-host or set --base-url.",
};
const FOREIGN_ORIGIN: Failure = {
  code: 'FORBIDDEN',
  detail: 'Pages of this website may not write to this service.',
  fix: "Send it from a program or from this service's own pages; its operator can add a website with --allow-origin.",
};
