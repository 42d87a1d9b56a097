let count = 0;

/** Counts a write as pending until it settles. */
export async function trackWrite<Result>(call: Promise<Result>): Promise<Result> {
  count += 1;
  try {
    return await call;
  } finally {
    count -= 1;
  }
}

/** Whether a write is pending: a page that reloads now would not receive its result. */
export const isWritePending = (): boolean => count > 0;
