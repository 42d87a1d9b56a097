import type { CommandAnswer } from '../answers/answers.ts';
import type { CommandName } from '../commands/index.ts';
import type { Refusal } from '../control/outcome.ts';

/** A refusal of the origin, or a failed connection: one sentence for the person at the command line. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** A refusal because the state has changed since it was read, or files are gone: another attempt may succeed. */
export class ConflictError extends CommandError {
  override readonly name = 'ConflictError';
}

/** The origin does not know what the call names, or is older than this command line and does not have the call. */
export class NotFoundError extends CommandError {
  override readonly name = 'NotFoundError';
}

/** Codes of a connection that existed, and ended before the reply. */
const cutCodes = ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'];

type Body = object | Uint8Array;

export type CommonValues = { dryRun?: boolean; why?: string };

/** `now`: the clock by which callers compute times that they send. */
type ClientOptions = { url: string; token: string; send: typeof fetch; now?: () => number };

export class DeployClient {
  private readonly base: string;
  private readonly token: string;
  private readonly send: typeof fetch;
  private readonly now: () => number;

  constructor({ url, token, send, now = Date.now }: ClientOptions) {
    this.now = now;
    this.base = `${url.replace(/\/+$/, '')}/deploy/api`;
    this.token = token;
    this.send = send;
  }

  get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path);
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.call<T>('POST', path, body);
  }

  /** Sends a command; `area` is `all` for commands that concern all areas. */
  command(
    name: CommandName,
    area: string,
    { dryRun = false, why = '' }: CommonValues,
    body: object = {},
  ): Promise<CommandAnswer> {
    return this.post(`/commands/${name}/${area}`, { dryRun, why, ...body });
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.call('PUT', path, bytes);
  }

  private async call<T>(method: string, path: string, body?: Body): Promise<T> {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await this.send(this.base + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body ? { 'content-type': type, 'az-clock': String(this.now()) } : {}),
      },
      ...(body ? { body: isBytes ? (body as RequestInit['body']) : JSON.stringify(body) } : {}),
    }).catch((cause: unknown) => {
      throw new CommandError(this.connectionSentence(cause), { cause });
    });
    const text = await response.text();
    if (response.ok) return (text ? JSON.parse(text) : null) as T;
    const sentence = this.sentenceOf(response.status, text);
    if (response.status === 404) throw new NotFoundError(sentence);
    throw response.status === 409 ? new ConflictError(sentence) : new CommandError(sentence);
  }

  private connectionSentence(cause: unknown): string {
    const { code } = ((cause as Error).cause ?? {}) as NodeJS.ErrnoException;
    return code && cutCodes.includes(code)
      ? `The connection to ${this.base} was cut during the call (${code}): look at its log, then retry.`
      : `No origin answers at ${this.base}: is it running, and is AZ_URL right?`;
  }

  private sentenceOf(status: number, text: string): string {
    try {
      const { sentence, error } = JSON.parse(text) as Partial<Refusal> & { error?: unknown };
      if (sentence) return sentence;
      if (error)
        return `The origin could not do it (${status}): its log says why. Retry; if a version must go before that works, write kill.json on each origin.`;
    } catch {
      // A reply that is not JSON comes from another server, such as a proxy.
    }
    return `${this.base} answered ${status}: AZ_URL is the operators’ listener of an origin, by default http://127.0.0.1:4000.`;
  }
}
