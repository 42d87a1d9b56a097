const countsForMs = 60_000;
let inputAt = Number.NEGATIVE_INFINITY;

function noteInput(): void {
  inputAt = Date.now();
}

// Some tests run without a window.
for (const type of ['keydown', 'pointerdown', 'wheel'])
  globalThis.addEventListener?.(type, noteInput, { capture: true, passive: true });

/** Whether somebody used keys, pointer or wheel in this page within the last minute. */
export const hasRecentInput = (): boolean => Date.now() - inputAt < countsForMs;
