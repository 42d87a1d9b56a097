import { AppError, asAppError, isOffline } from '../api/index.ts';
import { randomId } from '../random-id/index.ts';
import { setUnstoredActs } from '../session/index.ts';
import { Attempts } from './attempts.ts';
import { type Act, type Entry, isHeldBack, isReplacedBy, isWish, maxAgeMs, subjectOf } from './entries.ts';
import { databaseName, type EntryStore } from './entry-store.ts';
import { Listeners, type Message, type OutboxListener, type Outcome } from './listeners.ts';
import { memoryStore, withMemory } from './memory-store.ts';
import { type Stored, sendEntry } from './send-entry.ts';
import { isRetryable, maxDelayMs, RetryWaits, shownFromMs } from './waits.ts';

/** An entry that is stored on the device. `sent` resolves with null when the entry was refused or removed. */
export type Queued = { sent: Promise<Stored | null> };

/** Acts that the server has not confirmed, stored on the device. One tab sends them, in order for each subject. */
export class Outbox {
  readonly #end = new AbortController();
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Listeners();
  readonly #waits = new RetryWaits();
  readonly #sent = new Map<string, (stored: Stored | null) => void>();
  readonly #store: Promise<EntryStore>;
  #entries: Entry[] | null = null;
  #adding: Entry[] = [];
  readonly #attempts = new Attempts();
  #isSending = false;
  #isAsked = false;
  #wake: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** If the browser stores nothing, or no longer, so that `store` or its calls reject, the entries last as long as the page. */
  constructor(
    readonly memberId: string,
    store: Promise<EntryStore>,
  ) {
    this.#store = store.then(withMemory, () => memoryStore());
    this.#channel = new BroadcastChannel(databaseName(memberId));
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => void this.#receive(data);
    window.addEventListener('online', this.#sendNow);
    window.addEventListener('pageshow', this.#comeBack);
    // Show the entries at once: `#sendNow` may have to wait until another tab has sent its own.
    this.#read().then(
      () => this.#emit(),
      () => undefined,
    );
    this.#sendNow();
  }

  get entries(): Entry[] {
    const known = (this.#entries ?? []).filter(
      (one) => !this.#adding.some((added) => isReplacedBy(one, added)),
    );
    const ids = new Set(known.map(({ clientId }) => clientId));
    return [...known, ...this.#adding.filter(({ clientId }) => !ids.has(clientId))];
  }

  /** Calls back with what happens from now on, and with the entries if they have been read. Returns how to unsubscribe. */
  listen(listener: OutboxListener): () => void {
    const stop = this.#listeners.add(listener);
    if (this.#entries) listener.onChange(this.entries);
    return stop;
  }

  /** Stores an act, once per `clientId`, and sends it. If the device cannot store it, rejects without sending it. */
  async add(act: Act, clientId: string): Promise<Queued> {
    const entry: Entry = { clientId, act, at: Date.now(), refusal: null };
    const sent = new Promise<Stored | null>((resolve) => this.#sent.set(clientId, resolve));
    this.#adding = [...this.#adding.filter((one) => !isReplacedBy(one, entry)), entry];
    this.#emit();
    try {
      await (await this.#store).add(entry);
      await this.#read();
    } finally {
      this.#adding = this.#adding.filter((one) => one !== entry);
      this.#emit();
    }
    this.#post({ changed: true });
    void this.#send();
    return { sent };
  }

  async retry(clientId: string): Promise<void> {
    const entry = this.entries.find((one) => one.clientId === clientId);
    if (!entry) return;
    this.#waits.end(subjectOf(entry.act));
    const { act, isBegun } = entry;
    const asked = { clientId, act, at: Date.now(), refusal: null, ...(isBegun && { isBegun }) };
    await this.#change((store) => store.replace(clientId, asked));
    void this.#send();
  }

  /** Removes an entry, so that it is not sent. Returns true if sending had begun: the server may have stored it. */
  async remove(clientId: string): Promise<boolean> {
    await this.#read();
    const wasSent = this.entries.some((one) => one.clientId === clientId && one.isBegun);
    await this.#change((store) => store.remove(clientId));
    this.#settle(clientId, null);
    // It may have held back later entries.
    void this.#send();
    return wasSent;
  }

  stop(): void {
    this.#end.abort();
    this.#channel.close();
    this.#listeners.clear();
    window.removeEventListener('online', this.#sendNow);
    window.removeEventListener('pageshow', this.#comeBack);
    clearTimeout(this.#timer);
    this.#attempts.stop();
  }

  #post(message: Message): void {
    if (!this.#end.signal.aborted) this.#channel.postMessage(message);
  }

  #emit(): void {
    const { entries } = this;
    setUnstoredActs(entries.filter(({ isInMemory }) => isInMemory).length);
    this.#listeners.change(entries);
  }

  async #read(): Promise<void> {
    this.#entries = await (await this.#store).list();
    for (const { act, notBefore } of this.#entries)
      if (notBefore !== undefined) this.#waits.hold(subjectOf(act), notBefore);
    this.#attempts.keep(this.#entries);
  }

  async #change(change: (store: EntryStore) => Promise<void>): Promise<void> {
    await change(await this.#store);
    await this.#read();
    this.#emit();
    this.#post({ changed: true });
  }

  #settle(clientId: string, stored: Stored | null): void {
    this.#sent.get(clientId)?.(stored);
    this.#sent.delete(clientId);
  }

  async #receive(message: Message): Promise<void> {
    if ('changed' in message) {
      await this.#read();
      this.#emit();
      void this.#send();
    } else this.#report(message);
  }

  #report(outcome: Outcome): void {
    const { clientId } = outcome;
    this.#entries = this.#entries?.filter((one) => one.clientId !== clientId) ?? null;
    this.#listeners.end(outcome);
    this.#emit();
    this.#settle(clientId, 'stored' in outcome ? outcome.stored : null);
  }

  /** A page in the browser's page cache gets no messages of other tabs. */
  readonly #comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.#receive({ changed: true });
  };

  readonly #sendNow = (): void => {
    this.#waits.endAll();
    void this.#send();
  };

  /** Sends what may be sent now. If the browser has locks (in a secure context), only one tab sends at a time. */
  async #send(): Promise<void> {
    this.#isAsked = true;
    this.#wake();
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      const store = await this.#store;
      while (this.#isAsked && !this.#end.signal.aborted) {
        this.#isAsked = false;
        if (store.isShared && navigator.locks)
          await navigator.locks.request(databaseName(this.memberId), { signal: this.#end.signal }, () =>
            this.#sendAll(),
          );
        else await this.#sendAll();
      }
    } catch (error) {
      // The session has ended, or the storage fails: the entries are still there.
      if (!this.#end.signal.aborted) this.#waits.add('', asAppError(error));
    } finally {
      this.#isSending = false;
    }
    this.#sendLater();
  }

  #next(): Entry | undefined {
    if (this.#waits.has('') || this.#end.signal.aborted) return;
    return this.#sendable.find(
      (entry) => this.#attempts.hasRoom(entry) && !this.#waits.has(subjectOf(entry.act)),
    );
  }

  /** The entries that are neither refused nor held back by a refused one. */
  get #sendable(): Entry[] {
    const known = this.#entries ?? [];
    return known.filter((entry) => entry.refusal === null && !isHeldBack(entry, known));
  }

