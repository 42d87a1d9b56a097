const lockName = 'az-session-renewal';

/** Does `work` while other tabs wait in `untilRenewed`. Without Web Locks nobody waits. Rejects as `work` does. */
export const whileRenewing = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work();

/** Resolves once no tab of this browser is replacing the session's token. */
export const untilRenewed = async (): Promise<void> => {
  await navigator.locks?.request(lockName, { mode: 'shared' }, () => undefined);
};
