import { type Refusal, refuse } from '../control/outcome.ts';

const codes = ['ENOSPC', 'EDQUOT'];

const isDiskFull = (error: unknown): boolean =>
  codes.includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Runs `work`, which must clean up after a failure; a full disk becomes a refusal. */
export async function refuseWhenFull<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const sentence = 'The disk of the origin is full: nothing has changed. Make room, then run it again.';
    return refuse(sentence, 'no-room');
  }
}
