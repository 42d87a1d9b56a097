import { pictureWorkerPath } from '../constants/index.ts';
import { type ShrinkTask, shrinkPicture } from './shrink-picture.ts';

type Reply = { blob: Blob } | { error: string };

/** Reduces pictures beside the page, or on it in a browser or with a shell that cannot. */
export class ShrinkWorker {
  #worker: Worker | null = null;

  constructor() {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
    try {
      this.#worker = new Worker(pictureWorkerPath);
    } catch {
      // A policy forbids it: a shell without this worker.
    }
  }

  /** As `shrinkPicture`. */
  async shrink(task: ShrinkTask): Promise<Blob> {
    const reply = this.#worker && (await this.#ask(this.#worker, task));
    if (reply && 'blob' in reply) return reply.blob;
    return shrinkPicture(task);
  }

  end(): void {
    this.#worker?.terminate();
  }

  #ask(worker: Worker, task: ShrinkTask): Promise<Reply> {
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
      // The script is not there, or failed.
      worker.onerror = (event) => {
        event.preventDefault();
        this.#worker = null;
        resolve({ error: event.message });
      };
      worker.postMessage(task);
    });
  }
}
