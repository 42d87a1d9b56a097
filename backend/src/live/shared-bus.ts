import { randomUUID } from 'node:crypto';
import type { Signals } from '../database/database.ts';
import type { Bus, BusMessage } from './bus.ts';

/** Messages of a process are sent to the others this often at most, in milliseconds. */
const intervalMs = 20;
/** PostgreSQL refuses messages of 8000 bytes. */
const maxBytes = 7500;

type Message = BusMessage & { from: string };

/** One of the things that messages consist of. */
type Part = { kind: 'members' | 'hints' | 'topics'; value: unknown };

const partsOf = ({ members, hints, topics = [] }: BusMessage): Part[] => [
  ...members.map((value) => ({ kind: 'members' as const, value })),
  ...hints.map((value) => ({ kind: 'hints' as const, value })),
  ...topics.map((value) => ({ kind: 'topics' as const, value })),
];

/** Messages to other processes are collected and sent together; a lost one is made up for by their sweeps. */
export class SharedBus implements Bus {
  readonly #from = randomUUID();
  readonly #listeners: ((message: BusMessage) => void)[] = [];
  /** Parts that wait to be sent, by their text: the same one is sent once. */
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

  /** Sends the parts that wait; those of the following interval are sent together at its end. */
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
