import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** Faults of a reply in transit. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'flip-byte' }
  | { kind: 'html' }
  | { kind: 'truncate' }
  | { kind: 'without-header'; name: string }
  | { kind: 'delay'; until: Promise<void> | (() => Promise<void>) }
  | { kind: 'change'; change: (text: string) => string };

type Damage = Extract<Fault, { kind: 'flip-byte' | 'truncate' | 'change' }>;

const damageOf = (fault: Fault | undefined): Damage | null =>
  fault?.kind === 'flip-byte' || fault?.kind === 'truncate' || fault?.kind === 'change' ? fault : null;

type ProxyOptions = {
  port?: number;
  host?: string;
  /** Called first with every request; it may change headers and faults. */
  onRequest?: (incoming: IncomingMessage) => void;
};

type Rule = { matches: RegExp; fault: Fault };

/** A reverse proxy in front of an origin. Tests and developers turn its faults on and off. */
export class FaultyProxy {
  readonly requested: string[] = [];
  private rules: Rule[] = [];
  private readonly hanging = new Set<ServerResponse>();
  /** Replies in progress, with their paths. */
  private readonly open = new Map<ServerResponse, string>();
  // Longer than any test, because an idle connection that is closed while a request arrives would be a fault too.
  private readonly server = createServer({ keepAliveTimeout: 300_000 }, (incoming, outgoing) =>
    this.handle(incoming, outgoing),
  );
  private readonly target: URL;
  private readonly onRequest: NonNullable<ProxyOptions['onRequest']>;

  private constructor(target: string, { onRequest = () => undefined }: ProxyOptions) {
    this.target = new URL(target);
    this.onRequest = onRequest;
    this.server.on('upgrade', (incoming, socket: Duplex, head: Buffer) =>
      this.upgrade(incoming, socket, head),
    );
  }

  /** Listens, by default on a free port of this machine. Rejects when the port is in use. */
  static async start(target: string, options: ProxyOptions = {}): Promise<FaultyProxy> {
    const { port = 0, host = '127.0.0.1' } = options;
    const proxy = new FaultyProxy(target, options);
    await new Promise<void>((settle, reject) => {
      proxy.server.once('error', reject);
      proxy.server.listen(port, host, settle);
    });
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  get targetUrl(): string {
    return this.target.origin;
  }

  /** From now on, replies to requests whose path matches have the fault. */
  break(matches: RegExp, fault: Fault): void {
    this.rules.push({ matches, fault });
  }

  /** From now on, no faults apply. Requests that hang already still get no reply. */
  mend(): void {
    this.rules = [];
  }

  /** Replies in progress whose path matches. */
  inProgress(matches: RegExp): ServerResponse[] {
    return [...this.open].filter(([, path]) => matches.test(path)).map(([response]) => response);
  }

  /** Ends the connections of replies in progress whose path matches. */
  cut(matches: RegExp): void {
    for (const response of this.inProgress(matches)) response.destroy();
  }

  /** Replies in progress whose path matches send nothing more but stay open, so that the loss is not noticed. */
  stall(matches: RegExp): void {
    for (const response of this.inProgress(matches)) response.socket?.cork();
  }

  async stop(): Promise<void> {
    for (const response of this.hanging) response.destroy();
    this.server.closeAllConnections();
    await new Promise((settle) => this.server.close(settle));
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    this.requested.push(path);
    this.open.set(outgoing, path);
    outgoing.once('close', () => this.open.delete(outgoing));
    this.onRequest(incoming);
    const fault = this.rules.find(({ matches }) => matches.test(path))?.fault;
    if (fault?.kind === 'hang') {
      this.hanging.add(outgoing);
      return;
    }
    if (fault?.kind === 'status') {
      outgoing.writeHead(fault.status, { 'content-type': 'text/plain', ...fault.headers }).end(fault.body);
      return;
    }
    if (fault?.kind === 'reset') {
      incoming.socket.destroy();
      return;
    }
    if (fault?.kind === 'html') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Portail</title>');
      return;
    }
    if (fault?.kind === 'delay') await (typeof fault.until === 'function' ? fault.until() : fault.until);
    this.forward(incoming, outgoing, fault);
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined): void {
    const damage = damageOf(fault);
    const headers = { ...incoming.headers };
    if (damage) headers['accept-encoding'] = 'identity';
    // The page must make its API calls itself: calls made by the origin would not pass this proxy and its faults.
    if (this.rules.length > 0) headers['az-answers'] = 'none';
    const { hostname, port } = this.target;
    const upstream = request(
      { agent: false, hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        if (fault?.kind === 'without-header') delete answer.headers[fault.name];
        if (!damage) {
          const whole = fault?.kind !== 'without-header';
          outgoing.writeHead(answer.statusCode ?? 502, whole ? answer.rawHeaders : answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = damaged(Buffer.concat(chunks), damage);
          delete answer.headers['transfer-encoding'];
          outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length });
          outgoing.end(body);
        });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    // When the browser closes a stream, ends it at the origin too.
    outgoing.once('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  private upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = this.target;
    const upstream = request({
      agent: false,
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    });
    upstream.on('upgrade', ({ rawHeaders }, far: Duplex, farHead: Buffer) => {
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
      );
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      far.write(head);
      socket.write(farHead);
      far.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => far.destroy());
      far.pipe(socket).pipe(far);
    });
    upstream.on('response', () => socket.destroy());
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
    upstream.end();
  }
}

function damaged(body: Buffer, damage: Damage): Buffer {
  if (damage.kind === 'change') return Buffer.from(damage.change(body.toString('utf8')));
  if (damage.kind === 'truncate') return body.subarray(0, Math.floor(body.length / 2));
  const copy = Buffer.from(body);
  const last = copy.length - 1;
  // With a space at the end, the script stays valid but has other bytes, which only an integrity check detects.
  copy[last] = copy[last] === 0x20 ? 0x0a : 0x20;
  return copy;
}
