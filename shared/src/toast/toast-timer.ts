/** What holds a toast's time: the pointer on it, the focus in it, or a tab that nobody looks at. */
export type Hold = 'hover' | 'focus' | 'hidden';

/** The time of one toast. It runs only while nothing holds it, and calls back once when it is over. */
export class ToastTimer {
  private readonly holds = new Set<Hold>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startedAt = 0;
  private left: number;
  private readonly onEnd: () => void;

  constructor(duration: number, onEnd: () => void) {
    this.left = duration;
    this.onEnd = onEnd;
    this.run();
  }

  hold(reason: Hold): void {
    if (this.holds.size === 0) {
      clearTimeout(this.timer);
      this.left -= performance.now() - this.startedAt;
    }
    this.holds.add(reason);
  }

  release(reason: Hold): void {
    if (this.holds.delete(reason) && this.holds.size === 0) this.run();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private run(): void {
    this.startedAt = performance.now();
    this.timer = setTimeout(this.onEnd, Math.max(0, this.left));
  }
}
