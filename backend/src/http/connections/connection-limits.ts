import type { SecureServerOptions } from 'node:http2';
import type { Limit } from '../../config/api-config.ts';
import { addressLimits, type TrafficSettings } from '../traffic-settings.ts';

/** Limits of connections. Times are in milliseconds. */
export type ConnectionLimits = {
  connections: number;
  /** Open at once from one address (IPv6: one /64), except trusted proxies. */
  connectionsPerAddress: number;
  /** Until a request's headers are complete, from the start of the connection or the first of their bytes. */
  headersMs: number;
  /** Until the TLS handshake is complete. */
  handshakeMs: number;
  /** Without a request. */
  idleMs: number;
  /** Between two bytes of a body. */
  bodyIdleMs: number;
  /** A body is slow that has arrived for longer than this at less than `bytesPerSecond`. */
  graceMs: number;
  /** Average rate below which a body is slow; minimum rate of reading a reply. */
  bytesPerSecond: number;
  /** Slow bodies at once from one address. */
  slowBodiesPerAddress: number;
  /** Grace period of a reply that is not read. */
  unreadMs: number;
  /** Unread bytes of all replies together. */
  unreadBytes: number;
  /** Requests that wait on one connection for the reply to the one before (HTTP/1.1). */
  pipelined: number;
  /** From too many waiting requests to the end of their connection. */
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