  async #sendAll(): Promise<void> {
    try {
      for (;;) {
        const woken = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        await this.#read();
        this.#emit();
        for (let next = this.#next(); next; next = this.#next()) this.#start(next);
        if (this.#attempts.isEmpty) return;
        this.#sendLater();
        await this.#attempts.race(woken);
      }
    } finally {
      await this.#attempts.settled();
    }
  }

  #start(entry: Entry): void {
    this.#attempts.start(entry, (signal) => this.#sendOne(entry, signal));
  }

  async #sendOne(entry: Entry, signal: AbortSignal): Promise<void> {
    const { act, clientId } = entry;
    const report = (part: number | null) => this.#listeners.progress(clientId, part);
    let stored: Stored;
    try {
      if (Date.now() - entry.at > maxAgeMs)
        throw new AppError('unexpected', { message: 'Cet envoi attend depuis plus de sept jours.' });
      if (!isWish(act) && !entry.isBegun && !isOffline())
        await (await this.#store).replace(clientId, { ...entry, isBegun: true });
      stored = await sendEntry(entry, { signal, onProgress: report });
    } catch (thrown) {
      if (signal.aborted) return this.#settle(clientId, null);
      const error = asAppError(thrown);
      if (error.kind === 'signed-out') throw error;
      // Without a network nothing else can be sent either.
      if (error.kind === 'offline') this.#waits.add('', error);
      else if (isRetryable(error)) await this.#wait(entry, error);
      else await this.#refuse(entry, error);
      return;
    } finally {
      report(null);
    }
    for (const subject of ['', subjectOf(act)]) this.#waits.end(subject);
    // If the removal fails, the act is sent again, which changes nothing on the server.
    await (await this.#store).remove(clientId);
    const message = { stored, clientId };
    this.#report(message);
    this.#post(message);
  }

  async #wait(entry: Entry, error: AppError): Promise<void> {
    this.#waits.add(subjectOf(entry.act), error);
    if (isWish(entry.act) || error.kind !== 'too-many' || error.retryAfterMs < shownFromMs) return;
    const notBefore = Date.now() + Math.min(error.retryAfterMs, maxDelayMs);
    await this.#change((store) => store.replace(entry.clientId, { ...entry, isBegun: true, notBefore }));
  }

  async #refuse({ act, clientId, at }: Entry, error: AppError): Promise<void> {
    const { kind, reason } = error;
    if (!isWish(act)) {
      const refused = { act, clientId, at, refusal: reason };
      // A conflict means that the server stored something else with this id, so the entry gets a new id.
      const next = kind === 'conflict' ? { ...refused, clientId: randomId() } : refused;
      await this.#change((store) => store.replace(clientId, next));
      return this.#settle(clientId, null);
    }
    await (await this.#store).remove(clientId);
    const message = { dropped: act, clientId, kind, reason };
    this.#report(message);
    this.#post(message);
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    const waiting = this.#sendable.filter((entry) => !this.#attempts.isBusy(entry));
    if (waiting.length === 0 || this.#end.signal.aborted) return;
    const wait = Math.max(
      this.#waits.shortest(['']),
      this.#waits.shortest(waiting.map(({ act }) => subjectOf(act))),
    );
    // While attempts run, entries that may be sent now need no timer, because they are sent when an attempt ends.
    if (wait > 0 || this.#attempts.isEmpty) this.#timer = setTimeout(() => void this.#send(), wait);
  }
}
