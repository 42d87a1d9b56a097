const lockName = 'az-session-renewal';

// Browsers that block storage also refuse locks, and some browsers have no Web Locks. In both, no tab waits.

/** Runs `work` exactly once, while other tabs wait in `untilRenewed`. Rejects if `work` rejects. */
export async function whileRenewing(work: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  await navigator.locks?.request(lockName, begin).catch(() => undefined);
  await begin();
}

/** Resolves once no tab of this browser is replacing the session's token. */
export async function untilRenewed(): Promise<void> {
  await navigator.locks?.request(lockName, { mode: 'shared' }, () => undefined).catch(() => undefined);
}
