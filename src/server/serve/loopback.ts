import type { IncomingMessage } from 'node:http';

/** Whether a host that a server listens on is reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

/**
 * Whether a request asks for this machine by one of its own names. A page of another site whose name was pointed at
 * this machine (DNS rebinding) asks for that name.
 */
export function asksForLoopback({ headers }: IncomingMessage): boolean {
  const [, host = ''] = /^(\[[\da-f:.]+\]|[^:]+)(:\d+)?$/i.exec(headers.host ?? '') ?? [];
  return isLoopbackHost(host);
}

/** What a proxy on this machine adds: who is behind it may be anywhere. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a request comes from this machine, asks for it by its own name, and names no one it was sent on for. */
export function isLocal(request: IncomingMessage): boolean {
  return (
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    asksForLoopback(request) &&
    FORWARDING.every((name) => request.headers[name] === undefined)
  );
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
