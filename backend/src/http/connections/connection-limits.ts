import type { SecureServerOptions } from 'node:http2';
import type { Limit } from '../../config/api-config.ts';
import { addressLimits, type TrafficSettings } from '../traffic-settings.ts';

/** Limits of connections. Times are in milliseconds. */
export type ConnectionLimits = {
  connections: number;
  /** Open connections from one address (IPv6: one /64). Does not apply to trusted proxies. */
  connectionsPerAddress: number;
  /** Longest time until a request's headers have arrived, from the start of the connection or from their first byte. */
  headersMs: number;
  /** Longest time for the TLS handshake. */
  handshakeMs: number;
  /** How long a connection may stay open without a request. */
  idleMs: number;
  /** Longest time between two bytes of a body. */
  bodyIdleMs: number;
  /** A body counts as slow once it has been arriving for longer than this at less than `bytesPerSecond`. */
  graceMs: number;
  /** Average rate below which a body counts as slow, and lowest rate at which a client may read a reply. */
  bytesPerSecond: number;
  /** Slow bodies that may arrive from one address at the same time. */
  slowBodiesPerAddress: number;
  /** How long a reply may stay unread, in addition to the time that its bytes take at `bytesPerSecond`. */
  unreadMs: number;
  /** Unread bytes of all replies together. */
  unreadBytes: number;
  /** Requests that may wait on one connection until earlier ones have been answered (HTTP/1.1). */
  pipelined: number;
  /** Time between a client exceeding `pipelined` and the end of its connection. */
  endMs: number;
  /** Requests at once on one connection (HTTP/2). */
  streams: number;
  /** Streams that a client may reset on one connection before they are answered (HTTP/2). */
  resets: Limit;
};

const defaults = {
  headersMs: 30_000,
  handshakeMs: 10_000,
  idleMs: 72_000,
  bodyIdleMs: 60_000,
  graceMs: 10_000,
  bytesPerSecond: 8 * 1024,
  unreadMs: 60_000,
  unreadBytes: 256 * 1024 * 1024,
  pipelined: 10,
  endMs: 1000,
  streams: 100,
  resets: { count: 200, windowMs: 10_000 },
};

/** The limits that follow from the settings, with changes for tests. */
export const connectionLimits = (
  settings: Omit<TrafficSettings, 'trustProxy'>,
  changes: Partial<ConnectionLimits> = {},
): ConnectionLimits => {
  const { connections, slowBodies } = addressLimits(settings);
  return {
    ...defaults,
    connections: settings.maxConnections,
    connectionsPerAddress: connections,
    slowBodiesPerAddress: slowBodies,
    ...changes,
  };
};

/** Options of an HTTP/2 server; the other limits are set on the running server. */
export const secureServerOptions = ({ streams, handshakeMs }: ConnectionLimits): SecureServerOptions => ({
  settings: { maxConcurrentStreams: streams },
  handshakeTimeout: handshakeMs,
});
