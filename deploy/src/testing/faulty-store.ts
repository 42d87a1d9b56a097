import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedWith } from './signature-v4.ts';

/** In order: no connection, no reply, a refusal, half a request, a truncated reply, a changed byte. */
export type StoreFault = 'dead' | 'silent' | 'refusal' | 'half-upload' | 'short-answer' | 'other-byte';

/** A proxy in front of a store that checks signatures and injects faults. */
export class FaultyStore {
  private readonly target: URL;
  private readonly secret: string;
  private fault: { kind: StoreFault; method?: string; left: number; passed: number } | null = null;
  private readonly server = createServer((incoming, outgoing) => this.handle(incoming, outgoing));
  /** Methods of the requests so far. */
  readonly asked: string[] = [];

  private constructor(target: string, secret: string) {
    this.target = new URL(target);
    this.secret = secret;
  }

  static async start(target: string, secret: string): Promise<FaultyStore> {
    const proxy = new FaultyStore(target, secret);
    await new Promise<void>((settle) => {
      proxy.server.listen(0, '127.0.0.1', settle);
    });
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Lets the first `passed` requests of a method pass and the next `left` ones fail. */
  break(kind: StoreFault, method?: string, left = Number.POSITIVE_INFINITY, passed = 0): void {
    this.fault = { kind, left, passed, ...(method ? { method } : {}) };
  }

  mend(): void {
    this.fault = null;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((settle) => this.server.close(settle));
  }

  private next(method: string): StoreFault | null {
    const { fault } = this;
    if (!fault || (fault.method && fault.method !== method) || fault.left === 0) return null;
    if (fault.passed > 0) {
      fault.passed -= 1;
      return null;
    }
    fault.left -= 1;
    return fault.kind;
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const method = incoming.method ?? '';
    this.asked.push(method);
    const fault = this.next(method);
    const body = await incoming.toArray().then((chunks) => Buffer.concat(chunks as Buffer[]));
    if (fault === 'dead') return void incoming.socket.destroy();
    if (fault === 'silent') return;
    if (fault === 'refusal') return void outgoing.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    if (!isSignedWith(this.secret, incoming, body))
      return void outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const { hostname, port } = this.target;
    const upstream = request(
      { agent: false, hostname, port, path: incoming.url, method, headers: incoming.headers },
      (answer) => void this.answer(answer, outgoing, fault),
    );
    upstream.on('error', () => outgoing.destroy());
    if (fault !== 'half-upload') return void upstream.end(body);
    upstream.write(body.subarray(0, Math.ceil(body.length / 2)), () => {
      upstream.destroy();
      incoming.socket.destroy();
    });
  }

  private async answer(answer: IncomingMessage, outgoing: ServerResponse, fault: StoreFault | null) {
    const body = Buffer.concat((await answer.toArray()) as Buffer[]);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault === 'short-answer') {
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
      return;
    }
    if (fault === 'other-byte' && body[0] !== undefined) body[0] ^= 1;
    outgoing.end(body);
  }
}
