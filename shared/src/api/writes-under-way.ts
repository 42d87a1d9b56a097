let count = 0;

/** Counts a call that changes something, for as long as it is under way. */
export async function countWrite<Result>(call: Promise<Result>): Promise<Result> {
  count += 1;
  try {
    return await call;
  } finally {
    count -= 1;
  }
}

/** Whether a call that changes something is under way: a page that ended now would not learn what came of it. */
export const isWriteUnderWay = (): boolean => count > 0;
