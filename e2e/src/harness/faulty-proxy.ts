import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong with an answer on its way (faults of kind O). */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'flip-byte' }
  | { kind: 'html' }
  | { kind: 'truncate' }
  | { kind: 'without-header'; name: string }
  | { kind: 'delay'; until: Promise<void> };

type Rule = { matches: RegExp; fault: Fault };

/** A reverse proxy in front of an origin whose faults a test switches on and off. */
export class FaultyProxy {
  /** Every path that was asked for, in order. */
  readonly requested: string[] = [];
  private rules: Rule[] = [];
  private readonly hanging = new Set<ServerResponse>();
  // Outlives every test: a connection that is closed for idleness while a request is under way would be a fault too.
  private readonly server = createServer({ keepAliveTimeout: 300_000 }, (incoming, outgoing) =>
    this.handle(incoming, outgoing),
  );
  private readonly target: URL;

  private constructor(target: string) {
    this.target = new URL(target);
  }

  static async start(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target);
    await new Promise<void>((settle) => {
      proxy.server.listen(0, '127.0.0.1', settle);
    });
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Where the answers come from. */
  get targetUrl(): string {
    return this.target.origin;
  }

  /** From now on answers whose path matches suffer the fault. */
  break(matches: RegExp, fault: Fault): void {
    this.rules.push({ matches, fault });
  }

  /** From now on everything is whole; what hangs goes on hanging. */
  mend(): void {
    this.rules = [];
  }

  async stop(): Promise<void> {
    for (const response of this.hanging) response.destroy();
    this.server.closeAllConnections();
    await new Promise((settle) => this.server.close(settle));
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    this.requested.push(path);
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
    if (fault?.kind === 'delay') await fault.until;
    this.forward(incoming, outgoing, fault);
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined): void {
    const changes = fault?.kind === 'flip-byte' || fault?.kind === 'truncate';
    const headers = { ...incoming.headers };
    if (changes) headers['accept-encoding'] = 'identity';
    const { hostname, port } = this.target;
    const upstream = request(
      { agent: false, hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        if (fault?.kind === 'without-header') delete answer.headers[fault.name];
        if (!changes) {
          const whole = fault?.kind !== 'without-header';
          outgoing.writeHead(answer.statusCode ?? 502, whole ? answer.rawHeaders : answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = damaged(Buffer.concat(chunks), fault.kind);
          outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length });
          outgoing.end(body);
        });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }
}

function damaged(body: Buffer, kind: 'flip-byte' | 'truncate'): Buffer {
  if (kind === 'truncate') return body.subarray(0, Math.floor(body.length / 2));
  const copy = Buffer.from(body);
  const last = copy.length - 1;
  // A space at the end stays a program that would run, were its bytes not checked.
  copy[last] = copy[last] === 0x20 ? 0x0a : 0x20;
  return copy;
}
