export type PauseReason = 'hover' | 'focus' | 'hidden';

/** The timer of a toast. It pauses while there is any reason to, and calls back once when its time is over. */
export class ToastTimer {
  private readonly reasons = new Set<PauseReason>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startedAt = 0;
  private left: number;
  private readonly onEnd: () => void;

  constructor(duration: number, onEnd: () => void) {
    this.left = duration;
    this.onEnd = onEnd;
    this.run();
  }

  pause(reason: PauseReason): void {
    if (this.reasons.size === 0) {
      clearTimeout(this.timer);
      this.left -= performance.now() - this.startedAt;
    }
    this.reasons.add(reason);
  }

  resume(reason: PauseReason): void {
    if (this.reasons.delete(reason) && this.reasons.size === 0) this.run();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private run(): void {
    this.startedAt = performance.now();
    this.timer = setTimeout(this.onEnd, Math.max(0, this.left));
  }
}
