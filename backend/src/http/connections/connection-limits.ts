import type { SecureServerOptions } from 'node:http2';
import type { Limit } from '../../api-config.ts';
import { addressLimits, type TrafficSettings } from '../traffic-settings.ts';

/** What connections may take up of a server. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Open at once. */
  connections: number;
  /** Open at once from one address (IPv6: one /64), but for proxies that are believed. */
  connectionsPerAddress: number;
  /** Until a request's headers are there, from the connection's begin or from the first of their bytes. */
  headersMs: number;
  /** Until TLS is agreed upon. */
  handshakeMs: number;
  /** Without a request. */
  idleMs: number;
  /** Without any demand on a body. */
  graceMs: number;
  /** What a body must bring after that on average, and what a reply must be taken by. */
  bytesPerSecond: number;
  /** Without any demand on a reply that is not taken. */
  unreadMs: number;
  /** Replies that wait to be taken, in all. */
  unreadBytes: number;
  /** Requests that wait on one connection for the reply to the one before (HTTP/1.1). */
  pipelined: number;
  /** Requests at once on one connection (HTTP/2). */
  streams: number;
  /** Requests that a client takes back on one connection before they are answered (HTTP/2). */
  resets: Limit;
};

const defaults = {
  headersMs: 30_000,
  handshakeMs: 10_000,
  idleMs: 72_000,
  graceMs: 10_000,
  bytesPerSecond: 8 * 1024,
  unreadMs: 60_000,
  unreadBytes: 256 * 1024 * 1024,
  pipelined: 10,
  streams: 100,
  resets: { count: 200, windowMs: 10_000 },
};

/** The limits that follow from the settings, with changes for tests. */
export const connectionLimits = (
  settings: Omit<TrafficSettings, 'trustProxy'>,
  changes: Partial<ConnectionLimits> = {},
): ConnectionLimits => ({
  ...defaults,
  connections: settings.maxConnections,
  connectionsPerAddress: addressLimits(settings).connections,
  ...changes,
});

/** What a server of HTTP/2 is made with: the rest of the limits is set on the server that is there. */
export const secureServerOptions = ({ streams, handshakeMs }: ConnectionLimits): SecureServerOptions => ({
  settings: { maxConcurrentStreams: streams },
  handshakeTimeout: handshakeMs,
});
