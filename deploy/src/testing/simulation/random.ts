/** Returns random numbers from 0 to below 1; the same ones for the same seed. */
export type Random = () => number;

/** The generator sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, its first twelve numbers thrown away. */
export function randomOf(seed: number): Random {
  let [a, b, c, counter] = [0, 0, seed | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let thrown = 0; thrown < 12; thrown += 1) next();
  return next;
}

/** Number of trials until the first success, from 1; infinite for probability 0. */
export function trialsUntil(success: number, random: Random): number {
  if (success <= 0) return Number.POSITIVE_INFINITY;
  return 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - success));
}
