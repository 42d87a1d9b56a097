import { AppError } from '../api/index.ts';
import type { ErrorKind } from '../contracts/index.ts';
import type { Entry, Wish } from './entries.ts';
import type { Stored } from './send-entry.ts';

export type OutboxListener = {
  /** Receives all entries that the server has not confirmed, in order, after each change. */
  onChange: (entries: Entry[]) => void;
  /** The server has confirmed an act. Called before `onChange` receives the entries without this act. */
  onStored: (stored: Stored) => void;
  /** The server has refused a wish, which is dropped. */
  onDropped?: (wish: Wish, error: AppError) => void;
  /** Receives the sent part (0 to 1) of a post whose pictures this tab sends; null when the attempt has ended. */
  onProgress?: (clientId: string, part: number | null) => void;
};

/** What a tab tells the other tabs of the member. */
export type Message = { changed: true } | Outcome;

/** How sending an entry has ended. */
export type Outcome =
  | { stored: Stored; clientId: string }
  | { dropped: Wish; clientId: string; kind: ErrorKind; reason: string };

/** Everybody in this tab who follows the outbox. */
export class Listeners {
  readonly #all = new Set<OutboxListener>();

  add(listener: OutboxListener): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  clear(): void {
    this.#all.clear();
  }

  change(entries: Entry[]): void {
    for (const { onChange } of this.#all) onChange(entries);
  }

  progress(clientId: string, part: number | null): void {
    for (const { onProgress } of this.#all) onProgress?.(clientId, part);
  }

  end(outcome: Outcome): void {
    for (const listener of this.#all) {
      if ('stored' in outcome) listener.onStored(outcome.stored);
      else listener.onDropped?.(outcome.dropped, new AppError(outcome.kind, { message: outcome.reason }));
    }
  }
}
