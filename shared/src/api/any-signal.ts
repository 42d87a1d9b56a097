/** A signal that is aborted as soon as one of `signals` is, with its reason. */
export function anySignal(signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const one of signals) {
    const abort = () => controller.abort(one.reason);
    if (one.aborted) abort();
    else one.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}

// ky and the live connection use `AbortSignal.any`, which browsers of 2023 lack.
AbortSignal.any ??= anySignal;
