/** Does `work` again and again, each time `intervalMs` after its end, until it is stopped. Failures go to `onError`. */
export class RepeatedWork {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly intervalMs: number,
    private readonly work: () => Promise<void>,
    private readonly onError: (error: Error) => void,
  ) {}

  /** `firstAfterMs`: time until the first turn, by default the interval. */
  start(firstAfterMs = this.intervalMs): void {
    const turn = async () => {
      await this.work().catch(this.onError);
      if (this.timer) this.timer = setTimeout(turn, this.intervalMs).unref();
    };
    this.timer = setTimeout(turn, firstAfterMs).unref();
  }

  /** A turn that is under way is finished. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
