import { randomUUID } from 'node:crypto';
import type { Signals } from '../database/database.ts';
import type { Bus, BusMessage } from './bus.ts';

/** Shortest time between two messages of this process to the others, in milliseconds. */
const intervalMs = 20;
/** PostgreSQL refuses messages of 8000 bytes. */
const maxBytes = 7500;

type Message = BusMessage & { from: string };

/** One entry of the list `kind` of a message. */
type Part = { kind: 'members' | 'hints' | 'topics'; value: unknown };

const partsOf = ({ members, hints, topics = [] }: BusMessage): Part[] => [
  ...members.map((value) => ({ kind: 'members' as const, value })),
  ...hints.map((value) => ({ kind: 'hints' as const, value })),
  ...topics.map((value) => ({ kind: 'topics' as const, value })),
];

/** Collects messages to other processes and sends them together. If one is lost, their sweeps find the events. */
export class SharedBus implements Bus {
  readonly #from = randomUUID();
  readonly #listeners: ((message: BusMessage) => void)[] = [];
  /** Parts that wait to be sent. The key is their JSON text, so that equal parts are sent once. */
  #waiting = new Map<string, Part>();
  #isWaiting = false;

  constructor(readonly signals: Signals) {
    signals.listen((text) => {
      const message = JSON.parse(text) as Message;
      if (message.from !== this.#from) this.#notify(message);
    });
  }

  publish(message: BusMessage): void {
    this.#notify(message);
    for (const part of partsOf(message)) this.#waiting.set(JSON.stringify(part), part);
    if (!this.#isWaiting) this.#send();
  }

  listen(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }

  #notify(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  /** Sends the parts that wait. Parts that come within the next `intervalMs` are sent together after it. */
  #send(): void {
    this.#isWaiting = this.#waiting.size > 0;
    if (!this.#isWaiting) return;
    let parts: Part[] = [];
    let bytes = 0;
    for (const [text, part] of this.#waiting) {
      const size = Buffer.byteLength(text);
      if (bytes + size > maxBytes) {
        this.#sendParts(parts);
        parts = [];
        bytes = 0;
      }
      parts.push(part);
      bytes += size;
    }
    this.#sendParts(parts);
    this.#waiting = new Map();
    setTimeout(() => this.#send(), intervalMs).unref();
  }

  #sendParts(parts: readonly Part[]): void {
    const of = (kind: Part['kind']) => parts.flatMap((part) => (part.kind === kind ? [part.value] : []));
    const message = { from: this.#from, members: of('members'), hints: of('hints'), topics: of('topics') };
    this.signals.send(JSON.stringify(message));
  }
}
