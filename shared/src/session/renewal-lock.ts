const lockName = 'az-session-renewal';

// A browser that blocks storage refuses locks, too. Then, as without Web Locks, no tab waits.

/** Does `work`, once, while other tabs wait in `untilRenewed`. Rejects as `work` does. */
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
