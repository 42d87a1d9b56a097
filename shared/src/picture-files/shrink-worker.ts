import { pictureWorkerPath } from '../constants/index.ts';
import { type ShrinkTask, shrinkPicture } from './shrink-picture.ts';

type Reply = { blob: Blob } | { error: string };

/** Reduces pictures in a worker, or on the page if the browser or the shell does not provide the worker. */
export class ShrinkWorker {
  #worker: Worker | null = null;
  #settle: (reply: Reply) => void = () => undefined;

  constructor() {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
    try {
      const worker = new Worker(pictureWorkerPath);
      worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#settle(data);
      // The worker's script is missing or has failed. Browsers may report a missing script before the first task.
      worker.onerror = (event) => {
        event.preventDefault();
        this.#worker = null;
        this.#settle({ error: event.message });
      };
      this.#worker = worker;
    } catch {
      // The shell does not provide this worker, and its content security policy forbids it.
    }
  }

  async shrink(task: ShrinkTask): Promise<Blob> {
    const worker = this.#worker;
    const reply =
      worker &&
      (await new Promise<Reply>((resolve) => {
        this.#settle = resolve;
        worker.postMessage(task);
      }));
    if (reply && 'blob' in reply) return reply.blob;
    return shrinkPicture(task);
  }

  end(): void {
    this.#worker?.terminate();
  }
}
