/** Replaces `IntersectionObserver` for tests, which have no layout: every element is near the viewport at once. */
export function fakeNearViewport(): void {
  class NearObserver {
    readonly report: (entries: object[]) => void;

    constructor(report: (entries: object[]) => void) {
      this.report = report;
    }

    observe() {
      this.report([{ isIntersecting: true }]);
    }

    disconnect() {
      // There is nothing to stop: the observer has already reported everything.
    }
  }
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
}
